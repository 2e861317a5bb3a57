import type { ObjectId, PlayerId } from '../model/ids.ts';
import { didYouMean } from '../model/nearest.ts';
import type { Names } from './names.ts';
import { Unnamed } from './unnamed.ts';

/**
 * The card that a phrase names, by its serial.
 *
 * `among`: where the word is the name of several, those that are meant here; of several of these one is as good as the
 * other. Throws `Unnamed`.
 */
export function serialOf(phrase: string, names: Names, among?: (serial: number) => boolean): number {
  const [word, player] = phrase.split(' ') as [string, PlayerId | undefined];
  if (player !== undefined) return serialOfBase(word, player, names);
  const id = names.ids.get(phrase as ObjectId);
  const serials = names.called.get(phrase) ?? (id === undefined ? [] : [id]);
  const [serial, ...others] = serials;
  if (serial === undefined) throw new Unnamed(unknown(phrase, names));
  if (others.length === 0) return serial;
  const meant = among === undefined ? undefined : serials.find(among);
  if (meant !== undefined) return meant;
  const handles = serials.map((one) => `\`${names.handles.get(one)}\``);
  throw new Unnamed(`\`${phrase}\` is the name of ${serials.length} cards: say which, ${listOf(handles)}.`);
}

function serialOfBase(word: string, player: PlayerId, names: Names): number {
  if (!names.players.includes(player)) throw new Unnamed(unknown(player, names));
  const serial = (word === 'home' ? names.homes : names.starbases).get(player);
  if (serial === undefined) throw new Unnamed(`${player} has no ${word === 'home' ? 'home region' : 'starbase'}.`);
  return serial;
}

const unknown = (phrase: string, names: Names): string =>
  `nothing here is called \`${phrase}\`${didYouMean(phrase, [...names.called.keys(), ...names.players]) || '.'}`;

function listOf(words: readonly string[]): string {
  const shown = words.length > 6 ? [...words.slice(0, 5), '…'] : words;
  return `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}
