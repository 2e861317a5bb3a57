import { useMemo, useState } from 'react';
import type { ObjectId } from '../../../model/ids.ts';
import type { Denied, Position } from '../../protocol.ts';
import { findCard } from '../card/cardWords.ts';

export type Explained = {
  readonly isOpen: (denied: Denied) => boolean;
  readonly toggle: (denied: Denied) => void;
  /** Cards that forbid what is explained, with the title of what they forbid. */
  readonly forbidding: ReadonlyMap<ObjectId, string>;
};

/** Which refusals are unfolded. At first, of what the awaited player can't do, the first that a card forbids. */
export function useExplained(position: Position | null): Explained {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const denied = position?.denied ?? [];
  const own = denied.filter(({ player }) => player === position?.view.awaited);
  const first = own.find(({ refusal }) => refusal.clauses.some(({ forbiddenBy }) => forbiddenBy));
  const isOpen = (one: Denied): boolean => said.get(one.id) ?? one.id === first?.id;
  const toggle = (one: Denied): void => setSaid(new Map(said).set(one.id, !isOpen(one)));
  const open = denied.filter(isOpen);
  const key = open.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which are open
  const forbidding = useMemo(
    () =>
      new Map(
        open.flatMap(({ title, card, refusal }) => {
          const held = position && card !== null ? findCard(position.view, card) : null;
          const forbidden = held?.title ?? title;
          return refusal.clauses.flatMap(({ forbiddenBy }) =>
            forbiddenBy ? [[forbiddenBy.id, forbidden] as const] : [],
          );
        }),
      ),
    [key, position],
  );
  return { isOpen, toggle, forbidding };
}
