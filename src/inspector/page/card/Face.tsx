import type { ReactNode } from 'react';
import type { CardView, PermanentView } from '../../../view/view.ts';
import { say } from '../language/language.ts';
import { Icon } from '../parts/Icon.tsx';
import { Shape } from '../parts/Shape.tsx';
import { seatOf, useTable } from '../wire/table.ts';
import { Art } from './Art.tsx';
import {
  aimedAt,
  commanded,
  conditionOf,
  isIdle,
  isPermanent,
  printedWords,
  twinNumber,
  typeSign,
  typeWords,
} from './cardWords.ts';
import { useChoice } from './choice.ts';
import { Pips } from './Pips.tsx';

type Props = {
  readonly card: CardView;
  /** `ship`: large, with all that waits for it. `mini`: small. `slip`: one line. */
  readonly size: 'ship' | 'mini' | 'slip';
  readonly faces?: 1 | -1;
  /** The title of what this card forbids, where the page explains that. */
  readonly forbids?: string | null;
};

/** A card, drawn from its data. Clicking it opens it, or chooses it while a choice is open. */
export function Face({ card, size, faces = 1, forbids = null }: Props) {
  const { hello, position, tell, pointed } = useTable();
  const choice = useChoice(card.id);
  const permanent = isPermanent(card) ? card : null;
  const seat = seatOf(hello, permanent ? permanent.controller : card.owner);
  const condition = permanent && conditionOf(permanent, position.view);
  const waiting = size === 'ship' ? aimedAt(position.pile, card.id) : [];
  const twin = permanent && twinNumber(position.view, permanent);
  const classes = ['card', size];
  if (forbids !== null) classes.push('forbids');
  if (pointed === card.id) classes.push('pointed');
  if (permanent && isIdle(permanent)) classes.push('idle');
  if (choice) classes.push('eligible');
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-card={card.id}
      data-p={seat}
      aria-pressed={choice ? choice.chosen : undefined}
      onClick={() => (choice ? choice.toggle() : tell({ about: 'card', card: card.id, name: card.name }))}
    >
      <span className="top">
        {(size === 'ship' || card.type === 'ship') && <Shape seat={seat} />}
        {size === 'slip' && card.type !== 'ship' && <Icon sign={typeSign(card)} />}
        <span className="nm">{card.title}</span>
        {twin !== null && <span className="twin">{twin}</span>}
        {!permanent && (
          <span className="price">
            {card.price}
            <span className="vh">{say.card.isk}</span>
          </span>
        )}
        {size === 'slip' && permanent && card.type === 'location' && card.minerals !== null && (
          <span className="kd">{printedWords(card).join(', ')}</span>
        )}
        {size === 'slip' && permanent && <Stats card={card} />}
        {permanent && isIdle(permanent) && (
          <Icon sign={permanent.exhausted ? 'tapped' : 'assembling'} className="i mark" />
        )}
      </span>
      {size !== 'ship' && permanent && <Wear card={permanent} />}
      {size !== 'slip' && <Art title={card.title} ship={size === 'ship'} faces={faces} />}
      {size !== 'slip' && (
        <span className="foot">
          <Foot card={card} forbids={forbids} condition={size === 'ship' ? null : condition} large={size === 'ship'} />
        </span>
      )}
      {size === 'ship' && (waiting.length > 0 || condition !== null || (permanent?.changes.length ?? 0) > 0) && (
        <span className="due-note">
          {condition !== null && <span>{condition}</span>}
          {waiting.map((entry) => (
            <span key={entry.id}>
              <span className="e">{entry.number}</span>
              <b className="cut">{entry.title}</b>
              <span className="vh"> {entry.state}</span>
            </span>
          ))}
          {permanent?.changes.map((words) => (
            <span key={words} className="cut">
              {words}
            </span>
          ))}
        </span>
      )}
      {size !== 'ship' && condition !== null && size === 'slip' && <span className="vh">, {condition}</span>}
    </button>
  );
}

type FootProps = {
  readonly card: CardView;
  readonly forbids: string | null;
  readonly condition: string | null;
  readonly large: boolean;
};

function Foot({ card, forbids, condition, large }: FootProps): ReactNode {
  if (forbids !== null)
    return (
      <span className="bars">
        <Icon sign="cross" />
        {say.card.forbids}
        <span className="long"> {forbids}</span>
      </span>
    );
  if (large || card.type === 'ship')
    return (
      <>
        <Stats card={card} />
        {large && isPermanent(card) && <Pips card={card} />}
        {(condition ?? commandWords(card)) !== null && <span className="kd">{condition ?? commandWords(card)}</span>}
      </>
    );
  return (
    <>
      <Icon sign={typeSign(card)} />
      <span className="kd">{condition ?? (card.level === null ? typeWords(card) : say.card.level(card.level))}</span>
      <Stats card={card} />
    </>
  );
}

/** What a ship can be told beside to move, as it is printed. */
const commandWords = ({ command }: CardView): string | null => command && commanded(command);

/** How much of its shield is gone, as a bar along its edge. */
function Wear({ card: { damage, shieldNow } }: { card: PermanentView }) {
  if (damage === 0 || shieldNow === null) return null;
  const share = Math.min(1, damage / Math.max(1, shieldNow));
  return <span className="wear" style={{ width: `${Math.round(share * 100)}%` }} aria-hidden="true" />;
}

/** Attack and shield, as they are now. */
function Stats({ card }: { card: CardView }) {
  const now = isPermanent(card) ? card : null;
  const attack = now ? now.attackNow : card.attack;
  const shield = now ? now.shieldNow : card.shield;
  const worn = now !== null && now.damage > 0 && shield !== null;
  return (
    <span className="stats">
      {attack !== null && card.type === 'ship' && (
        <span className="stat">
          <Icon sign="attack" />
          {attack}
          <span className="vh">{say.card.attackAfter}</span>
        </span>
      )}
      {shield !== null && card.type !== 'structure' && (
        <span className="stat">
          <Icon sign="shield" />
          {worn ? `${shield - now.damage}/${shield}` : shield}
          <span className="vh">{say.card.shieldAfter}</span>
        </span>
      )}
    </span>
  );
}
