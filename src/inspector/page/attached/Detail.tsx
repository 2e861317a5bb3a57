import { useEffect } from 'react';
import { say } from '../language/language.ts';
import type { ActorThen } from './moment.ts';
import type { Watching } from './watching.ts';

type Props = { readonly shown: ActorThen; readonly watching: Watching; readonly askContext: (n: number) => void };

/** What the last event changed in an actor’s context, and the whole of it. */
export function Detail({ shown, watching: { context }, askContext }: Props) {
  const { n, changes } = shown.step;
  useEffect(() => askContext(n), [askContext, n]);
  return (
    <section className="detail scroll" aria-labelledby="h-changes">
      <h2 id="h-changes">{say.attached.changes}</h2>
      {changes === '' ? <p className="none">{say.attached.unchanged}</p> : <pre className="code">{changes}</pre>}
      <h2>{say.attached.context}</h2>
      {context?.n === n &&
        (context.text === null ? (
          <p className="none">{say.attached.forgotten}</p>
        ) : (
          <pre className="code">{context.text}</pre>
        ))}
    </section>
  );
}
