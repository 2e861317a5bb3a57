import { useId, useState } from 'react';
import type { DeckEntry } from '../../protocol.ts';
import { say } from '../language/language.ts';
import { Shape } from '../parts/Shape.tsx';
import type { Hello } from '../wire/board.ts';
import { useTable } from '../wire/table.ts';
import { afterwards } from './afterwards.ts';
import { useLost } from './lost.ts';

const FEWEST = 2;
/** What the server takes as a seed. */
const SEED = /^\d{1,15}$/;

/** A whole game to begin: how many play, with which decks, and from which seed. */
export function DealNote({ close }: { close: () => void }) {
  const { hello, asks } = useTable();
  const lost = useLost();
  const [decks, setDecks] = useState(() => hello.dealt?.decks ?? unlike(hello, FEWEST));
  const [seed, setSeed] = useState('');
  const named = useId();
  const isWrong = seed !== '' && !SEED.test(seed);
  const deal = (from: number | null): void => afterwards(close, () => asks.deal(decks, from));
  return (
    <form
      className="deal"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) deal(seed === '' ? null : Number(seed));
      }}
    >
      <h2>{say.deal.title}</h2>
      <p>
        {say.deal.about} {lost}
      </p>
      <fieldset className="players">
        <legend>{say.deal.players}</legend>
        <div className="seg">
          {Array.from({ length: hello.seats - FEWEST + 1 }, (_, at) => at + FEWEST).map((count) => (
            <button
              type="button"
              key={count}
              aria-pressed={decks.length === count}
              onClick={() => setDecks([...decks, ...unlike(hello, count)].slice(0, count))}
            >
              {count}
              <span className="vh">{say.deal.playersAfter}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className="decks">
        <legend>{say.deal.decks}</legend>
        {decks.map((deck, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <label key={at} data-p={at + 1}>
            <Shape seat={at + 1} />
            <span className="vh">{say.deal.deckOf(at + 1)}</span>
            <select
              value={deck}
              onChange={({ target }) => setDecks(decks.map((one, seat) => (seat === at ? target.value : one)))}
            >
              {hello.decks.map((entry) => (
                <option key={entry.name} value={entry.name}>
                  {deckWords(entry)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <label className="seed">
        <span>{say.deal.seed}</span>
        <input
          inputMode="numeric"
          placeholder={say.deal.newSeed}
          value={seed}
          aria-invalid={isWrong}
          aria-describedby={named}
          onChange={({ target }) => setSeed(target.value.trim())}
        />
      </label>
      <p className="lbl" id={named} role={isWrong ? 'alert' : undefined}>
        {isWrong ? say.deal.wrongSeed : say.deal.sameSeed}
      </p>
      <div className="done">
        <button type="submit" className="go small" disabled={isWrong}>
          <b>{say.deal.deal}</b>
        </button>
        {hello.dealt && (
          <button type="button" className="btn out" onClick={() => setSeed(`${hello.dealt?.seed}`)}>
            {say.deal.fromSeed(hello.dealt.seed)}
          </button>
        )}
      </div>
    </form>
  );
}

/** "Lathe, What Breaks Is Made Again". */
function deckWords({ title, races }: DeckEntry): string {
  const [race] = races;
  return race === undefined ? title : say.deal.deck(`${race.charAt(0).toUpperCase()}${race.slice(1)}`, title);
}

/** So many decks, each another as far as there are others. */
const unlike = ({ decks }: Hello, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => decks[at % decks.length]?.name ?? '');
