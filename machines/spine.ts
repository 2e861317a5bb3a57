import { type DoneActorEvent, setup } from 'xstate';
import type { Fact, Phase, Step } from '../src/model/fact.ts';
import type { Game } from '../src/model/game.ts';
import type { PlayerId } from '../src/model/ids.ts';
import type { Intent } from '../src/model/intent.ts';
import type { Question } from '../src/model/question.ts';
import type { RuleId } from '../src/model/rulebook.ts';
import type { Moment } from '../src/model/scene.ts';
import type { WindowName } from '../src/model/window.ts';
import { activate, play } from '../src/rules/announce.ts';
import {
  canGoOn,
  dealDamage,
  declare,
  finishBattle,
  order,
  ordersAwaited,
  stay,
  withdraw,
} from '../src/rules/battle.ts';
import { isLegal } from '../src/rules/clauses/clauses.ts';
import { settle } from '../src/rules/destruction.ts';
import { incomeStep } from '../src/rules/income.ts';
import { leaveTogether } from '../src/rules/leaving.ts';
import { clockwise, findEntry, playerOf, seated, topOf } from '../src/rules/look.ts';
import { askOpeningHand, deal, firstTurn, redrawIfChosen } from '../src/rules/openingHands.ts';
import { type Asking, answerTriggers, placeTriggers } from '../src/rules/ordering.ts';
import { askPatrols, giveOrder, joinPatrols } from '../src/rules/orders.ts';
import { countAsDone, openByTriggers } from '../src/rules/runaway.ts';
import { andThen, still, told } from '../src/rules/step.ts';
import { watch } from '../src/rules/triggers.ts';
import {
  askHandLimit,
  closePhase,
  discardChosen,
  drawStep,
  endTurn,
  gainControl,
  nextTurn,
  openPhase,
  readyStep,
} from '../src/rules/turn.ts';
import { type Asks, type Left, pileEntryMachine } from './pileEntry.ts';

export type SpineEvent = Intent | Asks | DoneActorEvent<Left>;

export type SpineInput = { readonly game: Game; readonly begins: Moment['at'] };

/** All that the spine remembers beside its states. */
export type Spine = {
  readonly game: Game;
  /** Whose doing is awaited, unless a question is open. */
  readonly holder: PlayerId;
  /** Who has passed, one after the other (700.6). */
  readonly passed: readonly PlayerId[];
  readonly question: Question | null;
  readonly begins: Moment['at'];
};

/** The rules that a state or a transition carries out. */
export const rules = (...cited: readonly RuleId[]) => ({ rules: cited });

const base = setup({
  types: {
    context: {} as Spine,
    events: {} as SpineEvent,
    input: {} as SpineInput,
    emitted: {} as Fact,
    tags: {} as WindowName | 'added',
    meta: {} as { readonly rules: readonly RuleId[] },
  },
  actors: { pileEntry: pileEntryMachine },
  guards: {
    isLegal: ({ context, event }, { window }: { readonly window: WindowName | null }) =>
      'player' in event &&
      isLegal(context.game, window && { name: window, holder: context.holder, question: context.question }, event),
    begins: ({ context }, { at }: { readonly at: Moment['at'] }) => context.begins === at,
    isOver: ({ context }) => context.game.ending !== null,
    activeIsOut: ({ context: { game } }) => playerOf(game, game.active).out,
    allPassed: ({ context: { game, passed } }) => seated(game).every((player) => passed.includes(player)),
    pileIsEmpty: ({ context }) => context.game.pile.length === 0,
    triggersWait: ({ context }) => context.game.triggers.length > 0,
    askedIsOut: ({ context: { game, question } }) => question === null || playerOf(game, question.asked).out,
    holderIsOut: ({ context: { game, holder } }) => playerOf(game, holder).out,
    holderLeaves: ({ context, event }) => event.type === 'concede' && event.player === context.holder,
    mustAnswer: ({ context }) => context.question !== null,
    askerIsGone: ({ context: { game, question } }) => !question?.entry || findEntry(game, question.entry) === undefined,
    wasRemoved: ({ event }) => 'output' in event && event.output.step === null,
    cannotGoOn: ({ context }) => !canGoOn(context.game),
    nobodyToWithdraw: ({ context }) => context.game.battle?.defending.length === 0,
    attackersOrdered: ({ context }) => ordersAwaited(context.game) !== 'attacking',
    allOrdered: ({ context }) => ordersAwaited(context.game) === null,
    noBattleWindows: ({ context }) => !context.game.ruleset.battleWindows,
  },
});

/** What came of a rule: the new game, the facts, and what else the spine is to remember. Always all of it: one shape is fast. */
type Outcome = Step & Pick<Spine, 'holder' | 'passed' | 'question'>;

/** The initiative and the question stay as they are. */
const stays = ({ game, facts }: Step, { holder, passed, question }: Spine): Outcome => ({
  game,
  facts,
  holder,
  passed,
  question,
});

/**
 * The one door between rules and state: the new game goes in, facts go out, and the pile's actors follow the facts:
 * `announced` spawns one, `removed` dismisses it. No transition has to remember either.
 */
const does = (rule: (spine: Spine, event: SpineEvent) => Outcome) =>
  base.enqueueActions(({ context, event, enqueue }) => {
    const { game, facts, holder, passed, question } = rule(context, event);
    enqueue.assign({ game, holder, passed, question });
    for (const fact of facts) {
      enqueue.emit(fact);
      if (fact.type === 'announced')
        enqueue.spawnChild('pileEntry', { id: fact.entry.id, input: { id: fact.entry.id } });
      if (fact.type === 'removed') enqueue.sendTo(fact.entry.id, { type: 'entry.remove' } as never);
    }
  });

/** Something that happens at once; afterwards destruction is checked (1000.4). */
const happens = (rule: (game: Game) => Step) => does((spine) => stays(settle(spine.game, rule(spine.game)), spine));

const opens = (phase: Phase) => happens((game) => openPhase(game, phase));
const closes = (phase: Phase) => happens((game) => closePhase(game, phase));

/** The same, asked for by a player: so no loop of triggers is running (700.14). */
const acts = <T extends Intent['type']>(type: T, rule: (game: Game, intent: Extract<Intent, { type: T }>) => Step) =>
  does((spine, event) => {
    if (!isIntent(event, type)) throw new Error(`${event.type} came where ${type} was meant`);
    return stays(settle(spine.game, rule(countAsDone(spine.game), event)), spine);
  });

const isIntent = <T extends Intent['type']>(event: SpineEvent, type: T): event is Extract<Intent, { type: T }> =>
  event.type === type;

const announces = (game: Game, event: SpineEvent): Step => {
  if (event.type === 'play') return play(game, event);
  if (event.type === 'activate') return activate(game, event);
  throw new Error(`${event.type} announces nothing`);
};

/** The answer to what is open now. */
const answerIn = (
  { question }: Spine,
  event: SpineEvent,
): { readonly question: Question; readonly chosen: readonly number[]; readonly told: Fact } => {
  if (event.type !== 'answer' || !question) throw new Error(`${event.type} answers nothing`);
  return { question, chosen: event.chosen, told: { type: 'answered', player: event.player } };
};

/** What was chosen happens at once; nothing is asked any more. */
const chooses = (rule: (game: Game, question: Question, chosen: readonly number[]) => Step) =>
  does((spine, event) => {
    const { question, chosen, told: fact } = answerIn(spine, event);
    const step = rule(countAsDone(spine.game), question, chosen);
    const settled = settle(spine.game, { game: step.game, facts: [fact, ...step.facts] });
    return stays(settled, { ...spine, question: null });
  });

/** What goes on the pile meanwhile is an addition, whosever it is (700.12). */
const asked = ({ step, question }: Asking, { holder, passed }: Spine, before: readonly Fact[] = []): Outcome => ({
  game: step.game,
  facts: before.length === 0 ? step.facts : [...before, ...step.facts],
  holder,
  passed: step.facts.some(({ type }) => type === 'announced') ? NOBODY : passed,
  question,
});

const NOBODY: readonly PlayerId[] = [];

/** That player, or the next clockwise when they have left. */
const inTurn = (game: Game, player: PlayerId): PlayerId =>
  playerOf(game, player).out && seated(game).length > 0 ? clockwise(game, player) : player;

export const spine = base.extend({
  actions: {
    // The initiative
    announce: does((spine, event) => {
      const step = settle(spine.game, announces(countAsDone(spine.game), event));
      return stays(step, { ...spine, passed: NOBODY });
    }),
    decline: does(({ game, holder, passed, question }) => ({
      game,
      facts: [{ type: 'passed', player: holder, count: passed.length + 1, of: seated(game).length }],
      holder: clockwise(game, holder),
      passed: [...passed, holder],
      question,
    })),
    handOver: does(({ game, holder, question }) => {
      const to = clockwise(game, holder);
      return { game, facts: [{ type: 'handedOn', player: holder, to }], holder: to, passed: NOBODY, question };
    }),
    activeHolds: base.assign({ holder: ({ context: { game } }) => inTurn(game, game.active), passed: [] }),
    passOn: base.assign({ holder: ({ context: { game, holder } }) => inTurn(game, holder) }),
    defenderHolds: base.assign({ holder: ({ context: { game, holder } }) => game.battle?.defender ?? holder }),
    leave: does(({ game: before, holder, passed, question }, event) => {
      if (event.type !== 'concede') throw new Error(`${event.type} came where concede was meant`);
      const { game, facts } = settle(before, leaveTogether(before, [event.player], 'conceded'));
      const seatedStill = passed.filter((player) => !playerOf(game, player).out);
      return { game, facts, holder: inTurn(game, holder), passed: seatedStill, question };
    }),

    // Triggers
    openByTriggers: does((spine) => stays(openByTriggers(spine.game), spine)),
    placeTriggers: does((spine) => asked(placeTriggers(spine.game), spine)),
    answerTriggers: does((spine, event) => {
      const { question, chosen, told: fact } = answerIn(spine, event);
      return asked(answerTriggers(countAsDone(spine.game), question, chosen), spine, [fact]);
    }),

    // Resolving
    wake: base.sendTo(
      ({ context }) => topOf(context.game).id,
      ({ context }) => ({ type: 'entry.resolve', game: context.game }),
    ),
    takeBack: does((spine, event) => {
      const { game } = spine;
      return stays('output' in event && event.output.step ? settle(game, event.output.step) : still(game), spine);
    }),
    reap: base.stopChild(({ event }) => ('output' in event ? event.output.id : '')),
    hear: does((spine, event) => {
      if (event.type !== 'entry.asks') throw new Error(`${event.type} asks nothing`);
      // Destruction waits for the end of the entry (700.10), but triggers go off.
      const step = andThen(event.step, (now) => watch(spine.game, now, event.step.facts));
      return stays(step, { ...spine, question: event.question });
    }),
    relay: base.sendTo(
      ({ context }) => topOf(context.game).id,
      ({ context, event }) => ({
        type: 'entry.answer',
        game: context.game,
        chosen: event.type === 'answer' ? event.chosen : null,
      }),
    ),
    noteAnswer: does((spine, event) => {
      const answered = told(countAsDone(spine.game), answerIn(spine, event).told);
      return stays(answered, { ...spine, question: null });
    }),
    closeQuestion: base.assign({ question: null }),

    // The set-up
    deal: happens(deal),
    askOpeningHand: does((spine) => asked(askOpeningHand(spine.game, spine.passed), spine)),
    redrawIfChosen: does((spine, event) => {
      const { question, chosen, told: fact } = answerIn(spine, event);
      const { game, facts } = redrawIfChosen(spine.game, question, chosen);
      // Who has decided is kept as those are who have passed.
      const passed = [...spine.passed, question.asked];
      return { game, facts: [fact, ...facts], holder: spine.holder, passed, question: null };
    }),
    firstTurn: happens(firstTurn),

    // Orders
    giveOrder: acts('order', giveOrder),

    // Battle
    declare: acts('attack', declare),
    askPatrols: does((spine) => asked(askPatrols(spine.game), spine)),
    joinPatrols: chooses(joinPatrols),
    withdraw: acts('withdraw', (game, { ship }) => withdraw(game, ship)),
    stay: acts('stay', (game, { player }) => stay(game, player)),
    aim: acts('aim', (game, { ship, at }) => order(game, ship, at)),
    hold: acts('hold', (game, { ship }) => order(game, ship, null)),
    dealDamage: happens(dealDamage),
    finishBattle: happens(finishBattle),

    // The turn
    openInitial: opens('initial'),
    openDevelopment: opens('development'),
    openCommand: opens('command'),
    openBattle: opens('battle'),
    openEnd: opens('end'),
    closeInitial: closes('initial'),
    closeDevelopment: closes('development'),
    closeCommand: closes('command'),
    closeBattle: closes('battle'),
    closeEnd: closes('end'),
    readyStep: happens(readyStep),
    incomeStep: happens(incomeStep),
    drawStep: happens(drawStep),
    gainControl: happens(gainControl),
    askHandLimit: does((spine) => asked(askHandLimit(spine.game), spine)),
    discardChosen: chooses(discardChosen),
    endTurn: happens(endTurn),
    nextTurn: happens(nextTurn),
  },
});

export const begin = ({ input }: { input: SpineInput }): Spine => ({
  game: input.game,
  holder: input.game.active,
  passed: [],
  question: null,
  begins: input.begins,
});
