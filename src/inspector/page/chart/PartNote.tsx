import type { ReactNode } from 'react';
import type { RuleId } from '../../../model/rulebook.ts';
import type { PartTold } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { RuleLink } from '../parts/RuleLink.tsx';
import { useTable } from '../wire/table.ts';
import type { Part } from './part.ts';
import { eventWords } from './words.ts';

type Props = {
  readonly part: Part;
  /** What the game has done with it, once it has been told. */
  readonly told: PartTold | null;
  /** What can be done with it, such as to unfold it. */
  readonly children?: ReactNode;
};

/** What a state or a transition is: its name, its description, what it does, its rules, and how often it was come by. */
export function PartNote({ part, told, children }: Props) {
  if ('node' in part) {
    const { node } = part;
    const does = [...node.entry.map(say.chart.entering), ...node.exit.map(say.chart.leaving)];
    const { until, all, last } = told?.entered ?? { until: 0, all: 0, last: null };
    return (
      <>
        <b>{node.key}</b>
        <span>{node.description ?? (node.folded ? say.chart.aStateWithInside : say.chart.aState)}</span>
        {does.length > 0 && <code>{does.join(', ')}</code>}
        <Rules rules={node.rules} />
        {told && <Times words={say.chart.entered(until, all)} last={last} />}
        {children}
      </>
    );
  }
  return part.edge.transitions.map((transition) => {
    const one = told?.edges.find(({ id }) => id === transition.id) ?? null;
    return (
      <span className="one" key={transition.id}>
        <b>{eventWords(transition.event)}</b>
        {transition.guard !== null && <code>{say.chart.guarded(transition.guard)}</code>}
        {transition.guard !== null && one && <Said guard={one.guard} />}
        {transition.actions.length > 0 && <code>{say.chart.does(transition.actions.join(', '))}</code>}
        {transition.description !== null && <span>{transition.description}</span>}
        <Rules rules={transition.rules} />
        {one && <Times words={say.chart.taken(one.taken.until, one.taken.all)} last={one.taken.last} />}
      </span>
    );
  });
}

const Rules = ({ rules }: { rules: readonly RuleId[] }) => rules.map((rule) => <RuleLink key={rule} rule={rule} />);

/** What a guard said when it was last looked at. */
function Said({ guard }: { guard: PartTold['edges'][number]['guard'] }) {
  if (guard === null) return <span className="times">{say.chart.guardNever}</span>;
  return (
    <span className="times" data-said={guard.value ? 'yes' : 'no'}>
      {say.chart.guardSaid(guard.value, guard.n)}
    </span>
  );
}

/** How often, and a way to the last time. */
function Times({ words, last }: { words: string; last: number | null }) {
  const { position, asks } = useTable();
  return (
    <span className="times">
      {words}
      {last !== null && last !== position.n && (
        <button type="button" className="step" onClick={() => asks.look(last)}>
          {say.chart.lastAt(last)}
        </button>
      )}
    </span>
  );
}
