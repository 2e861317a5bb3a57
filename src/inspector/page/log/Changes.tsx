import { say } from '../language/language.ts';
import { Said } from '../parts/Said.tsx';
import { useTable } from '../wire/table.ts';
import { StepTools } from './StepTools.tsx';

/** What the current step changed: first in words, then raw. */
export function Changes() {
  const { position } = useTable();
  return (
    <div className="changes">
      <ul>
        {position.changes.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a step keep their order
          <li key={at}>
            <Said words={words} />
          </li>
        ))}
      </ul>
      <StepTools />
      {position.raw !== '' && (
        <details>
          <summary>{say.log.raw}</summary>
          <pre>{position.raw}</pre>
        </details>
      )}
    </div>
  );
}
