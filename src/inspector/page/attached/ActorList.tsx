import { say } from '../language/language.ts';
import type { ActorThen } from './moment.ts';

type Props = {
  readonly actors: readonly ActorThen[];
  readonly shown: ActorThen | null;
  readonly n: number;
  readonly choose: (actor: string) => void;
};

/** All actors that were there, under their parents, and where each was. */
export function ActorList({ actors, shown, n, choose }: Props) {
  return (
    <section className="who-is" aria-labelledby="h-actors">
      <div className="head">
        <h2 id="h-actors">{say.attached.actors}</h2>
        <span className="end">{actors.length}</span>
      </div>
      <ul className="scroll">
        {actors.map(({ actor, step, depth }) => (
          <li key={actor.id} style={{ paddingLeft: depth * 14 }} data-status={step.status}>
            <button
              type="button"
              aria-pressed={actor.id === shown?.actor.id}
              data-now={step.n === n || undefined}
              onClick={() => choose(actor.id)}
            >
              <b>{actor.name}</b>
              <code>{step.where || step.status}</code>
              {step.status !== 'active' && step.where !== '' && <span className="ended">{step.status}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
