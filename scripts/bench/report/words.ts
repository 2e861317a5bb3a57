/** How figures are written. */
import type { Spread } from '../clock/spread.ts';

const places = (figure: number): number => (figure >= 100 ? 0 : figure >= 10 ? 1 : 2);

/** Nanoseconds, in the unit that reads best. */
export const time = (ns: number): string => {
  if (ns < 1_000) return `${ns.toFixed(places(ns))} ns`;
  const [figure, unit] = ns < 1_000_000 ? [ns / 1_000, 'µs'] : [ns / 1_000_000, 'ms'];
  return `${figure.toFixed(places(figure))} ${unit}`;
};

const shortened = (figure: number): string => {
  if (figure < 1_000) return figure.toFixed(0);
  const [less, letter] = figure < 1_000_000 ? [figure / 1_000, 'k'] : [figure / 1_000_000, 'M'];
  return `${less.toFixed(places(less))}${letter}`;
};

/** How much of the median lies between it and the quarters, on average. */
const percent = ({ median, low, high }: Spread): string => `±${((50 * (high - low)) / median).toFixed(0)}%`;

/** Events a second, from nanoseconds for one. */
export const rate = (spread: Spread): string => `${shortened(1e9 / spread.median)} ${percent(spread)}`;

export const times = (figure: number): string => `×${figure.toFixed(places(figure))}`;

export const timesWith = ({ median, low, high }: Spread): string =>
  `${times(median)} (${low.toFixed(places(low))}–${high.toFixed(places(high))})`;

export const timeWith = (spread: Spread): string => `${time(spread.median)} ${percent(spread)}`;
