import { useEffect, useId, useRef } from 'react';
import { say } from '../language/language.ts';
import { useTable } from '../wire/table.ts';
import type { Field } from './fields.ts';
import { chosenIn, intentOf, missing } from './fields.ts';
import { ThingName } from './ThingName.tsx';
import type { Chooser } from './useChooser.ts';

/** All that is still to be chosen for an act, below its button. Cards on the table can be clicked instead. */
export function ChooserForm({ chooser }: { chooser: Chooser }) {
  const { asks, position } = useTable();
  const { act, fields, draft } = chooser;
  const form = useRef<HTMLFormElement>(null);
  const id = act?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every act has its own first choice
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [id]);
  if (!act?.offer) return null;
  const intent = intentOf(act.offer, draft, position.view.question);
  const lacking = missing(fields, draft);
  return (
    <form
      className="chooser"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (intent !== null) asks.submit(intent);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        chooser.open(null);
        document.querySelector<HTMLElement>(`[data-act="${CSS.escape(act.id)}"]`)?.focus();
      }}
    >
      {fields.map((field) => (
        <FieldChoice key={field.id} field={field} chooser={chooser} />
      ))}
      <div className="done">
        <button type="submit" className="go small" disabled={intent === null}>
          <b>{act.title}</b>
        </button>
        <button type="button" className="btn out" onClick={() => chooser.open(null)}>
          {say.acts.cancel}
        </button>
      </div>
      {lacking.length > 0 && fields.length > 1 && (
        <p className="lacking">{say.acts.lacking(lacking.map(({ label }) => label))}</p>
      )}
    </form>
  );
}

function FieldChoice({ field, chooser }: { field: Field; chooser: Chooser }) {
  const name = useId();
  const chosen = chosenIn(field, chooser.draft);
  if (field.kind === 'number')
    return (
      <label className="number">
        <span>{say.fields.range(field.label, field.min, field.max)}</span>
        <input
          type="number"
          min={field.min}
          max={field.max}
          value={chosen[0] ?? ''}
          onChange={(event) => chooser.set(field, [event.target.value])}
        />
      </label>
    );
  const single = field.kind === 'options' && field.min === 1 && field.max === 1;
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {field.options.map(({ key, thing }) => {
        const place = chosen.indexOf(key);
        return (
          <label key={key} className={place >= 0 ? 'opt on' : 'opt'}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              checked={place >= 0}
              onChange={() => chooser.pick(field, key)}
            />
            {field.kind === 'order' && <span className="place">{place >= 0 ? place + 1 : ''}</span>}
            <span>
              <ThingName thing={thing} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
