import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const README = fileURLToPath(new URL('README.md', import.meta.url));
const LAST = 58;
/** They are about hosts, recordings and loads, which have tests of their own. */
const ELSEWHERE: readonly number[] = [9, 19, 20, 57];

type Row = { readonly number: number; readonly files: readonly string[] };

const rows: readonly Row[] = [...readFileSync(README, 'utf8').matchAll(/^\| (\d+) +\|.*$/gm)].map(([line, number]) => ({
  number: Number(number),
  files: [...line.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => resolve(join(dirname(README), path ?? ''))),
}));

/** A file bears the number in its name, or names the case in its text. */
const speaksOf = (file: string, number: number): boolean =>
  Number.parseInt(basename(file), 10) === number ||
  [...readFileSync(file, 'utf8').matchAll(/\bcases? (\d+(?:(?:, | and )\d+)*)/g)].some(([, all]) =>
    (all ?? '').split(/\D+/).map(Number).includes(number),
  );

test('every case has a row, once and in order', () => {
  const all = Array.from({ length: LAST }, (_, n) => n + 1);
  expect(rows.map(({ number }) => number).filter((number) => !ELSEWHERE.includes(number))).toEqual(
    all.filter((number) => !ELSEWHERE.includes(number)),
  );
});

test('every row names files that are there, and that are about the case', () => {
  const wrong = rows.flatMap(({ number, files }) => [
    ...(files.length === 0 ? [`case ${number} names no file`] : []),
    ...files.flatMap((file) =>
      existsSync(file) && speaksOf(file, number)
        ? []
        : [`case ${number}: ${basename(file)} is not there, or not about it`],
    ),
  ]);
  expect(wrong).toEqual([]);
});

test('no test that bears a number is left out', () => {
  const named = new Set(rows.flatMap(({ files }) => files));
  const folders = [dirname(README), resolve(dirname(README), '../../scenarios/cases')];
  const left = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => /^\d/.test(basename(file)) && !ELSEWHERE.includes(Number.parseInt(basename(file), 10)));
  expect(left.filter((file) => !named.has(file))).toEqual([]);
});
