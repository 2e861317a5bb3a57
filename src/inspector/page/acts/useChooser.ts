import { useEffect, useMemo, useState } from 'react';
import type { Act, Position } from '../../protocol.ts';
import type { OpenChoice } from '../card/choice.ts';
import type { Draft, Field } from './fields.ts';
import { choose, chosenIn, fieldsOf } from './fields.ts';

export type Chooser = {
  /** The act whose choices are open. */
  readonly act: Act | null;
  readonly fields: readonly Field[];
  readonly draft: Draft;
  readonly open: (act: Act | null) => void;
  readonly pick: (field: Field, key: string) => void;
  readonly set: (field: Field, chosen: readonly string[]) => void;
  /** The same choices, for things that can be clicked on the table and on the pile. */
  readonly onTable: OpenChoice | null;
};

/** The choices of one act at a time; a new position closes them. */
export function useChooser(position: Position | null): Chooser {
  const [actId, setActId] = useState<string | null>(null);
  const [draft, setDraft] = useState<Draft>({});
  const question = position?.view.question ?? null;
  const act = position?.acts.find(({ id }) => id === actId) ?? null;
  const offer = act?.offer ?? null;

  // What was offered then is not offered now; what is asked is open at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step or another viewer is offered other things
  useEffect(() => {
    const isNewest = position?.n === position?.last;
    const asked = position?.acts.find(
      ({ first, intent, player }) => isNewest && first && intent === null && player === position.view.awaited,
    );
    setActId(asked?.id ?? null);
    setDraft({});
  }, [position?.n, position?.last, position?.viewer]);

  const fields = useMemo(() => (offer === null ? [] : fieldsOf(offer, draft, question)), [offer, draft, question]);
  return {
    act,
    fields,
    draft,
    open: (next) => {
      setActId(next?.id ?? null);
      setDraft({});
    },
    pick: (field, key) => setDraft(choose(field, draft, key)),
    set: (field, chosen) => setDraft({ ...draft, [field.id]: chosen }),
    onTable: useMemo(() => (fields.length === 0 ? null : onTable(fields, draft, setDraft)), [fields, draft]),
  };
}

function onTable(fields: readonly Field[], draft: Draft, setDraft: (draft: Draft) => void): OpenChoice {
  const places = fields.flatMap((field) =>
    field.options.flatMap(({ key, thing }) =>
      thing.kind === 'card' || thing.kind === 'entry' ? [{ field, key, id: thing.id }] : [],
    ),
  );
  return {
    eligible: new Set(places.map(({ id }) => id)),
    chosen: new Set(places.filter(({ field, key }) => chosenIn(field, draft).includes(key)).map(({ id }) => id)),
    toggle: (id) => {
      const here = places.filter((place) => place.id === id);
      // A card that fits several fields fills the first that still lacks something.
      const place = here.find(({ field }) => chosenIn(field, draft).length < field.min) ?? here[0];
      if (place) setDraft(choose(place.field, draft, place.key));
    },
  };
}
