import type { CardName, ObjectId } from '../../../model/ids.ts';
import type { CardView, PermanentView } from '../../../view/view.ts';
import { Art } from '../card/Art.tsx';
import { aimedAt, conditionOf, findCard, isPermanent, printedWords, typeSign, typeWords } from '../card/cardWords.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Who } from '../parts/Who.tsx';
import { seatOf, useTable } from '../wire/table.ts';

type Props = { readonly id: ObjectId; readonly name: CardName | null; readonly close: () => void };

/** A card, in full: as it is now where the viewer sees it, else as it is printed. */
export function CardNote({ id, name, close }: Props) {
  const { hello, position } = useTable();
  const card = findCard(position.view, id);
  if (card)
    return (
      <>
        <SeenCard card={card} />
        <TouchingSteps card={id} close={close} />
      </>
    );
  const printed = hello.cards.find((one) => one.name === name);
  return printed ? (
    <>
      <h2>{printed.title}</h2>
      <Text text={printed.text} />
      <p className="lbl">{say.card.notThere}</p>
    </>
  ) : (
    <p>{say.card.unseen}</p>
  );
}

/** Leads to all steps that the card had a part in, in the log. */
function TouchingSteps({ card, close }: { card: ObjectId; close: () => void }) {
  const { filter, setFilter } = useTable();
  return (
    <button
      type="button"
      className="btn out"
      onClick={() => {
        setFilter({ ...filter, card });
        close();
      }}
    >
      <Icon sign="log" />
      {say.filter.touching}
    </button>
  );
}

function SeenCard({ card }: { card: CardView }) {
  const { hello } = useTable();
  const permanent = isPermanent(card) ? card : null;
  const seat = seatOf(hello, permanent ? permanent.controller : card.owner);
  const printed = printedWords(card);
  return (
    <div data-p={seat}>
      <div className="portrait">
        <Art title={card.title} ship={card.type === 'ship'} faces={1} />
      </div>
      <h2>{card.title}</h2>
      <p className="lbl kinds">
        <Icon sign={typeSign(card)} />
        {[typeWords(card), ...card.subtypes].join(', ')}
        {card.races.length > 0 && say.card.races(card.races)}
      </p>
      <dl>
        <dt>{say.card.price}</dt>
        <dd>{say.card.priceOf(card.price)}</dd>
        <Stat name={say.card.attack} printed={card.attack} now={permanent?.attackNow ?? null} />
        <Stat name={say.card.shield} printed={card.shield} now={permanent?.shieldNow ?? null} />
        {card.income !== null && (
          <>
            <dt>{say.card.income}</dt>
            <dd>{card.income}</dd>
          </>
        )}
        {printed.length > 0 && (
          <>
            <dt>{say.card.has}</dt>
            <dd>{printed.join(', ')}</dd>
          </>
        )}
        <dt>{say.card.owner}</dt>
        <dd>
          <Who player={card.owner} />
        </dd>
        {permanent && <Now card={permanent} />}
      </dl>
      <Text text={card.text} />
    </div>
  );
}

function Stat({ name, printed, now }: { name: string; printed: number | null; now: number | null }) {
  if (printed === null && now === null) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {now ?? printed}
        {now !== null && printed !== null && now !== printed && (
          <span className="lbl">{say.card.printed(printed)}</span>
        )}
      </dd>
    </>
  );
}

/** What is true of a card in play just now. */
function Now({ card }: { card: PermanentView }) {
  const { position } = useTable();
  const condition = conditionOf(card, position.view);
  const waiting = aimedAt(position.pile, card.id);
  return (
    <>
      <dt>{say.card.controller}</dt>
      <dd>{card.controller === null ? say.card.nobody : <Who player={card.controller} />}</dd>
      {card.damage > 0 && (
        <>
          <dt>{say.card.damage}</dt>
          <dd>{say.card.untilRecharge(card.damage)}</dd>
        </>
      )}
      {condition !== null && (
        <>
          <dt>{say.card.condition}</dt>
          <dd>{condition}</dd>
        </>
      )}
      {card.changes.length > 0 && (
        <>
          <dt>{say.card.forNow}</dt>
          <dd>{card.changes.join('; ')}</dd>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <dt>{say.card.onThePile}</dt>
          <dd>
            {waiting.map(({ number, title, state }) => `${number}, ${title}, ${say.pile.states[state]}`).join('; ')}
          </dd>
        </>
      )}
    </>
  );
}

function Text({ text }: { text: readonly string[] }) {
  if (text.length === 0) return <p className="lbl">{say.card.noText}</p>;
  return text.map((paragraph) => (
    <p key={paragraph} className="text">
      {paragraph}
    </p>
  ));
}
