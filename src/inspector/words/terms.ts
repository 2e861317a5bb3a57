import type { Span } from '../../model/effect.ts';
import type { Phase } from '../../model/fact.ts';
import type { About } from '../../model/question.ts';
import type { RuleId } from '../../model/rulebook.ts';
import type { Zone } from '../../model/zone.ts';

type Term = { readonly rule: RuleId; readonly words: string };

/** What somebody is asked, after "is asked" or "must choose", and the rule that makes them choose. */
export const ABOUT: Readonly<Record<About, Term>> = {
  sacrifice: { rule: '1500.3', words: 'what to sacrifice' },
  discard: { rule: '700.7', words: 'what to discard' },
  either: { rule: '700.7', words: 'which of two things to do' },
  order: { rule: '700.11', words: 'in which order their triggers go on the pile' },
  target: { rule: '800.1', words: 'what a trigger is aimed at' },
  patrol: { rule: '1200.5', words: 'which ships on patrol join the battle' },
  openingHand: { rule: '400.2', words: 'whether to keep the opening hand' },
  handLimit: { rule: '500.10', words: 'what to discard down to the hand limit' },
};

export const PHASE: Readonly<Record<Phase, Term>> = {
  initial: { rule: '500.3', words: 'Initial phase' },
  development: { rule: '500.6', words: 'Development phase' },
  command: { rule: '500.7', words: 'Command phase' },
  battle: { rule: '500.8', words: 'Battle phase' },
  end: { rule: '500.10', words: 'End phase' },
};

/** Where a change that wears off says when. */
export const SPAN_RULE: Readonly<Record<Span, RuleId>> = { phase: '500.2', turn: '500.10' };

/** A zone after its owner's name; the pile and what is in play are everybody's. */
export const ZONE_WORDS: Readonly<Record<Zone, string>> = {
  deck: 'deck',
  hand: 'hand',
  reserve: 'reserve',
  play: 'in play',
  pile: 'pile',
  scrapheap: 'scrapheap',
};
