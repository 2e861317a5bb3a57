import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';

/** How much room the chart has: none but its heading, its usual place, or that of the table too. */
export type Room = 'folded' | 'usual' | 'large';

export type RoomButtonsProps = {
  readonly room: Room;
  readonly set: (room: Room) => void;
  /** Whether there is a table whose room it could have. */
  readonly grows: boolean;
};

/** Folds the chart, or gives it the room of the table. */
export function RoomButtons({ room, set, grows }: RoomButtonsProps) {
  const folded = room === 'folded';
  const large = room === 'large';
  return (
    <span className="room">
      {grows && !folded && (
        <button
          type="button"
          className="btn fold"
          data-page-key="z"
          aria-pressed={large}
          onClick={() => set(large ? 'usual' : 'large')}
        >
          <Icon sign="enlarge" />
          {large ? say.chart.reduce : say.chart.enlarge}
          <kbd>Z</kbd>
        </button>
      )}
      <button
        type="button"
        className="btn fold"
        data-page-key="c"
        data-opens-for={folded ? (grows ? 'f z' : 'f') : undefined}
        data-turned={folded || undefined}
        aria-expanded={!folded}
        aria-controls="chart-drawn"
        onClick={() => set(folded ? 'usual' : 'folded')}
      >
        <Icon sign="next" className="i turn" />
        {folded ? say.chart.unfold : say.chart.fold}
        <kbd>C</kbd>
      </button>
    </span>
  );
}
