import type { PlayerId } from '../../../model/ids.ts';
import { seatOf, titleOf, useGuide } from '../wire/table.ts';
import { Shape } from './Shape.tsx';

/** A player: shape, colour and name, always together. */
export function Who({ player }: { player: PlayerId }) {
  const { hello } = useGuide();
  const seat = seatOf(hello, player);
  return (
    <span className="who" data-p={seat}>
      <Shape seat={seat} />
      {titleOf(hello, player)}
    </span>
  );
}
