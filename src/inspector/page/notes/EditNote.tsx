import { useEffect, useId, useState } from 'react';
import type { PlayerId } from '../../../model/ids.ts';
import type { Draft, Edit, EditPlace } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { Shape } from '../parts/Shape.tsx';
import { seatOf, titleOf, useTable } from '../wire/table.ts';
import { Files } from './Files.tsx';
import { useLost } from './lost.ts';

/** The set-up: the table of a step, laid by hand, to be played on or kept as a scenario. */
export function EditNote({ close }: { close: () => void }) {
  const { hello, position, draft, exported, problem, asks } = useTable();
  const [n] = useState(position.n);
  const [edits, setEdits] = useState<readonly Edit[]>([]);
  const lost = useLost();
  const { edit, forgetExport } = asks;
  useEffect(() => forgetExport(), [forgetExport]);
  useEffect(() => edit(n, edits, 'look'), [edit, n, edits]);
  const add = (one: Edit): void => setEdits([...edits, one]);
  return (
    <div className="share edit">
      <h2>{say.edit.title(n)}</h2>
      <p className="lbl">
        {say.edit.about} {lost}
      </p>
      {hello.edits.length > 0 && (
        <p className="lbl">
          {say.edit.before} {hello.edits.join('; ')}.
        </p>
      )}
      {problem !== null && (
        <p className="refused" role="alert">
          {problem}
        </p>
      )}
      {draft && draft.n === n && (
        <>
          <Made
            draft={draft}
            undo={() => setEdits(edits.slice(0, -1))}
            clear={() => setEdits([])}
            any={edits.length > 0}
          />
          <div className="done">
            <button
              type="button"
              className="go small"
              disabled={draft.faults.length > 0}
              onClick={() => {
                asks.edit(n, edits, 'open');
                close();
              }}
            >
              <b>{say.edit.play}</b>
            </button>
            <button
              type="button"
              className="btn out"
              disabled={draft.faults.length > 0}
              onClick={() => asks.edit(n, edits, 'save')}
            >
              {say.edit.save}
            </button>
          </div>
          {exported?.kind === 'scenario' && <Files exported={exported} />}
          <Put draft={draft} add={add} />
          <MomentFields draft={draft} add={add} />
          {draft.players.map(({ id, title, isk }) => (
            <section key={id} data-p={seatOf(hello, id)}>
              <h3 className="whose">
                <Shape seat={seatOf(hello, id)} /> {title}
              </h3>
              <NumberField
                label={say.edit.isk(title)}
                value={isk ?? 0}
                set={(to) => add({ do: 'isk', player: id, to })}
              />
              <Cards draft={draft} owner={id} add={add} />
            </section>
          ))}
        </>
      )}
    </div>
  );
}

type Adding = { readonly draft: Draft; readonly add: (edit: Edit) => void };

type MadeProps = {
  readonly draft: Draft;
  readonly any: boolean;
  readonly undo: () => void;
  readonly clear: () => void;
};

/** What has been laid otherwise, and what is wrong with it. */
function Made({ draft: { words, faults, loss }, any, undo, clear }: MadeProps) {
  return (
    <section aria-live="polite">
      <h3>{say.edit.made(words.length)}</h3>
      <ul>
        {words.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: edits keep their order
          <li key={at}>{one}</li>
        ))}
      </ul>
      {any && (
        <div className="done">
          <button type="button" className="btn out" onClick={undo}>
            {say.edit.undo}
          </button>
          <button type="button" className="btn out" onClick={clear}>
            {say.edit.clear}
          </button>
        </div>
      )}
      {faults.length > 0 && (
        <div className="refused">
          <b>{say.edit.faults}</b>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      {loss.map((one) => (
        <p className="lbl" key={one}>
          {one}
        </p>
      ))}
    </section>
  );
}

/** Where a card can be laid, as a choice says it. */
const ZONES = ['hand', 'reserve', 'deck', 'scrapheap', 'play'] as const;
const keyOf = (to: EditPlace): string => (typeof to === 'string' ? to : `at ${to.region}`);
const placeOf = (key: string): EditPlace => ZONES.find((zone) => zone === key) ?? { region: key.replace(/^at /, '') };

function PlaceOptions({ draft }: { draft: Draft }) {
  const regions = draft.cards.filter(({ type, zone }) => zone === 'play' && /region$/.test(type));
  return (
    <>
      {regions.map(({ word, title }) => (
        <option key={word} value={`at ${word}`}>
          {say.edit.at(title)}
        </option>
      ))}
      {ZONES.map((zone) => (
        <option key={zone} value={zone}>
          {say.edit.zones[zone]}
        </option>
      ))}
    </>
  );
}

/** A card that is put on the table. */
function Put({ draft, add }: Adding) {
  const { hello } = useTable();
  const [card, setCard] = useState('');
  const [owner, setOwner] = useState<PlayerId | null>(null);
  const [to, setTo] = useState('hand');
  const [cardId, listId, ownerId, toId] = [useId(), useId(), useId(), useId()];
  const known = hello.cards.find(({ name, title }) => title === card || name === card);
  const whose = owner ?? draft.players[0]?.id;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (whose) add({ do: 'put', card: known?.name ?? card, owner: whose, to: placeOf(to) });
        setCard('');
      }}
    >
      <h3>{say.edit.put}</h3>
      <div className="fields">
        <div>
          <label htmlFor={cardId} className="lbl">
            {say.edit.card}
          </label>
          <input id={cardId} list={listId} value={card} onChange={({ target }) => setCard(target.value)} />
          <datalist id={listId}>
            {hello.cards.map(({ name, title }) => (
              <option key={name} value={title} />
            ))}
          </datalist>
        </div>
        <div>
          <label htmlFor={ownerId} className="lbl">
            {say.edit.owner}
          </label>
          <select id={ownerId} value={whose} onChange={({ target }) => setOwner(target.value as PlayerId)}>
            {draft.players.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={toId} className="lbl">
            {say.edit.where}
          </label>
          <select id={toId} value={to} onChange={({ target }) => setTo(target.value)}>
            <PlaceOptions draft={draft} />
          </select>
        </div>
        <button type="submit" className="btn out" disabled={card.trim() === ''}>
          {say.edit.putIt}
        </button>
      </div>
    </form>
  );
}

const MOMENTS = ['development', 'command', 'battle'] as const;

/** Whose turn it is, and in which phase. */
function MomentFields({ draft, add }: Adding) {
  const [phaseId, activeId] = [useId(), useId()];
  const at = MOMENTS.find((one) => one === draft.moment);
  const active = draft.active ?? draft.players[0]?.id;
  if (active === undefined) return null;
  return (
    <section>
      <h3>{say.edit.moment}</h3>
      <div className="fields">
        <div>
          <label htmlFor={activeId} className="lbl">
            {say.edit.active}
          </label>
          <select
            id={activeId}
            value={active}
            onChange={({ target }) => add({ do: 'moment', at: at ?? 'development', active: target.value as PlayerId })}
          >
            {draft.players.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={phaseId} className="lbl">
            {say.edit.phase}
          </label>
          <select
            id={phaseId}
            value={at ?? ''}
            onChange={({ target }) => {
              const next = MOMENTS.find((one) => one === target.value);
              if (next) add({ do: 'moment', at: next, active });
            }}
          >
            {at === undefined && <option value="">{draft.moment === 'fight' ? say.edit.fight : draft.moment}</option>}
            {MOMENTS.map((one) => (
              <option key={one} value={one}>
                {say.edit.phases[one]}
              </option>
            ))}
          </select>
        </div>
      </div>
    </section>
  );
}

/** The cards of one player, each with where it lies and how it stands. */
function Cards({ draft, owner, add }: Adding & { readonly owner: PlayerId }) {
  const { hello } = useTable();
  const cards = draft.cards.filter((card) => card.owner === owner && card.zone !== 'deck');
  const deck = draft.cards.filter((card) => card.owner === owner && card.zone === 'deck').length;
  return (
    <>
      <ul className="laid">
        {cards.map((card) => {
          const { word, title, zone, region, type, damage, exhausted, controller } = card;
          const inPlay = zone === 'play';
          const harmed = inPlay && (type === 'ship' || type === 'starbase');
          return (
            <li key={word}>
              <b>{title}</b>
              <select
                className="pick"
                aria-label={say.edit.whereIs(title)}
                value={keyOf(inPlay && region !== null ? { region } : zone)}
                onChange={({ target }) => add({ do: 'move', card: word, to: placeOf(target.value) })}
              >
                <PlaceOptions draft={draft} />
              </select>
              {inPlay && (
                <select
                  className="pick"
                  aria-label={say.edit.controls(title)}
                  value={controller ?? ''}
                  onChange={({ target }) =>
                    add({ do: 'control', card: word, by: target.value === '' ? null : (target.value as PlayerId) })
                  }
                >
                  <option value="">{say.edit.nobody}</option>
                  {draft.players.map(({ id }) => (
                    <option key={id} value={id}>
                      {titleOf(hello, id)}
                    </option>
                  ))}
                </select>
              )}
              {harmed && (
                <NumberField
                  label={say.edit.damage(title)}
                  value={damage}
                  set={(to) => add({ do: 'set', card: word, what: 'damage', to })}
                />
              )}
              {inPlay && (
                <label className="tick">
                  <input
                    type="checkbox"
                    checked={exhausted}
                    onChange={({ target }) => add({ do: 'exhaust', card: word, exhausted: target.checked })}
                  />
                  {say.edit.exhausted}
                  <span className="vh">: {title}</span>
                </label>
              )}
              <button type="button" className="btn" onClick={() => add({ do: 'take', card: word })}>
                {say.edit.take}
                <span className="vh">: {title}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {deck > 0 && <p className="lbl">{say.edit.deck(deck)}</p>}
    </>
  );
}

type NumberProps = { readonly label: string; readonly value: number; readonly set: (to: number) => void };

/** A number that counts once one has finished with it. */
function NumberField({ label, value, set }: NumberProps) {
  const [text, setText] = useState<string | null>(null);
  const keep = (): void => {
    if (text !== null && text !== '' && Number(text) !== value) set(Number(text));
    setText(null);
  };
  return (
    <label className="number">
      <span className="lbl">{label}</span>
      <input
        type="number"
        min={0}
        value={text ?? value}
        onChange={({ target }) => setText(target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => key === 'Enter' && keep()}
      />
    </label>
  );
}
