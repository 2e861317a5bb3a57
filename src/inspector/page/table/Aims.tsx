import { useLayoutEffect, useState } from 'react';
import type { BattleView } from '../../../view/view.ts';
import { say } from '../language/language.ts';
import { PlacedShape } from '../parts/Shape.tsx';
import { seatOf, useTable } from '../wire/table.ts';

type Arrow = {
  readonly ship: string;
  readonly seat: number;
  readonly attack: number;
  readonly path: string;
  readonly tip: readonly [x: number, y: number, degrees: number];
  readonly label: readonly [x: number, y: number];
};

/** Who fires at whom: an arrow from each ship that aims, in its player's colour, with the words where there is room. */
export function Aims({ battle, field }: { battle: BattleView; field: HTMLDivElement }) {
  const { hello, position } = useTable();
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  const roomForWords = battle.attacking.length === 1 && battle.defending.length <= 1;

  useLayoutEffect(() => {
    const measure = (): void => {
      const origin = field.getBoundingClientRect();
      const place = (id: string): DOMRect | null => {
        const found = field.querySelector(`[data-card="${CSS.escape(id)}"]`)?.getBoundingClientRect();
        return found ? new DOMRect(found.x - origin.x, found.y - origin.y, found.width, found.height) : null;
      };
      setArrows(
        battle.aims.flatMap(({ ship, at }, lane) => {
          const from = place(ship);
          const to = at === null ? null : place(at);
          const card = position.view.play.find(({ id }) => id === ship);
          if (!from || !to || !card) return [];
          const attacks = battle.attacking.includes(ship);
          return [
            {
              ship,
              seat: seatOf(hello, card.controller),
              attack: card.attackNow ?? 0,
              ...(from.right < to.left || to.right < from.left
                ? across(from, to, attacks)
                : roomForWords
                  ? along(from, to, attacks)
                  : round(from, to, attacks, lane)),
            },
          ];
        }),
      );
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(field);
    for (const card of field.querySelectorAll('.fight .card')) watcher.observe(card);
    return () => watcher.disconnect();
  }, [battle, field, hello, position, roomForWords]);

  return (
    <svg className="aims" aria-hidden="true">
      {arrows.map(({ ship, seat, attack, path, tip: [x, y, degrees], label: [labelX, labelY] }) => (
        <g key={ship} data-p={seat}>
          <path className="ln" d={path} />
          <path className="tip" transform={`translate(${x} ${y}) rotate(${degrees})`} d="M0 0-9-5v10z" />
          {roomForWords && (
            <>
              <PlacedShape seat={seat} x={labelX - 47} y={labelY - 9} size={10} className="sh" />
              <text x={labelX + 7} y={labelY}>
                {say.table.aims(attack)}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

type Drawn = Pick<Arrow, 'path' | 'tip' | 'label'>;

/** Side by side: a shallow bow, the attacker's above, the defender's below. */
function across(from: DOMRect, to: DOMRect, above: boolean): Drawn {
  const onward = from.right < to.left ? 1 : -1;
  const share = above ? 0.3 : 0.66;
  const y0 = from.top + from.height * share;
  const y1 = to.top + to.height * share;
  const x0 = (onward > 0 ? from.right : from.left) + onward * 6;
  const x1 = (onward > 0 ? to.left : to.right) - onward * 4;
  const x = (x0 + x1) / 2;
  const bow = above ? -14 : 14;
  const y = (y0 + y1) / 2 + bow;
  const degrees = (Math.atan2(y1 - y, x1 - x) * 180) / Math.PI;
  return {
    path: `M${x0} ${y0}Q${x} ${y} ${x1 - onward * 6} ${y1 + bow * 0.06}`,
    tip: [x1, y1, degrees],
    label: [x, above ? y - 4 : y + 13],
  };
}

/** One above the other: straight lines, side by side. */
function along(from: DOMRect, to: DOMRect, left: boolean): Drawn {
  const down = from.bottom < to.top ? 1 : -1;
  const share = left ? 0.3 : 0.7;
  const x = from.left + from.width * share;
  const x1 = to.left + to.width * share;
  const y0 = (down > 0 ? from.bottom : from.top) + down * 5;
  const y1 = (down > 0 ? to.top : to.bottom) - down * 4;
  return {
    path: `M${x} ${y0}L${x1} ${y1 - down * 6}`,
    tip: [x1, y1, (Math.atan2(y1 - y0, x1 - x) * 180) / Math.PI],
    label: [(x + x1) / 2 + (left ? -62 : 58), (y0 + y1) / 2 + 4],
  };
}

/** Lanes beside the cards, so many apart; more than that use one again. */
const LANES = 6;
const APART = 5;

/** Past the cards between: out to a lane of its own on its side's left or right, and in again. */
function round(from: DOMRect, to: DOMRect, left: boolean, lane: number): Drawn {
  const outward = left ? -1 : 1;
  const edge = (card: DOMRect): number => (left ? card.left : card.right);
  const x = edge(from) + outward * (14 + (lane % LANES) * APART);
  const y0 = from.top + from.height * 0.5;
  const y1 = to.top + to.height * 0.3 + (lane % LANES) * APART;
  const tip = edge(to) + outward * 3;
  return {
    path: `M${edge(from) + outward * 2} ${y0}H${x}V${y1}H${tip + outward * 6}`,
    tip: [tip, y1, left ? 0 : 180],
    label: [x, (y0 + y1) / 2],
  };
}
