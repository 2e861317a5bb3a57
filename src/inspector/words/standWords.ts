import { project } from '../../view/project.ts';
import type { PermanentView, PlayerView, View, Viewer } from '../../view/view.ts';
import type { Words } from '../../view/words.ts';
import type { Frame } from '../adapter/frame.ts';
import type { Compared } from '../protocol.ts';
import { listedWords } from './naming.ts';

type Stand = Compared['stands'][number];

/** What is otherwise at the ends of two lines, as one viewer sees them. `shared`: the last step of both. */
export function standWords(
  a: Frame | undefined,
  b: Frame | undefined,
  shared: Frame | undefined,
  viewer: Viewer,
): readonly Stand[] {
  if (!a || !b) return [];
  const [one, two] = [project(a.settled, viewer), project(b.settled, viewer)];
  const old = new Set(shared ? project(shared.settled, viewer).play.map(({ id }) => id) : []);
  return [
    ...turnOf(one, two),
    ...one.players.flatMap((player, at) => playerOf(player, two.players[at])),
    ...cardsOf(one, two, old),
    ...newOf(one, two, old),
  ];
}

const stand = (what: Words, a: Words, b: Words): readonly Stand[] =>
  JSON.stringify(a) === JSON.stringify(b) ? [] : [{ what, sides: [a, b] }];

function turnOf(one: View, two: View): readonly Stand[] {
  const words = ({ turn, active, ending }: View): Words => (ending ? ['over'] : [`turn ${turn}, `, { player: active }]);
  return [
    ...stand(['The turn'], words(one), words(two)),
    ...stand(['The pile'], [entries(one.pile.length)], [entries(two.pile.length)]),
  ];
}

const entries = (many: number): string => (many === 0 ? 'empty' : many === 1 ? '1 entry' : `${many} entries`);

function playerOf(one: PlayerView, two: PlayerView | undefined): readonly Stand[] {
  if (!two) return [];
  const row = (what: string, of: (player: PlayerView) => string): readonly Stand[] =>
    stand([{ player: one.id }, `: ${what}`], [of(one)], [of(two)]);
  return [
    ...row('in the game', ({ out }) => (out ? 'no' : 'yes')),
    ...row('ISK', ({ isk }) => `${isk}`),
    ...row('hand', ({ hand }) => `${hand.count}`),
    ...row('deck', ({ deck }) => `${deck.count}`),
    ...row('scrapheap', ({ scrapheap }) => `${scrapheap.count}`),
  ];
}

/** Of cards that were in play where the two part: their ids are the same in both for as long as they stay. */
function cardsOf(one: View, two: View, old: ReadonlySet<string>): readonly Stand[] {
  const ids = [...new Set([...one.play, ...two.play].map(({ id }) => id))].filter((id) => old.has(id));
  return ids.flatMap((id) => {
    const [here, there] = [one, two].map(({ play }) => play.find((card) => card.id === id));
    const card = here ?? there;
    if (!card) return [];
    return stand([cardWord(card)], stateOf(here, one), stateOf(there, two));
  });
}

/** Cards that have come into play since. */
function newOf(one: View, two: View, old: ReadonlySet<string>): readonly Stand[] {
  const list = ({ play }: View): Words => {
    const fresh = play.filter(({ id }) => !old.has(id)).toSorted((a, b) => (a.title < b.title ? -1 : 1));
    return fresh.length === 0 ? ['none'] : listedWords(fresh.map(({ title }) => [title]));
  };
  return stand(['New in play'], list(one), list(two));
}

const cardWord = ({ id, name, title }: PermanentView): Words[number] => ({ card: id, name, title });

function stateOf(card: PermanentView | undefined, { play }: View): Words {
  if (!card) return ['no longer in play'];
  const { controller, region, damage, exhausted, assembling, remaining, attackNow, shieldNow } = card;
  const at = play.find(({ id }) => id === region);
  const parts: readonly Words[] = [
    ...(controller === null ? [['nobody']] : [[{ player: controller }]]),
    ...(at ? [['at ', cardWord(at)]] : []),
    ...(attackNow === null && shieldNow === null ? [] : [[`${attackNow ?? 0} / ${shieldNow ?? 0}`]]),
    ...(damage > 0 ? [[`damage ${damage}`]] : []),
    ...(exhausted ? [['exhausted']] : []),
    ...(assembling > 0 ? [[`assembling ${assembling}`]] : []),
    ...(remaining === null ? [] : [[`${remaining} left`]]),
  ];
  return parts.flatMap((words, at) => (at === 0 ? words : [', ', ...words]));
}
