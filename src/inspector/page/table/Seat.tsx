import type { PermanentView, PlayerView, ZoneView } from '../../../view/view.ts';
import { Face } from '../card/Face.tsx';
import { say } from '../language/language.ts';
import { Who } from '../parts/Who.tsx';
import { seatOf, useTable } from '../wire/table.ts';
import { useForbids } from './forbids.ts';
import { inFrontOf, isPacked, isSpread } from './places.ts';

/** One player: name and numbers, what lies in front of them, and their hand as far as it is seen. */
export function Seat({ player }: { player: PlayerView }) {
  const { hello, position } = useTable();
  const forbids = useForbids();
  const { view } = position;
  const front = inFrontOf(view, player.id);
  const { count } = player.hand;
  const cards = isSpread(view, player) ? player.hand.cards : null;
  const packed = isPacked(view, player);
  const many = view.players.length > 2;
  const seat = seatOf(hello, player.id);
  return (
    <section
      className="seat"
      data-packed={packed || undefined}
      data-out={player.out || undefined}
      aria-label={player.title}
    >
      <div className="plate" data-p={seat}>
        <Who player={player.id} />
        <dl>
          <div>
            <dt>{say.table.isk}</dt>
            <dd>{player.isk}</dd>
          </div>
          <div>
            <dt className="k2">{say.table.deck}</dt>
            <dd className="k2">{player.deck.count}</dd>
          </div>
          <div>
            <dt>{say.table.scrap}</dt>
            <dd>
              <ZoneCount player={player} zone="scrapheap" held={player.scrapheap} />
            </dd>
          </div>
          <div>
            <dt className={player.reserve.count === 0 ? 'k2 none' : ''}>{say.table.reserve}</dt>
            <dd className={player.reserve.count === 0 ? 'k2 none' : ''}>
              <ZoneCount player={player} zone="reserve" held={player.reserve} />
            </dd>
          </div>
          {cards === null && (
            <div>
              <dt className={many ? '' : 'only-s'}>{say.table.hand}</dt>
              <dd className={many ? '' : 'only-s'}>
                <ZoneCount player={player} zone="hand" held={player.hand} />
              </dd>
            </div>
          )}
          <Slots front={front} />
        </dl>
        <Roles player={player} />
      </div>
      <div className="group front">
        {front.map((card) => (
          <Face key={card.id} card={card} size={many ? 'slip' : 'mini'} forbids={forbids(card.id)} />
        ))}
      </div>
      {cards === null
        ? count > 0 &&
          !many && (
            <div className="group hand unseen" data-p={seat}>
              <div className="hidden-hand" role="img" aria-label={say.table.hiddenHand(player.title, count)}>
                {Array.from({ length: Math.min(count, 9) }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
                  <span key={at} className="card back" />
                ))}
              </div>
              <span className="tag">{say.table.handCount(count)}</span>
            </div>
          )
        : cards.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a hand is no set of form fields
            <div className="group hand" role="group" aria-label={say.table.handOf(player.title)}>
              <span className="tag">{say.table.handTag}</span>
              {cards.map((card) => (
                <Face key={card.id} card={card} size={packed ? 'slip' : 'mini'} />
              ))}
            </div>
          )}
    </section>
  );
}

type Counted = {
  readonly player: PlayerView;
  readonly zone: 'scrapheap' | 'reserve' | 'hand';
  readonly held: ZoneView;
};

/** How many cards a zone holds; where they may be seen, the number opens them. */
function ZoneCount({ player, zone, held }: Counted) {
  const { tell } = useTable();
  if (held.cards === null || held.count === 0) return held.count;
  return (
    <button
      type="button"
      className="count"
      aria-label={say.table.zoneCount(player.title, say.table.zones[zone], held.count)}
      onClick={() => tell({ about: 'zone', player: player.id, zone })}
    >
      {held.count}
    </button>
  );
}

/** How many structures a starbase has, and takes (1300.3). */
function Slots({ front }: { front: readonly PermanentView[] }) {
  const slots = front.find(({ type }) => type === 'starbase')?.structureSlots ?? null;
  if (slots === null) return null;
  return (
    <div>
      <dt className="k2">{say.table.built}</dt>
      <dd className="k2">
        {front.filter(({ type }) => type === 'structure').length}/{slots}
      </dd>
    </div>
  );
}

/** What a player is just now, in words. */
function Roles({ player }: { player: PlayerView }) {
  const { view } = useTable().position;
  const roles: string[] = [];
  if (player.out) roles.push(say.table.roles.out);
  if (view.battle?.attacker === player.id) roles.push(say.table.roles.attacker);
  if (view.battle?.defender === player.id) roles.push(say.table.roles.defender);
  if (view.active === player.id && !player.out) roles.push(say.table.roles.active);
  const acts = view.awaited === player.id;
  if (roles.length === 0 && !acts) return null;
  return (
    <span>
      {acts && <span className="role acts-now">{say.table.toAct}</span>}
      {roles.length > 0 && <span className="role">{roles.join(', ')}</span>}
    </span>
  );
}
