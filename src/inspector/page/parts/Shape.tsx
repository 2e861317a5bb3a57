/** One shape for each seat, clockwise: circle, triangle, square, diamond, hexagon, cross. */
const SHAPES = [
  'M15 8A7 7 0 1 1 1 8a7 7 0 1 1 14 0z',
  'M8 .8 15.600 14.600H.4z',
  'M1.500 1.500h13v13h-13z',
  'M8 0l8 8-8 8-8-8z',
  'M4.200 1h7.600l4 7-4 7H4.200l-4-7z',
  'M5.400.8h5.200v4.600h4.600v5.200h-4.600v4.600H5.400v-4.600H.8V5.400h4.600z',
] as const;

/** The shape of a seat, numbered from 1; seat 0 is nobody's. */
export function Shape({ seat }: { seat: number }) {
  const path = SHAPES[seat - 1];
  if (path === undefined) return null;
  return (
    <svg className="sh" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function PlacedShape({
  seat,
  x,
  y,
  size,
  className,
}: {
  seat: number;
  x: number;
  y: number;
  size: number;
  className: string;
}) {
  return (
    <svg
      className={className}
      data-p={seat}
      viewBox="0 0 16 16"
      x={x}
      y={y}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={SHAPES[seat - 1] ?? SHAPES[0]} />
    </svg>
  );
}
