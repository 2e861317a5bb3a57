import { Fragment } from 'react';
import type { Word, Words } from '../../../view/words.ts';
import type { Hello } from '../wire/board.ts';
import { titleOf, useGuide } from '../wire/table.ts';
import { CardLink } from './CardLink.tsx';
import { RuleLink, RuleNumber } from './RuleLink.tsx';
import { Who } from './Who.tsx';

/** A sentence, with its players drawn and its cards and rules to be opened. `plain` inside what is itself a button. */
export function Said({ words, plain = false }: { words: Words; plain?: boolean }) {
  return words.map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other names for its words
    <Fragment key={at}>{plain ? <PlainWord word={word} /> : <LinkedWord word={word} />}</Fragment>
  ));
}

function LinkedWord({ word }: { word: Word }) {
  const { tell } = useGuide();
  if (typeof word === 'string') return word;
  if ('player' in word) return <Who player={word.player} />;
  if ('card' in word) return <CardLink card={word.card} name={word.name} title={word.title} />;
  if ('rule' in word) return <RuleLink rule={word.rule} />;
  return (
    <button type="button" className="cardref" onClick={() => tell({ about: 'entry', entry: word.entry })}>
      {word.title}
    </button>
  );
}

function PlainWord({ word }: { word: Word }) {
  if (typeof word === 'string') return word;
  if ('player' in word) return <Who player={word.player} />;
  if ('rule' in word) return <RuleNumber rule={word.rule} />;
  return word.title;
}

/** A sentence as plain text: for labels, titles and the search. */
export const textOf = (hello: Hello, words: Words): string =>
  words
    .map((word) => {
      if (typeof word === 'string') return word;
      if ('player' in word) return titleOf(hello, word.player);
      return 'rule' in word ? word.rule : word.title;
    })
    .join('');
