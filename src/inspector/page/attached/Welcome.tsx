import { say } from '../language/language.ts';

/** While no program is there: how one connects. */
export function Welcome({ address }: { address: string }) {
  return (
    <main className="waits">
      <h1>{say.attached.waiting}</h1>
      <p>
        {say.attached.how} <code>{address}</code>
      </p>
      <p>{say.attached.ours}</p>
      <pre className="code">{`import { attach } from 'starpile/inspect';

const { inspect } = attach({ url: '${address}' });
createActor(machine, { inspect }).start();`}</pre>
      <p>{say.attached.theirs}</p>
      <pre className="code">{`import { createWebSocketInspector } from '@statelyai/inspect';

const { inspect } = createWebSocketInspector({ url: '${address}', serializationDepthLimit: 30 });
createActor(machine, { inspect }).start();`}</pre>
    </main>
  );
}
