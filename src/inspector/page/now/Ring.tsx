import type { Sign } from '../parts/Icon.tsx';
import { PlacedIcon } from '../parts/Icon.tsx';
import { textOf } from '../parts/Said.tsx';
import { PlacedShape } from '../parts/Shape.tsx';
import { seatOf, useTable } from '../wire/table.ts';

const CENTRE = 36;
const RADIUS = 27;
const MARK = 12;

/** The seats, clockwise, the first at the bottom: who holds the initiative, who is next, and who has passed. */
export function Ring() {
  const { hello, position } = useTable();
  const { holder, next, passed, view, mode, band } = position;
  const seats = hello.players.length;
  const step = (2 * Math.PI) / seats;
  const angle = (seat: number): number => (seat - 1) * step + Math.PI / 2;
  const said = `${textOf(hello, band.now)}. ${textOf(hello, band.passes[0])}. ${textOf(hello, band.passes[1])}`;
  const left = view.players.filter(({ out }) => !out).length;
  const sign: Sign | null =
    mode === 'resolving' ? 'lock' : mode === 'over' ? 'star' : mode === 'asking' ? 'answer' : null;
  // While something is asked no pass counts, and none is shown.
  const counts = mode !== 'asking';
  return (
    <svg className="ring" viewBox="0 0 72 72" role="img" aria-label={said}>
      <circle className="orbit" cx={CENTRE} cy={CENTRE} r={RADIUS} />
      {holder !== null && next !== null && holder !== next && (
        <Way from={angle(seatOf(hello, holder))} to={angle(seatOf(hello, next))} seats={seats} />
      )}
      {view.players.map(({ id, out }) => {
        const seat = seatOf(hello, id);
        const [x, y] = on(angle(seat));
        const holds = id === holder;
        return (
          <g key={id} opacity={out ? 0.35 : 1}>
            <circle className={holds ? 'halo' : 'bg'} cx={x} cy={y} r={holds ? (seats > 4 ? 9 : 10.5) : 8} />
            <PlacedShape seat={seat} x={x - MARK / 2} y={y - MARK / 2} size={MARK} className="seat" />
            {counts && passed.includes(id) && <Tick at={on(angle(seat) + 0.46)} />}
          </g>
        );
      })}
      {sign === null ? (
        <text x={CENTRE} y="40.500">
          {view.passes}/{left}
        </text>
      ) : (
        <PlacedIcon sign={sign} x={29} y={29} size={14} className="i centre" />
      )}
    </svg>
  );
}

const on = (angle: number): readonly [number, number] => [
  CENTRE + RADIUS * Math.cos(angle),
  CENTRE + RADIUS * Math.sin(angle),
];

/** A pass: a tick beyond the seat, where the way from the seat before does not reach. */
const Tick = ({ at: [x, y] }: { at: readonly [number, number] }) => (
  <path className="tick" d={`M${x - 3.5} ${y}l2.500 2.500 4.500-5.500`} />
);

/** The way the initiative will go: an arc where there is room, always a tip. */
function Way({ from, to, seats }: { from: number; to: number; seats: number }) {
  const span = (to - from + 2 * Math.PI) % (2 * Math.PI);
  const end = from + span - (seats > 4 ? (2 * Math.PI * 0.42) / seats : 0.46);
  const [x, y] = on(end);
  const [x0, y0] = on(from + 0.44);
  const [x1, y1] = on(end - 0.1);
  return (
    <>
      {seats < 5 && (
        <path className="arc" d={`M${x0} ${y0}A${RADIUS} ${RADIUS} 0 ${span > Math.PI + 0.6 ? 1 : 0} 1 ${x1} ${y1}`} />
      )}
      <path className="tip" transform={`translate(${x} ${y}) rotate(${(end * 180) / Math.PI + 90})`} d="M3 0-4-4v8z" />
    </>
  );
}
