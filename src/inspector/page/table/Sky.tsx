import { memo } from 'react';
import { numbersFrom } from '../card/stars.ts';

/** Behind the table: the lines of a star atlas and a few faint stars. */
export const Sky = memo(function Sky() {
  const next = numbersFrom('sky');
  const rays = Array.from({ length: 15 }, (_, ray) => Math.PI + (ray / 14) * Math.PI);
  const stars = Array.from({ length: 46 }, () => ({
    x: next() * 800,
    y: next() * 430,
    r: 0.5 + next() * next() * 1.6,
  }));
  return (
    <svg className="sky" viewBox="0 0 800 430" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((ring) => (
        <circle className="g" key={ring} cx="400" cy="520" r={ring * 90} />
      ))}
      {rays.map((angle) => (
        <path
          className="g"
          key={angle}
          d={`M${400 + 90 * Math.cos(angle)} ${520 + 90 * Math.sin(angle)}L${400 + 900 * Math.cos(angle)} ${520 + 900 * Math.sin(angle)}`}
        />
      ))}
      {stars.map(({ x, y, r }) => (
        <circle className="s" key={x} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
});
