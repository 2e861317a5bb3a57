import type { Ability, Sentence } from '../model/ability.ts';
import type { Printed } from '../model/card.ts';
import type { Card } from '../model/game.ts';
import type { Announcement } from '../model/intent.ts';
import type { Details } from './playTree.ts';
import type { Scope } from './pointed.ts';
import { objectIn, targetIn } from './pointed.ts';
import { Unnamed } from './unnamed.ts';

/** The modes in which a card can be played; none for a card that only enters play. */
export const playedModes = ({ abilities }: Printed): readonly Sentence[] =>
  abilities.find((ability) => ability.kind === 'played')?.modes ?? [];

type Activated = Extract<Ability, { kind: 'activated' }>;

/** The activated abilities of a card, each with its number on the card. */
export const activatedOf = ({ abilities }: Printed): { readonly number: number; readonly ability: Activated }[] =>
  abilities.flatMap((ability, number) => (ability.kind === 'activated' ? [{ number, ability }] : []));

/** What is not said is plain: the first mode, no X, no targets, nothing paid. Throws `Unnamed`. */
export function announce(said: Details, modes: readonly Sentence[], who: string, scope: Scope): Announcement {
  const mode = said.mode === undefined ? 0 : modeIn(said.mode, modes);
  const slots = modes[mode]?.slots ?? [];
  const targets = (said.targets ?? []).map((slot, index) =>
    slot.map((phrase) => targetIn(phrase, scope, slots[index]?.what.of)),
  );
  const inHand = ({ owner, id }: Card): boolean =>
    owner === who && (scope.position.truth.players[owner]?.hand ?? []).some((card) => card.id === id);
  return {
    mode,
    x: said.x ?? 0,
    targets: [...targets, ...slots.slice(targets.length).map(() => [])],
    into: said.into === undefined ? null : objectIn(said.into, scope),
    pay: (said.pay ?? []).map((phrase) => objectIn(phrase, scope, inHand)),
  };
}

function modeIn(said: number | string, modes: readonly Sentence[]): number {
  if (typeof said === 'number') return said - 1;
  const mode = modes.findIndex(({ label }) => label === said);
  if (mode >= 0) return mode;
  const labels = modes.flatMap(({ label }) => (label === undefined ? [] : [`"${label}"`]));
  throw new Unnamed(`there is no mode "${said}"${labels.length > 0 ? `; there is ${labels.join(', ')}` : ''}.`);
}
