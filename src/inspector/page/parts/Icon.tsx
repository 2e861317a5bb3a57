/** Every sign of the page, as the strokes it is drawn with. Kinds of cards first, then what can be done, then the page's own. */
const SIGNS = {
  news: 'M2.500 9.500v-3h2L11 3v10L4.500 9.500zM5 9.800l1 3.700h1.800l-.8-3M13 6.200v3.600',
  damage:
    'M8 1.500l1.400 4.200L13.500 4 11 7.700l3.500 2-4.300.3.300 4.300L8 10.800 5.500 14.300l.3-4.300-4.300-.3 3.500-2L2.500 4l4.100 1.700z',
  ability: 'M9 1.500 3.500 9H8l-1 5.500L12.500 7H8z',
  ship: 'M1.500 8 6 5.500 14.500 8 6 10.500zM6 5.500 4 2.500M6 10.500l-2 3',
  region:
    'M14.300 8a6.300 6.300 0 1 1-12.600 0a6.300 6.300 0 1 1 12.600 0M9.500 8a1.500 1.500 0 1 1-3 0a1.500 1.500 0 1 1 3 0',
  location:
    'M8 14.500c3-3.600 4.500-6 4.500-8a4.500 4.500 0 0 0-9 0c0 2 1.500 4.400 4.500 8zM8 8.200a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400z',
  starbase: 'M8 1.500v13M3 5.500h10M3 10.500h10M5 3.500h6M5 12.500h6',
  structure: 'M2.500 13.500v-6l5.500-4 5.500 4v6zM6 13.500v-4h4v4',
  upgrade: 'M8 13.500v-9M4.200 8 8 4.200 11.800 8M3 1.700h10',
  attack: 'M12.500 8a4.500 4.500 0 1 1-9 0a4.500 4.500 0 1 1 9 0M8 1v4M8 11v4M1 8h4M11 8h4',
  shield: 'M8 1.500 13.500 3.500v4.300c0 3-2.200 5.300-5.500 6.700-3.300-1.400-5.500-3.700-5.500-6.700V3.500z',
  tapped: 'M1.500 5h13v6h-13zM4.500 5v6',
  assembling: 'M3 2h10M3 14h10M4 2c0 4 8 8 8 12M12 2c0 4-8 8-8 12',
  withdraw: 'M13.500 8h-10M7.500 4l-4 4 4 4M13.500 3v10',
  stay: 'M8 2v7M3.500 9.500a4.500 4.500 0 0 0 9 0M5.500 4.500h5',
  hold: 'M5 3v10M11 3v10',
  answer: 'M5.500 5.600a2.600 2.600 0 1 1 3.900 2.200c-.9.500-1.400 1-1.400 2M8 12.700v.1',
  pass: 'M2 8a6 6 0 0 1 10.500-4M14 8a6 6 0 0 1-10.500 4M12.700 1v3.200H9.500M3.300 15v-3.200h3.200',
  concede: 'M4 14.500v-13M4 2h8l-2 3 2 3H4',
  pile: 'M2 12.500h12M2 9h12M4 5.500h8M8 3.300V1M6.900 2.100h2.200',
  open: 'M2 13.500h12M2 10.500h12M2 7.500h12M8 1v4.200M5.900 3.100h4.200',
  lock: 'M3 7.500h10v6.500H3zM5 7.500V5a3 3 0 0 1 6 0v2.500M8 10v1.700',
  free: 'M14 8A6 6 0 1 1 2 8a6 6 0 1 1 12 0M8 4.500V8l2.500 1.500',
  cross: 'M3.500 3.500l9 9M12.500 3.500l-9 9',
  tick: 'M2.500 8.500l3.500 3.500 7.500-8',
  to: 'M1.500 8h12M9.500 4l4 4-4 4',
  house: 'M2.500 7.800 8 3l5.500 4.800M4.500 7v6h7V7',
  find: 'M11.500 7a4.500 4.500 0 1 1-9 0a4.500 4.500 0 1 1 9 0M10.500 10.500 14 14',
  theme: 'M14 8A6 6 0 1 1 2 8a6 6 0 1 1 12 0M8 2v12M8 5.500l4.500-1M8 8.500h6M8 11.500l4 .7',
  restart: 'M13.500 8A5.500 5.500 0 1 1 11.300 3.600M13.700 1.500v3.200h-3.200',
  play: 'M4.500 2.500v11l8.500-5.500z',
  next: 'M5.500 3l5.500 5-5.500 5',
  prev: 'M10.500 3 5 8l5.500 5',
  first: 'M12 3 6.500 8l5.500 5M4 3v10',
  last: 'M4 3l5.500 5L4 13M12 3v10',
  down: 'M8 2v11M4 9.500 8 13.500l4-4',
  back: 'M6.500 3 2.500 7l4 4M2.500 7h7a4 4 0 0 1 0 7.500H7',
  more: 'M2 4h12M2 8h12M2 12h12',
  edit: 'M2.500 13.500l1-3.500 7.500-7.500 2.500 2.500L6 12.500zM9.500 4l2.500 2.500',
  share: 'M8 10V1.500M4.500 5 8 1.500 11.500 5M5 7.500H3v7h10v-7h-2',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  enlarge: 'M9.500 2H14v4.500M14 2 9 7M6.500 14H2V9.500M2 14l5-5',
  sequence: 'M3 2v12M13 2v12M3 5.500h8M8.800 3.500l2.200 2-2.200 2M13 10.500H5M7.200 8.500 5 10.500l2.200 2',
  table: 'M1.500 3h13v10h-13zM1.500 8h13M6 8v5',
  chart: 'M1.500 2h5v4h-5zM9.500 10h5v4h-5zM4 6v6h5.500',
  log: 'M5 3.500h9M5 8h9M5 12.500h9M2 3.500h.1M2 8h.1M2 12.500h.1',
  live: 'M1.500 8.500h3L6.500 3l3 10 2-4.500h3',
  data: 'M6 2.500c-2 0-2 1.500-2 3S3.500 8 2 8c1.500 0 2 1 2 2.500s0 3 2 3M10 2.500c2 0 2 1.500 2 3s.5 2.500 2 2.500c-1.500 0-2 1-2 2.500s0 3-2 3',
  star: 'M8 1.500l1.800 4.700 4.700 1.800-4.700 1.800L8 14.500l-1.800-4.700L1.500 8l4.700-1.800z',
} as const;

export type Sign = keyof typeof SIGNS;

/** A sign beside words that say the same, so it is not read out. */
export function Icon({ sign, className = 'i' }: { sign: Sign; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  );
}

/** A sign inside another drawing, where it has a place. */
export function PlacedIcon({
  sign,
  x,
  y,
  size,
  className,
}: {
  sign: Sign;
  x: number;
  y: number;
  size: number;
  className: string;
}) {
  return (
    <svg className={className} viewBox="0 0 16 16" x={x} y={y} width={size} height={size} aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  );
}
