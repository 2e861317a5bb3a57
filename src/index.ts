/** The public door of Starpile: make a game, ask it, watch it, keep it. */

export { BudgetExceeded } from './engine/budget.ts';

export { type Dealing, DeckError, type DeckSeat, dealtScene } from './engine/dealt.ts';
export { deckFaults, deckWarnings } from './engine/deckList.ts';
export type {
  CheckOptions,
  ForkOptions,
  GameOptions,
  GameSnapshot,
  History,
  Position,
  RunnerName,
  Saved,
  StarpileGame,
  UndoPolicy,
  Update,
} from './engine/door.ts';
export { isEdited } from './engine/edited.ts';
export { createGame } from './engine/game.ts';
export { OptionError } from './engine/options.ts';
export { RecordError } from './engine/record.ts';
export { type Recorded, replayOf } from './engine/replay.ts';
export { type Checked, checkReplay, checkSave } from './engine/replayCheck.ts';
export { readReplay } from './engine/replayRead.ts';
export { type Replay, replayGame, restoreGame } from './engine/restore.ts';
export { SceneError } from './engine/sceneError.ts';
export type {
  Ability,
  Activated,
  Always,
  Cost,
  Played,
  Sentence,
  Slot,
  Static,
  Triggered,
  When,
} from './model/ability.ts';
export type { Amount } from './model/amount.ts';
export type { CardSet, Printed } from './model/card.ts';
export { CARD_TYPES, type CardType, ENTRY_KINDS, type EntryKind, type Race } from './model/cardType.ts';
export type { Clause } from './model/clause.ts';
export type { DeckList } from './model/deckList.ts';
export type { Effect, Test } from './model/effect.ts';
export type { Fact, FactType, Named, NamedEntry } from './model/fact.ts';
export type { Filter } from './model/filter.ts';
export type { Game } from './model/game.ts';
export type { CardName, EntryId, ObjectId, PlayerId, QuestionId } from './model/ids.ts';
export { cardName, playerId } from './model/ids.ts';
export { INTENTS, type Intent, type IntentType } from './model/intent.ts';
export type { ModeOffer, Offer, PayOffer, SlotOffer } from './model/offer.ts';
export type { Choice, Question } from './model/question.ts';
export type { Refusal, RefusalKind, Result } from './model/result.ts';
export { isHouse, isRuleId, provenanceOf, RULES, type Rule, type RuleId, ruleOf, SECTIONS } from './model/rulebook.ts';
export { defaultRuleset, RULESET_MARKS, type Ruleset } from './model/ruleset.ts';
export { partsInForce, ruleText } from './model/ruleText.ts';
export type { Moment, Placed, Scene } from './model/scene.ts';
export type { Target } from './model/target.ts';
export type { Those } from './model/those.ts';
export { WINDOW_INTENTS, WINDOWS, type Window, type WindowName } from './model/window.ts';
export { VISIBILITY, ZONES, type Zone } from './model/zone.ts';
export { type Choose, intentsOf, someIntent } from './rules/concrete.ts';
export { parseCard } from './schema/card.ts';
export { parseIntent } from './schema/intent.ts';
export { sentenceText, textOf } from './view/cardText.ts';
export { redact, type SeenFact } from './view/redact.ts';
export type { CardView, EntryView, PermanentView, PlayerView, View, Viewer, ZoneView } from './view/view.ts';
