import type { PlayerId } from '../../model/ids.ts';
import type { WindowName } from '../../model/window.ts';
import type { Words } from '../../view/words.ts';
import { type Frame, isAlive } from '../adapter/frame.ts';
import type { Position } from '../protocol.ts';
import { cardTitle, entryWord, playerTitle } from './naming.ts';
import { endWords } from './playerWords.ts';
import { nextOf, seatedIn } from './seats.ts';
import { ABOUT, PHASE } from './terms.ts';

type Band = Position['band'];

export function modeOf({ settled: { game, window } }: Frame): Position['mode'] {
  if (game.ending) return 'over';
  if (!window) return 'resolving';
  if (window.question) return 'asking';
  return window.name === 'pile' ? 'building' : 'open';
}

/** The band above everything: who acts, what waits, and why. `frames` are the steps up to and with this one. */
export function bandWords(frames: readonly Frame[]): Band {
  const frame = frames.at(-1);
  if (!frame) throw new Error('There is no step to tell of.');
  switch (modeOf(frame)) {
    case 'over':
      return overBand(frame);
    case 'resolving':
      return resolvingBand(frame, frames);
    case 'asking':
      return askingBand(frame);
    case 'building':
      return buildingBand(frame, frames);
    case 'open':
      return openBand(frame);
  }
}

function overBand({ settled: { game } }: Frame): Band {
  const said = game.ending ? endWords(game.ending) : null;
  const why: Words = said?.rule ? ['The game ends here ', { rule: said.rule }] : [''];
  return {
    mode: ['Over', 'Nothing more can happen'],
    now: said?.words ?? ['The game is over'],
    why,
    passes: [['The game is over'], turnLine(game)],
  };
}

function resolvingBand(frame: Frame, frames: readonly Frame[]): Band {
  const { game, passed } = frame.settled;
  const lives = frame.entries.filter(isAlive);
  const current = lives.findLast(({ state }) => state !== 'waiting') ?? lives.at(-1);
  const rest = lives.filter((life) => life !== current).toReversed();
  const now: Words = current?.seen
    ? [{ player: current.seen.controller }, '’s ', { entry: current.id, title: current.seen.title }, ' is resolving']
    : ['The pile is resolving'];
  const then = rest.flatMap(({ id, seen }, at): Words => {
    const target = seen?.targets[0];
    return [
      at === 0 ? 'Then ' : ', then ',
      { entry: id, title: seen?.title ?? id },
      ...(target ? [' to ', ...target.words] : []),
    ];
  });
  return {
    mode: ['Resolving, locked', 'Nobody can add to this pile'],
    now,
    why: [...(rest.length > 0 ? then : ['It is the last of this pile']), ' ', { rule: '700.7' }],
    passes: [[`All ${seatedIn(game).length} passed`], passSteps(frames, passed)],
  };
}

/** "Ian at step 40, Elysha at 41". */
function passSteps(frames: readonly Frame[], passed: readonly PlayerId[]): Words {
  const at = (player: PlayerId): number =>
    frames.findLastIndex(({ facts }) => facts.some((fact) => fact.type === 'passed' && fact.player === player));
  return passed.flatMap((player, place): Words => {
    const n = at(player);
    return n < 0 ? [] : [place === 0 ? '' : ', ', { player }, place === 0 ? ` at step ${n}` : ` at ${n}`];
  });
}

function askingBand(frame: Frame): Band {
  const { question, entries, settled } = frame;
  if (!question) return openBand(frame);
  const { words, rule } = ABOUT[question.about];
  const entry = entries.find(({ id }) => id === question.entry);
  const why: Words = entry?.seen
    ? [{ entry: entry.id, title: entry.seen.title }, ' asks it while it resolves ', { rule }]
    : ['The game itself asks it ', { rule }];
  return {
    mode: ['Asking', entry ? 'The pile stays locked meanwhile' : 'Nothing else until it is answered'],
    now: [{ player: question.asked }, ` must choose ${words}`],
    why,
    passes: [[entry ? `All ${seatedIn(settled.game).length} passed` : 'No pass is counted'], turnLine(settled.game)],
  };
}

function buildingBand(frame: Frame, frames: readonly Frame[]): Band {
  const { holder, settled, entries } = frame;
  const { game, passed, added } = settled;
  const waiting = entries.filter(isAlive).length;
  const of = seatedIn(game).length;
  const next = nextOf(game, holder);
  return {
    mode: ['Building', `The pile is open, ${waiting} ${waiting === 1 ? 'entry' : 'entries'}`],
    now: [{ player: holder }, ' holds the initiative'],
    why: added ? addedWhy(frame, frames) : untouchedWhy(passed.length, of),
    passes: [
      [`Passes: ${passed.length === 0 ? 'none' : passed.length} of ${of}`],
      next ? ['next clockwise ', { player: next }] : [''],
    ],
  };
}

function untouchedWhy(passes: number, of: number): Words {
  if (passes + 1 === of)
    return ['Has added nothing: to hand on is the last pass, and the pile resolves ', { rule: '700.6' }];
  return ['Has added nothing: to hand on is a pass ', { rule: '700.5' }];
}

function addedWhy({ entries, holder }: Frame, frames: readonly Frame[]): Words {
  const fact = frames
    .findLast(({ intent }) => intent?.player === holder && (intent.type === 'play' || intent.type === 'activate'))
    ?.facts.find(({ type }) => type === 'announced');
  const game = frames.at(-1)?.settled.game;
  const what: Words = fact?.type === 'announced' && game ? [entryWord(game, fact.entry, entries)] : ['something'];
  return ['Added ', ...what, ': handing on is no pass, and the count is back to none ', { rule: '700.5' }];
}

const OPEN: Readonly<
  Record<
    Exclude<WindowName, 'pile' | 'choosing' | 'resolving'>,
    { readonly mode: string; readonly now: string; readonly why: Words }
  >
> = {
  development: {
    mode: PHASE.development.words,
    now: ' may play cards and abilities',
    why: ['To pass declares the phase over ', { rule: '500.9' }],
  },
  command: {
    mode: PHASE.command.words,
    now: ' may play news and abilities',
    why: ['To pass declares the phase over ', { rule: '500.9' }],
  },
  battle: {
    mode: PHASE.battle.words,
    now: ' may declare a battle',
    why: ['One at a time, in each region once a phase ', { rule: '900.1' }],
  },
  closing: {
    mode: 'Closing the phase',
    now: ' holds the initiative',
    why: ['To pass lets the phase end; news or an ability opens a pile ', { rule: '500.9' }],
  },
  withdraw: {
    mode: 'Withdraw step',
    now: ' may withdraw ships',
    why: ['The defender may, before battle targets are given ', { rule: '900.3' }],
  },
  aim: {
    mode: 'Target step',
    now: ' gives battle targets',
    why: ['The attacker orders first, then the defender ', { rule: '900.4' }],
  },
};

function openBand({ holder, settled }: Frame): Band {
  const { game, passed, window } = settled;
  const name = window?.name ?? 'development';
  const said = OPEN[name as keyof typeof OPEN] ?? OPEN.development;
  const region = game.battle && game.play[game.battle.region];
  const second = region ? `Battle at ${cardTitle(game, region.name)}` : 'No pile is open';
  const of = seatedIn(game).length;
  const counts = name === 'closing';
  return {
    mode: [said.mode, second],
    now: [{ player: holder }, said.now],
    why: said.why,
    passes: [
      [counts ? `Passes: ${passed.length === 0 ? 'none' : passed.length} of ${of}` : 'No pile is open'],
      turnLine(game),
    ],
  };
}

const turnLine = ({ turn, active }: Frame['settled']['game']): Words => [`turn ${turn}, ${playerTitle(active)}`];
