import type { RuleId } from '../../../model/rulebook.ts';
import { Icon } from '../parts/Icon.tsx';
import { isHouseRule } from '../parts/RuleLink.tsx';
import { useGuide } from '../wire/table.ts';

const FROM = { S: 'From the rules document', P: 'Published', H: 'House rule' } as const;

/** A rule's text, part by part, and where each part comes from. */
export function RuleNote({ rule }: { rule: RuleId }) {
  const { hello } = useGuide();
  const found = hello.rules.find(({ number }) => number === rule);
  return (
    <>
      <h2>
        Rule {rule} {isHouseRule(hello, rule) && <Icon sign="house" />}
      </h2>
      {found ? (
        found.parts.map(({ provenance, text }) => (
          <p key={text} className="said">
            <span className="from" data-from={provenance}>
              {provenance === 'H' && <Icon sign="house" />}
              {FROM[provenance]}
            </span>
            {text}
          </p>
        ))
      ) : (
        <p>The server did not send the text of this rule.</p>
      )}
    </>
  );
}
