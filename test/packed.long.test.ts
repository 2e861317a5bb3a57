import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLibrary } from '../scripts/build.mjs';
import { bin, root } from '../scripts/processes.mjs';

const { dependencies, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  version: string;
};

/** Another project, into which the package is installed as npm packs it, with what it depends on and nothing else. */
const project = mkdtempSync(join(tmpdir(), 'starpile-packed-'));
const installed = join(project, 'node_modules', 'starpile');
afterAll(() => rmSync(project, { recursive: true, force: true }));

const linked = (name: string): void => {
  const to = join(project, 'node_modules', name);
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), to);
};

beforeAll(async () => {
  expect(await buildLibrary()).toBe(0);
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', project], { cwd: root });
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(project, `starpile-${version}.tgz`), '-C', installed, '--strip-components=1']);
  for (const name of [...Object.keys(dependencies), '@types/node']) linked(name);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'another', type: 'module' }));
  writeFileSync(join(project, 'main.ts'), MAIN);
}, 120_000);

/** Uses each door, so that a door without its types or without its values is noticed. */
const MAIN = `
import { createGame, dealtScene, playerId, restoreGame, type StarpileGame } from 'starpile';
import { BOTS, host, type MakeBot, seated } from 'starpile/bots';
import { CARDS, DECKS } from 'starpile/cards';
import { attach } from 'starpile/inspect';
import { compile } from 'starpile/kernel';
import { gameMachine } from 'starpile/machines';
import { readScene } from 'starpile/notation';

const first: MakeBot = () => ({
  name: 'first',
  decide({ player, legal }) {
    if (legal.some(({ type }) => type === 'pass')) return { type: 'pass', player };
    return legal.some(({ type }) => type === 'stay') ? { type: 'stay', player } : { type: 'concede', player };
  },
});
const [ada, bor] = [playerId('ada'), playerId('bor')];
const game: StarpileGame = createGame(
  dealtScene([{ player: ada, deck: DECKS.ardent }, { player: bor, deck: DECKS.hush }], {
    cards: CARDS,
    seed: 4,
    ruleset: { turnLimit: 3 },
  }),
);
host(game, seated(game.truth.seats, [first, first], 1));
const saved = game.save();
const same = JSON.stringify(restoreGame(saved).save()) === JSON.stringify(saved);
const doors = [attach, compile, readScene].map((door) => typeof door).join(' ');
console.log(game.truth.ending?.kind, same, doors, gameMachine.id.length > 0);
// @ts-expect-error: with types, this is none of what it takes.
if (Math.random() > 1) createGame(7);
`;

const said = (args: readonly string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return { out: stdout.trim(), err: stderr.trim(), code: status };
};

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('every door has its types: module %s, resolved as %s', (module, resolution) => {
  const how = ['--module', module, '--moduleResolution', resolution, '--target', 'es2023', '--types', 'node'];
  const out = ['--outDir', resolution];
  expect(said([bin('typescript', 'tsc'), '--strict', '--skipLibCheck', 'false', ...how, ...out, 'main.ts'])).toEqual({
    out: '',
    err: '',
    code: 0,
  });
  expect(said([join(resolution, 'main.js')])).toEqual({
    out: expect.stringMatching(/^(won|drawn) true function function function true$/),
    err: '',
    code: 0,
  });
});

test('the door for tests has its types too, where fast-check is', () => {
  linked('fast-check');
  writeFileSync(
    join(project, 'testing.ts'),
    "import { assertPlays } from 'starpile/testing';\nexport const f: typeof assertPlays = assertPlays;\n",
  );
  const how = ['--module', 'nodenext', '--target', 'es2023', '--strict', '--noEmit', '--types', 'node'];
  expect(said([bin('typescript', 'tsc'), ...how, 'testing.ts'])).toEqual({ out: '', err: '', code: 0 });
});

test('the command works as it is installed, on threads too, and has its page', () => {
  const command = join(installed, 'dist', 'cli.js');
  expect(said([command, '--version'])).toMatchObject({ out: version, code: 0 });
  const scenario = join(installed, 'scenarios', 'worked-example.pile');
  expect(said([command, 'run', scenario])).toMatchObject({ err: '', code: 0 });
  const games = said([
    command,
    'simulate',
    '--games',
    '4',
    '--turns',
    '3',
    '--bots',
    'random',
    '--threads',
    '2',
    '--json',
  ]);
  expect(games).toMatchObject({ err: '', code: 0 });
  expect(JSON.parse(games.out)).toMatchObject({ games: 4, breach: null });
  expect(existsSync(join(installed, 'dist', 'page', 'index.html'))).toBe(true);
});
