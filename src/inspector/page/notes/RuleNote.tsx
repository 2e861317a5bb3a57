import type { RuleId } from '../../../model/rulebook.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { isHouseRule } from '../parts/RuleLink.tsx';
import { useGuide } from '../wire/table.ts';

/** A rule's text, part by part, and where each part comes from. */
export function RuleNote({ rule }: { rule: RuleId }) {
  const { hello } = useGuide();
  const found = hello.rules.find(({ number }) => number === rule);
  return (
    <>
      <h2>
        {say.rules.rule(rule)} {isHouseRule(hello, rule) && <Icon sign="house" />}
      </h2>
      {found ? (
        found.parts.map(({ provenance, text }) => (
          <p key={text} className="said">
            <span className="from" data-from={provenance}>
              {provenance === 'H' && <Icon sign="house" />}
              {say.rules.from[provenance]}
            </span>
            {text}
          </p>
        ))
      ) : (
        <p>{say.rules.missing}</p>
      )}
    </>
  );
}
