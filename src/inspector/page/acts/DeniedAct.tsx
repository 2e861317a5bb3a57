import type { Refusal } from '../../../model/result.ts';
import type { Denied } from '../../protocol.ts';
import { findCard } from '../card/cardWords.ts';
import { say } from '../language/language.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RuleLink } from '../parts/RuleLink.tsx';
import { useTable } from '../wire/table.ts';

type Props = { readonly denied: Denied; readonly open: boolean; readonly toggle: () => void };

/** Something that can't be done now: it stays in its place, and opens why. */
export function DeniedAct({ denied, open, toggle }: Props) {
  const { clauses, message } = denied.refusal;
  const id = `why-${denied.id}`;
  const first = clauses.length > 1 ? say.acts.clausesFail(clauses.length) : (clauses[0]?.words ?? message);
  return (
    <div className="not">
      <button type="button" aria-expanded={open} aria-controls={id} data-act={denied.id} onClick={toggle}>
        <Icon sign={denied.icon} />
        <span className="nm">
          {denied.title}
          <span className="vh">{say.acts.notLegal}</span>
        </span>
        <span className="first">{open ? '' : first}</span>
        <Icon sign="next" className="i chev" />
      </button>
      <div id={id} hidden={!open}>
        {open && <Reasons refusal={denied.refusal} />}
      </div>
    </div>
  );
}

/** Every clause that fails, with its rule and the card that forbids it; then what would make it legal. */
export function Reasons({ refusal: { clauses, message } }: { refusal: Refusal }) {
  const remedies = [...new Set(clauses.flatMap(({ remedy }) => remedy ?? []))];
  return (
    <ul className="reasons">
      {clauses.length === 0 && (
        <li>
          <Icon sign="cross" />
          <span>{message}</span>
        </li>
      )}
      {clauses.map((clause) => (
        <li key={`${clause.rule} ${clause.words}`}>
          <Icon sign="cross" />
          <span>
            {clause.forbiddenBy ? <Forbidden words={clause.words} by={clause.forbiddenBy} /> : clause.words}{' '}
            <RuleLink rule={clause.rule} />
          </span>
        </li>
      ))}
      {remedies.map((remedy) => (
        <li key={remedy} className="fix">
          <Icon sign="tick" />
          <span>{remedy}</span>
        </li>
      ))}
    </ul>
  );
}

type Forbidding = { readonly words: string; readonly by: NonNullable<Refusal['clauses'][number]['forbiddenBy']> };

/** The words begin with the card that forbids it: there it can be pointed at. */
function Forbidden({ words, by: { id, name } }: Forbidding) {
  const { hello, position } = useTable();
  const title = findCard(position.view, id)?.title ?? hello.cards.find((card) => card.name === name)?.title ?? name;
  const rest = words.startsWith(title) ? words.slice(title.length) : `: ${words}`;
  return (
    <>
      <CardLink card={id} name={name} title={title} />
      {rest}
    </>
  );
}
