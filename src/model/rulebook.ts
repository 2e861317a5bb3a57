// Generated from docs/rulebook.md by `npx tsx scripts/rulebook.ts`. Change the rulebook, not this file.
// biome-ignore-all format: one line for each rule, so that a changed rule is one changed line

/** Where a rule comes from, firmest first: the source document, something published, this house. */
export const PROVENANCES = ['S', 'P', 'H'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** The words of a rule that come from one place. */
export type RulePart = { readonly provenance: Provenance; readonly text: string };

export type Rule = {
  readonly number: RuleId;
  readonly section: SectionId;
  readonly parts: readonly [RulePart, ...RulePart[]];
};

export type Section = { readonly number: SectionId; readonly title: string };

export type SectionId =
  | '100' | '200' | '300' | '400' | '500' | '600' | '700' | '800' | '900' | '1000' | '1100' | '1200' | '1300' | '1400' | '1500' | '1600' | '1700';

/** A number that is not in the rulebook does not compile. */
export type RuleId =
  | '100.1' | '100.2' | '100.3' | '100.4' | '100.5' | '100.6' | '100.7' | '100.8' | '100.9' | '100.10' | '100.11'
  | '200.1' | '200.2' | '200.3' | '200.4' | '200.5' | '200.6'
  | '300.1' | '300.2' | '300.3' | '300.4'
  | '400.1' | '400.2'
  | '500.1' | '500.2' | '500.3' | '500.4' | '500.5' | '500.6' | '500.7' | '500.8' | '500.9' | '500.10'
  | '600.1' | '600.2' | '600.3' | '600.4' | '600.5'
  | '700.1' | '700.2' | '700.3' | '700.4' | '700.5' | '700.6' | '700.7' | '700.8' | '700.9' | '700.10' | '700.11' | '700.12' | '700.13' | '700.14'
  | '800.1' | '800.2' | '800.3' | '800.4' | '800.5'
  | '900.1' | '900.2' | '900.3' | '900.4' | '900.5' | '900.6' | '900.7' | '900.8' | '900.9'
  | '1000.1' | '1000.2' | '1000.3' | '1000.4' | '1000.5'
  | '1100.1' | '1100.2' | '1100.3' | '1100.4' | '1100.5' | '1100.6' | '1100.7'
  | '1200.1' | '1200.2' | '1200.3' | '1200.4' | '1200.5' | '1200.6' | '1200.7'
  | '1300.1' | '1300.2' | '1300.3'
  | '1400.1' | '1400.2'
  | '1500.1' | '1500.2' | '1500.3'
  | '1600.1'
  | '1700.1';

export const SECTIONS = [
  { number: '100', title: 'The game' },
  { number: '200', title: 'Cards and objects' },
  { number: '300', title: 'Zones' },
  { number: '400', title: 'Setup' },
  { number: '500', title: 'The turn' },
  { number: '600', title: 'Playing cards and abilities' },
  { number: '700', title: 'The pile and the initiative' },
  { number: '800', title: 'Targets' },
  { number: '900', title: 'Battle' },
  { number: '1000', title: 'Damage, shields, destruction' },
  { number: '1100', title: 'Regions, locations, control, income' },
  { number: '1200', title: 'Ships and orders' },
  { number: '1300', title: 'Starbase and structures' },
  { number: '1400', title: 'News' },
  { number: '1500', title: 'Sacrifice' },
  { number: '1600', title: 'Leaving the game' },
  { number: '1700', title: 'The worked example' },
] as const satisfies readonly Section[];

export const RULES = [
  { number: '100.1', section: '100', parts: [{ provenance: 'P', text: 'Two or more players take part (`minPlayers`, 2). Each runs a corporation that starts with one starbase.' }, { provenance: 'H', text: 'The engine takes at most 6 players (`maxPlayers`).' }] },
  { number: '100.2', section: '100', parts: [{ provenance: 'P', text: 'A player whose starbase is destroyed is out of the game. The last player left wins. There are no victory points.' }] },
  { number: '100.3', section: '100', parts: [{ provenance: 'P', text: 'Some cards give other ways to win.' }] },
  { number: '100.4', section: '100', parts: [{ provenance: 'H', text: 'When all remaining players go out at the same moment, the game is drawn.' }] },
  { number: '100.5', section: '100', parts: [{ provenance: 'H', text: 'A card\'s text beats a rule that it contradicts. "Cannot" beats "may".' }] },
  { number: '100.6', section: '100', parts: [{ provenance: 'S', text: 'Players are ordered clockwise.' }, { provenance: 'H', text: '"The next player" is the next one clockwise who is still in the game.' }] },
  { number: '100.7', section: '100', parts: [{ provenance: 'H', text: 'All chance (shuffles, the first player, random choices) comes from the game\'s seed: the same seed and the same decisions always give the same game.' }] },
  { number: '100.8', section: '100', parts: [{ provenance: 'H', text: 'A player may concede at any moment, even while another player has a decision to make.' }] },
  { number: '100.9', section: '100', parts: [{ provenance: 'H', text: 'After 200 turns (`turnLimit`) the game is drawn.' }] },
  { number: '100.10', section: '100', parts: [{ provenance: 'H', text: 'A player may take back the last decision if it was their own, chance was not used in it (100.7), and nobody has seen a card since that was hidden (300.4).' }] },
  { number: '100.11', section: '100', parts: [{ provenance: 'H', text: 'A game can be stopped before its end: then it is neither won nor drawn, and nothing more is decided in it.' }] },
  { number: '200.1', section: '200', parts: [{ provenance: 'P', text: 'The card types are starbase, structure (a part of a starbase), home region, outer region, location, ship and news. Subtypes are free words, as in `Location > Moon`.' }] },
  { number: '200.2', section: '200', parts: [{ provenance: 'P', text: 'A card\'s fields are its price (in ISK); income; shield (ships and starbases; a structure\'s is a bonus to its starbase); attack, assembly, and one command with its power (ships); the most locations it can hold (regions; this may be unlimited); mineral value (locations); duration (news; this may be endless); race icons; abilities; and rarity, which has no effect on play.' }] },
  { number: '200.3', section: '200', parts: [{ provenance: 'P', text: 'When a price is X and the text does not define X, the player chooses it when playing the card. Every X on that card then has that value.' }] },
  { number: '200.4', section: '200', parts: [{ provenance: 'P', text: 'A player can play only cards that have a race icon in common with their starbase. A card without icons can be played by anyone.' }] },
  { number: '200.5', section: '200', parts: [{ provenance: 'S', text: 'Owner and controller are different things.' }, { provenance: 'H', text: 'The owner is whoever brought the card, and never changes. The controller is whoever has its use now.' }] },
  { number: '200.6', section: '200', parts: [{ provenance: 'H', text: 'A card that changes zone becomes a new object: nothing that pointed at the old one (a target, a "this turn" bonus) points at the new one.' }] },
  { number: '300.1', section: '300', parts: [{ provenance: 'H', text: 'The zones are the deck (hidden, ordered), the hand (seen by its owner), the reserve (the owner\'s outer regions and starbase upgrades, face down, seen by the owner), play, the pile, and the scrapheap (public, ordered).' }, { provenance: 'P', text: 'Three outer regions lie face down at the start.' }] },
  { number: '300.2', section: '300', parts: [{ provenance: 'S', text: 'A destroyed or sacrificed card goes to its owner\'s scrapheap, whoever controlled it.' }, { provenance: 'H', text: 'So does a card removed from the pile, and a card always goes to a zone of its owner. An outer region or a starbase upgrade that would go to a hand goes to the reserve, where it can be played from again (500.6, 1300.2).' }] },
  { number: '300.3', section: '300', parts: [{ provenance: 'H', text: 'Every card of every player is in exactly one zone at all times (card conservation).' }] },
  { number: '300.4', section: '300', parts: [{ provenance: 'H', text: 'A player may see their own hand and reserve, all of play, the pile and the scrapheaps, and the number of cards in every hidden zone. Nothing else leaves the engine toward that player: no identity, no order, and no stable id that links a hidden card to one seen earlier.' }] },
  { number: '400.1', section: '400', parts: [{ provenance: 'P', text: 'The preconstructed decks have 55 cards (`deckSize`).' }, { provenance: 'H', text: 'Ours are 1 starbase, 1 home region, 3 outer regions, 2 starbase upgrades and 48 cards in the deck, with at most 3 copies of one card in the deck (`copies`). A deck list that breaks this is refused with every fault named.' }] },
  { number: '400.2', section: '400', parts: [{ provenance: 'H', text: 'The opening hand is 7 cards (`openingHand`). Once, a player may shuffle it back and draw one fewer. Each player starts with 4 ISK (`startingIsk`). The seed draws the first player, who skips their first draw step.' }] },
  { number: '500.1', section: '500', parts: [{ provenance: 'P', text: 'A turn is made of phases. One of its steps is the income step, and one of its phases is the battle phase.' }, { provenance: 'H', text: 'The phases, in order, are initial (ready step, income step, draw step), development, command, battle and end.' }] },
  { number: '500.2', section: '500', parts: [{ provenance: 'P', text: 'At the end of each phase all shields recharge fully: all damage on ships and starbases is gone.' }, { provenance: 'H', text: '"Until the end of the phase" effects end then too, after the recharge.' }] },
  { number: '500.3', section: '500', parts: [{ provenance: 'H', text: 'Ready step: the active player\'s exhausted cards become ready. Each of their assembling ships loses one assembly counter, and is ready and docked when it has none left. Each of their news with a numbered duration loses one, and goes to the scrapheap when it has none left.' }] },
  { number: '500.4', section: '500', parts: [{ provenance: 'P', text: 'Income step: the controller collects income and mining (section 1100).' }] },
  { number: '500.5', section: '500', parts: [{ provenance: 'H', text: 'Draw step: the active player draws 2 cards (`cardsPerTurn`). From an empty deck nothing is drawn, and nothing else happens.' }] },
  { number: '500.6', section: '500', parts: [{ provenance: 'H', text: 'Development phase: with no pile open, the active player may play ships, structures, locations, news and abilities, play an outer region from the reserve, or upgrade the starbase, as often as they can pay.' }] },
  { number: '500.7', section: '500', parts: [{ provenance: 'H', text: 'Command phase: with no pile open, the active player gives orders to ships (section 1200), and may play news and abilities.' }] },
  { number: '500.8', section: '500', parts: [{ provenance: 'H', text: 'Battle phase: the active player may declare battles (section 900).' }] },
  { number: '500.9', section: '500', parts: [{ provenance: 'H', text: 'Closing window: when the active player declares the development, command or battle phase over, that counts as their pass, and the initiative goes round with an empty pile. Each next player may open a pile with news or an ability, or pass. If a pile was opened, it is played out and the active player is back in the phase. If all pass, the phase ends.' }] },
  { number: '500.10', section: '500', parts: [{ provenance: 'H', text: 'End phase: the active player discards down to a hand of 7 cards (`handLimit`), choosing which. "Until the end of the turn" effects end. Then the next player\'s turn begins.' }] },
  { number: '600.1', section: '600', parts: [{ provenance: 'H', text: 'Playing is announced whole: the card or ability, X and modes, targets, and how costs are paid. It happens entirely or not at all: an announcement that breaks a rule changes nothing.' }] },
  { number: '600.2', section: '600', parts: [{ provenance: 'P', text: 'The price is paid in ISK.' }, { provenance: 'H', text: 'It is paid when announced, and is not given back if the entry is removed or does nothing.' }] },
  { number: '600.3', section: '600', parts: [{ provenance: 'S', text: 'While a pile is open, the player who holds the initiative may add news and abilities to it (700.3).' }, { provenance: 'H', text: 'Nothing else may be added. Everything else opens a pile, and only the active player may open one, except in a closing window (500.9) or a battle window (900.9).' }] },
  { number: '600.4', section: '600', parts: [{ provenance: 'H', text: 'Abilities are activated (a cost, then an effect; by the controller of a card in play, or as the card says), triggered (when something happens) or static (always on). The costs are ISK, exhausting this card, sacrifice (section 1500) and discarding.' }] },
  { number: '600.5', section: '600', parts: [{ provenance: 'H', text: 'Once a card or ability is on the pile it does not depend on its source: when the source leaves play, the entry stays.' }] },
  { number: '700.1', section: '700', parts: [{ provenance: 'S', text: 'These go on the pile: every card, ability and outer region when it is played, every upgrade of a starbase, and all damage that is dealt.' }, { provenance: 'H', text: 'Nothing else does: orders, battle targets, income, draws and readying take effect at once. A triggered ability counts as an ability. Damage that an effect deals while it resolves is part of that effect: it is dealt at once and is no entry of its own (700.7 would forbid it).' }] },
  { number: '700.2', section: '700', parts: [{ provenance: 'S', text: 'An entry waits on the pile until it is resolved.' }] },
  { number: '700.3', section: '700', parts: [{ provenance: 'S', text: 'The player who opened the pile holds the initiative, and may add any number of news or abilities before passing it on.' }] },
  { number: '700.4', section: '700', parts: [{ provenance: 'S', text: 'The initiative moves clockwise. Its holder may add any number of news or abilities, or pass.' }] },
  { number: '700.5', section: '700', parts: [{ provenance: 'S', text: 'Handing the initiative on after adding something is not a pass (as the worked example shows). A pass is handing it on having added nothing. Any addition sets the count of consecutive passes back to none.' }] },
  { number: '700.6', section: '700', parts: [{ provenance: 'S', text: 'When all players have passed one after another, the pile resolves.' }, { provenance: 'H', text: 'Only players still in the game are counted.' }] },
  { number: '700.7', section: '700', parts: [{ provenance: 'S', text: 'The whole pile resolves, from the top entry down to the last.' }, { provenance: 'S', text: 'While it resolves nothing can be added to it, by anyone.' }] },
  { number: '700.8', section: '700', parts: [{ provenance: 'S', text: 'When an effect removes (destroys) an entry that lies lower in the pile, that entry leaves at once and never resolves.' }, { provenance: 'H', text: 'A card so removed goes to its owner\'s scrapheap; abilities and damage just cease.' }] },
  { number: '700.9', section: '700', parts: [{ provenance: 'H', text: 'When an entry comes to resolve, its targets are checked again. With none left legal it does nothing (it fizzles); otherwise it acts on the legal ones. Its card goes where it would have gone, but a ship, location, structure or region that cannot enter play goes to the scrapheap.' }] },
  { number: '700.10', section: '700', parts: [{ provenance: 'H', text: 'After each entry, destruction is checked (1000.4) before the next one resolves.' }] },
  { number: '700.11', section: '700', parts: [{ provenance: 'H', text: 'A trigger that goes off while a pile resolves waits (700.7 forbids adding it). When that pile is empty all waiting triggers open a new pile: the active player\'s first (lowest), then clockwise, and each controller orders their own. The active player (in a battle, the attacker) holds the initiative.' }] },
  { number: '700.12', section: '700', parts: [{ provenance: 'H', text: 'A trigger that goes off while a pile is open but not resolving goes on top of it at once, and counts as an addition (700.5). One that goes off with no pile open opens one.' }] },
  { number: '700.13', section: '700', parts: [{ provenance: 'H', text: 'Resolved news without a duration goes to the scrapheap; with one it stays in play. A resolved ship, structure, location or region enters play under the control of whoever played it. A resolved upgrade replaces the starbase (section 1300).' }] },
  { number: '700.14', section: '700', parts: [{ provenance: 'H', text: 'Mandatory loops end: when triggers have opened 100 piles in a row (`runawayPiles`) in which no player did anything but pass, or answer a question that had only one answer, the game is drawn and says so.' }] },
  { number: '800.1', section: '800', parts: [{ provenance: 'S', text: 'A card or ability that says "target" cannot be played without a legal target. The card says what is legal.' }] },
  { number: '800.2', section: '800', parts: [{ provenance: 'S', text: 'The target of a ship\'s ability has nothing to do with the ship\'s battle target.' }] },
  { number: '800.3', section: '800', parts: [{ provenance: 'H', text: 'One "target" is one object. "Up to N targets" may take none. The same object cannot be chosen twice for one list of targets.' }] },
  { number: '800.4', section: '800', parts: [{ provenance: 'H', text: 'Targets are public, and are locked in when the entry goes on the pile.' }] },
  { number: '800.5', section: '800', parts: [{ provenance: 'H', text: 'An entry on the pile can be a target where a card says so, but never of itself.' }] },
  { number: '900.1', section: '900', parts: [{ provenance: 'H', text: 'In the battle phase the active player may declare battles, one at a time, and in each region at most once a phase. It must be a region where they have a ready ship, and where an enemy has a ship or, if it is that enemy\'s home region, a starbase. The active player is the attacker. The defender is the region\'s controller if that is an enemy, and otherwise an enemy there of the attacker\'s choice.' }] },
  { number: '900.2', section: '900', parts: [{ provenance: 'H', text: 'The attacker chooses which of their ready ships there take part. All of the defender\'s ships there that are not assembling take part.' }] },
  { number: '900.3', section: '900', parts: [{ provenance: 'S', text: 'The defender has the option to withdraw ships before targeting.' }, { provenance: 'H', text: 'Withdraw step: patrols may join first (1200.5; asked only when there is one). Then the defender may withdraw any of their ships; the attacker may not. A withdrawn ship goes home, docked and exhausted, and is out of the battle. A side with no ship left ends the battle, except where the attacker faces a starbase in its home region.' }] },
  { number: '900.4', section: '900', parts: [{ provenance: 'S', text: 'Target step: each ship is ordered to target an opposing ship. A battle target must be an enemy ship in the same region; nothing else is legal.' }, { provenance: 'H', text: 'The attacker orders first, then the defender. A ship may hold its fire. Several ships may choose one target.' }] },
  { number: '900.5', section: '900', parts: [{ provenance: 'S', text: 'A starbase is never a battle target (900.4).' }, { provenance: 'P', text: 'An undefended starbase can be destroyed by an attack on its home region.' }, { provenance: 'H', text: 'So, in the defender\'s home region, when no defending ship is in the battle, each attacking ship strikes the starbase: its damage goes on the pile against the starbase without any target being chosen. A ship may hold its fire.' }] },
  { number: '900.6', section: '900', parts: [{ provenance: 'S', text: 'Damage step: what the ships deal goes on the pile.' }, { provenance: 'H', text: 'There is one entry for each ship that has a target or strikes the starbase, in order: the attacker\'s ships, then the defender\'s. The amount is the ship\'s attack at that moment. The entry stays on the pile even if the ship that dealt the damage is destroyed.' }] },
  { number: '900.7', section: '900', parts: [{ provenance: 'S', text: 'The attacker has the initiative first.' }] },
  { number: '900.8', section: '900', parts: [{ provenance: 'S', text: 'When the pile has resolved, the ships may have destroyed each other.' }, { provenance: 'H', text: 'Then the battle is over (it is one exchange): the attacking ships become exhausted, control is checked (1100.3), and the attacker may declare the next battle. The attacking ships stay where they are.' }] },
  { number: '900.9', section: '900', parts: [{ provenance: 'H', text: 'No round of initiative comes before the damage step: what was ordered is answered on top of the damage. With `battleWindows` on (it is off by default) the initiative goes round once with an empty pile, attacker first, after the withdraw step and again after the target step.' }] },
  { number: '1000.1', section: '1000', parts: [{ provenance: 'P', text: 'Damage adds up on a ship or starbase until the recharge (500.2).' }] },
  { number: '1000.2', section: '1000', parts: [{ provenance: 'P', text: 'A ship or starbase is destroyed when its damage is at least its total shield, or when its shield is reduced to zero.' }] },
  { number: '1000.3', section: '1000', parts: [{ provenance: 'P', text: 'A starbase\'s total shield is its own plus the bonuses of its structures.' }] },
  { number: '1000.4', section: '1000', parts: [{ provenance: 'H', text: 'Destruction is checked after every entry and every immediate action. All that is to be destroyed is destroyed together, then triggers go off, and so again until nothing changes.' }] },
  { number: '1000.5', section: '1000', parts: [{ provenance: 'S', text: 'A destroyed card goes to its owner\'s scrapheap.' }] },
  { number: '1100.1', section: '1100', parts: [{ provenance: 'P', text: 'The controller, not the owner, has the income, benefits and penalties of a region and its locations.' }, { provenance: 'H', text: 'Whoever controls a region controls its locations.' }] },
  { number: '1100.2', section: '1100', parts: [{ provenance: 'P', text: 'An outer region without ships is uncontrolled.' }] },
  { number: '1100.3', section: '1100', parts: [{ provenance: 'S', text: 'A region whose controller has withdrawn or lost all ships there is left uncontrolled, even when the attacker\'s ship is still there (this is the aim of the attack in the worked example).' }, { provenance: 'H', text: 'Control of an outer region is lost as soon as the controller has no ship there; this is checked after every battle and every immediate action. Control is gained in the end phase, before the discard: an outer region that nobody controls, and in which only one player has ships, goes to that player (whoever\'s turn it is). A controller keeps a region in which others have ships too, for as long as they have one there. An outer region that is played enters uncontrolled.' }] },
  { number: '1100.4', section: '1100', parts: [{ provenance: 'H', text: 'A home region is its owner\'s for as long as their starbase stands.' }] },
  { number: '1100.5', section: '1100', parts: [{ provenance: 'P', text: 'Locations are played into a region that the player controls, up to the region\'s limit.' }, { provenance: 'P', text: 'Home regions have no limit.' }] },
  { number: '1100.6', section: '1100', parts: [{ provenance: 'P', text: 'Income step: the active player collects the sum of the income of all that they control and, for each of their ships mining a location, the mineral value times the mining power.' }, { provenance: 'H', text: 'A region in which an enemy has a ship pays nothing (a blockade). ISK carries over.' }] },
  { number: '1100.7', section: '1100', parts: [{ provenance: 'H', text: 'Penalties can take ISK to zero, never below.' }] },
  { number: '1200.1', section: '1200', parts: [{ provenance: 'P', text: 'A ship with assembly N enters play assembling, with N counters; with no assembly it enters ready and docked.' }, { provenance: 'H', text: 'Docked means in its controller\'s home region. An assembling ship does nothing and cannot be a battle target.' }] },
  { number: '1200.2', section: '1200', parts: [{ provenance: 'H', text: 'Orders are given in the command phase, one for each ready ship that is not assembling. An order lasts until the ship gets another, moves, or fights. Every region in play can be reached from every other.' }] },
  { number: '1200.3', section: '1200', parts: [{ provenance: 'H', text: 'Move sends a ship to a region, or home. The ship stays ready.' }] },
  { number: '1200.4', section: '1200', parts: [{ provenance: 'P', text: 'Mine sets a ship to work on a location with a mineral value, in a region its controller controls, where the ship is. A location has room for one mining ship.' }] },
  { number: '1200.5', section: '1200', parts: [{ provenance: 'P', text: 'Patrol exists.' }, { provenance: 'H', text: 'Patrol N: when a battle is declared elsewhere against its controller, the ship may join it as a defender, N times a turn.' }] },
  { number: '1200.6', section: '1200', parts: [{ provenance: 'P', text: 'Ambush exists.' }, { provenance: 'H', text: 'Ambush N: the next time the ship fights as a defender where it lies in ambush, its attack is N higher for that battle. Then the order ends.' }] },
  { number: '1200.7', section: '1200', parts: [{ provenance: 'P', text: 'A ship has one command with one power: the special order (mine, patrol or ambush) that it can take, and N.' }] },
  { number: '1300.1', section: '1300', parts: [{ provenance: 'P', text: 'A starbase is upgraded by paying the price of the new starbase card.' }, { provenance: 'S', text: 'The upgrade goes on the pile.' }] },
  { number: '1300.2', section: '1300', parts: [{ provenance: 'H', text: 'An upgrade comes from the reserve, has a race icon in common with the starbase, and is one level higher. It replaces the old card, which goes to its owner\'s scrapheap and is not "destroyed". Structures and damage stay.' }] },
  { number: '1300.3', section: '1300', parts: [{ provenance: 'P', text: 'Structures are parts of a starbase.' }, { provenance: 'H', text: 'A starbase has room for as many as its `structureSlots`.' }] },
  { number: '1400.1', section: '1400', parts: [{ provenance: 'P', text: 'News of duration N stays in play for that time; endless news stays until the game ends or it is destroyed.' }, { provenance: 'H', text: 'N counts the owner\'s ready steps.' }] },
  { number: '1400.2', section: '1400', parts: [{ provenance: 'S', text: 'News can be played onto an open pile by whoever holds the initiative, in anyone\'s turn.' }] },
  { number: '1500.1', section: '1500', parts: [{ provenance: 'S', text: 'To sacrifice a card a player must control it, it must be in play, and a card or ability must let them.' }] },
  { number: '1500.2', section: '1500', parts: [{ provenance: 'S', text: 'The card goes to its owner\'s scrapheap as if destroyed.' }, { provenance: 'H', text: 'So "when destroyed" triggers see it; effects that stop destruction do not stop it.' }] },
  { number: '1500.3', section: '1500', parts: [{ provenance: 'S', text: 'A player told to sacrifice a card chooses which one, unless it is said.' }, { provenance: 'H', text: 'With nothing to sacrifice, nothing happens if it was an effect; if it was a cost, it cannot be paid.' }] },
  { number: '1600.1', section: '1600', parts: [{ provenance: 'H', text: 'When a player goes out, all objects they own leave the game, their entries leave the pile, and cards they control but do not own go to their owners\' scrapheaps. Passes are counted among those left, and if the player held the initiative it goes on clockwise. A battle they are in ends.' }] },
  { number: '1700.1', section: '1700', parts: [{ provenance: 'P', text: 'The Slasher deals 3 damage and the Executioner 2.' }, { provenance: 'H', text: 'So the Slasher\'s attack is 3 and the Executioner\'s is 2.' }, { provenance: 'H', text: 'Their shields are 2 and 3, so that without the news they destroy each other and Metropolis is left uncontrolled.' }, { provenance: 'H', text: 'Stubborn Mechanic says "Target ship has +2 shield until the end of the phase": with it the Executioner survives, and the Slasher is destroyed. There are three endings, and three scenarios: with the news (Elysha keeps Metropolis), without it (both destroyed, Metropolis uncontrolled), and with the withdrawal at step 1 (Metropolis uncontrolled, though the Slasher is there).' }] },
] as const satisfies readonly Rule[];

const BY_NUMBER: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.number, rule]));

export function isRuleId(text: string): text is RuleId {
  return BY_NUMBER.has(text);
}

export function ruleOf(number: RuleId): Rule {
  const rule = BY_NUMBER.get(number);
  if (rule === undefined) throw new RangeError(`There is no rule ${number}.`);
  return rule;
}

/** The firmest of the marks of its parts. */
export function provenanceOf(number: RuleId): Provenance {
  const { parts } = ruleOf(number);
  return PROVENANCES.find((mark) => parts.some((part) => part.provenance === mark)) ?? 'H';
}

/** Nothing but this house stands behind it. */
export function isHouse(number: RuleId): boolean {
  return provenanceOf(number) === 'H';
}
