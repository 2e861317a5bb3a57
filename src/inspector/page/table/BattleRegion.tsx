import type { BattleView, PermanentView } from '../../../view/view.ts';
import { regionWords } from '../card/cardWords.ts';
import { Face } from '../card/Face.tsx';
import { say } from '../language/language.ts';
import { Who } from '../parts/Who.tsx';
import { useTable } from '../wire/table.ts';
import type { Region } from './places.ts';

/** The region that is fought over: attackers left, defenders right, those who look on below. */
export function BattleRegion({ battle, region }: { battle: BattleView; region: Region }) {
  const { tell, position } = useTable();
  const { card, ships, locations } = region;
  const side = (ids: BattleView['attacking']): readonly PermanentView[] =>
    ids.flatMap((id) => position.view.play.find((ship) => ship.id === id) ?? []);
  const attacking = side(battle.attacking);
  const defending = side(battle.defending);
  const onlookers = ships.filter((ship) => !attacking.includes(ship) && !defending.includes(ship));
  const crowd = Math.max(attacking.length, defending.length);
  return (
    <section className="region here" aria-label={say.table.battleAt(card.title)}>
      <header>
        <button
          type="button"
          className="name"
          data-card={card.id}
          onClick={() => tell({ about: 'card', card: card.id, name: card.name })}
        >
          {card.title}
        </button>
        <span className="end">
          <span className="wide-only">{`${regionWords(card)}, `}</span>
          {card.controller === null ? (
            say.table.controlledByNobody
          ) : (
            <>
              {say.table.controlledBy} <Who player={card.controller} />
            </>
          )}
        </span>
      </header>
      <div className="fight" data-crowd={crowd > 3 ? 'many' : crowd > 1 || undefined}>
        <div className="side-a">
          {attacking.map((ship) => (
            <Face key={ship.id} card={ship} size="ship" faces={1} />
          ))}
        </div>
        <span />
        <div className="side-b">
          {defending.map((ship) => (
            <Face key={ship.id} card={ship} size="ship" faces={-1} />
          ))}
          {defending.length === 0 && <span className="nobody">{say.table.noDefender}</span>}
        </div>
      </div>
      {(onlookers.length > 0 || locations.length > 0) && (
        <div className="onlookers">
          {[...onlookers, ...locations].map((one) => (
            <Face key={one.id} card={one} size="slip" />
          ))}
        </div>
      )}
    </section>
  );
}
