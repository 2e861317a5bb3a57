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
      <p className="lbl">It is not on the table at this step.</p>
    </>
  ) : (
    <p>This card cannot be seen from here.</p>
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
        {card.races.length > 0 && `, for ${card.races.join(' and ')}`}
      </p>
      <dl>
        <dt>Price</dt>
        <dd>{card.price} ISK</dd>
        <Stat name="Attack" printed={card.attack} now={permanent?.attackNow ?? null} />
        <Stat name="Shield" printed={card.shield} now={permanent?.shieldNow ?? null} />
        {card.income !== null && (
          <>
            <dt>Income</dt>
            <dd>{card.income}</dd>
          </>
        )}
        {printed.length > 0 && (
          <>
            <dt>Has</dt>
            <dd>{printed.join(', ')}</dd>
          </>
        )}
        <dt>Owner</dt>
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
        {now !== null && printed !== null && now !== printed && <span className="lbl"> printed {printed}</span>}
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
      <dt>Controller</dt>
      <dd>{card.controller === null ? 'nobody' : <Who player={card.controller} />}</dd>
      {card.damage > 0 && (
        <>
          <dt>Damage</dt>
          <dd>{card.damage}, until the recharge</dd>
        </>
      )}
      {condition !== null && (
        <>
          <dt>Condition</dt>
          <dd>{condition}</dd>
        </>
      )}
      {card.changes.length > 0 && (
        <>
          <dt>For now</dt>
          <dd>{card.changes.join('; ')}</dd>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <dt>On the pile</dt>
          <dd>{waiting.map(({ number, title, state }) => `${number}, ${title}, ${state}`).join('; ')}</dd>
        </>
      )}
    </>
  );
}

function Text({ text }: { text: readonly string[] }) {
  if (text.length === 0) return <p className="lbl">It has no text.</p>;
  return text.map((paragraph) => (
    <p key={paragraph} className="text">
      {paragraph}
    </p>
  ));
}
