import type { RuleId } from '../../../model/rulebook.ts';
import { RuleLink } from '../parts/RuleLink.tsx';
import type { Part } from './Drawing.tsx';

/** What a state or a transition is, in one line: its name, its description, what it does, its rules. */
export function PartNote({ part }: { part: Part }) {
  if ('node' in part) {
    const { node } = part;
    const does = [
      ...node.entry.map((action) => `entering: ${action}`),
      ...node.exit.map((action) => `leaving: ${action}`),
    ];
    return (
      <>
        <b>{node.key}</b>
        <span>{node.description ?? (node.folded ? 'A state with an inside of its own.' : 'A state.')}</span>
        {does.length > 0 && <code>{does.join(', ')}</code>}
        <Rules rules={node.rules} />
      </>
    );
  }
  return part.edge.transitions.map((transition) => (
    <span className="one" key={transition.id}>
      <b>{eventWords(transition.event)}</b>
      {transition.guard !== null && <code>if {transition.guard}</code>}
      {transition.actions.length > 0 && <code>does {transition.actions.join(', ')}</code>}
      {transition.description !== null && <span>{transition.description}</span>}
      <Rules rules={transition.rules} />
    </span>
  ));
}

export function eventWords(event: string): string {
  if (event === '') return 'at once';
  if (event.startsWith('xstate.done.state.')) return 'when it is done';
  if (event.startsWith('xstate.done.actor.')) return 'an entry has left';
  return event.replace(/^entry\./, '');
}

const Rules = ({ rules }: { rules: readonly RuleId[] }) => rules.map((rule) => <RuleLink key={rule} rule={rule} />);
