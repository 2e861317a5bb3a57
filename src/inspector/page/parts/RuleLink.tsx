import type { RuleId } from '../../../model/rulebook.ts';
import { say } from '../language/language.ts';
import type { Hello } from '../wire/board.ts';
import { useGuide } from '../wire/table.ts';
import { Icon } from './Icon.tsx';

/** Whether nothing but this house stands behind a rule. */
export const isHouseRule = ({ rules }: Hello, number: RuleId): boolean => {
  const rule = rules.find((one) => one.number === number);
  return rule?.parts.every(({ provenance }) => provenance === 'H') ?? false;
};

/** A rule's number, with a house when it is a house rule. */
export function RuleNumber({ rule }: { rule: RuleId }) {
  const { hello } = useGuide();
  return (
    <>
      {rule}
      {isHouseRule(hello, rule) && (
        <>
          <Icon sign="house" />
          <span className="vh">{say.rules.house}</span>
        </>
      )}
    </>
  );
}

/** A rule's number that opens its text. */
export function RuleLink({ rule }: { rule: RuleId }) {
  const { tell } = useGuide();
  return (
    <button type="button" className="rule" onClick={() => tell({ about: 'rule', rule })}>
      <span className="vh">{say.rules.before}</span>
      <RuleNumber rule={rule} />
    </button>
  );
}
