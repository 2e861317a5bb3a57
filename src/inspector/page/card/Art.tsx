import { memo } from 'react';
import { skyOf } from './stars.ts';

/** The picture of a card: its stars, and a hull for a ship, which faces its enemy. */
export const Art = memo(function Art({ title, ship, faces }: { title: string; ship: boolean; faces: 1 | -1 }) {
  const { height, stars, lines, hull } = skyOf(title, ship);
  return (
    <svg className="art" viewBox={`0 0 100 ${height}`} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <path className="ln" d={lines} />
      {stars.map(([x, y, radius]) => (
        <circle className="st" key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius.toFixed(2)} />
      ))}
      {hull && (
        <g transform={`translate(49 20) scale(${faces} 1)`}>
          {hull.outlines.map((outline) => (
            <path className="hull" key={outline} d={outline} />
          ))}
          <path className="ln" d={hull.strokes} />
        </g>
      )}
    </svg>
  );
});
