import type { PermanentView, PlayerId, PlayerView } from '../../index.ts';
import { fold } from '../fold.ts';
import type { Paint } from '../terminal.ts';
import { handLines } from './hand.ts';
import { apart, COLUMNS, capital, column, cut, of, plural, rule } from './lines.ts';
import { pileLines } from './pile.ts';
import type { Story } from './story.ts';
import { type Eyes, inPlay, nameOf, regionName, stateOf, strength } from './things.ts';

/** All that a player sees of the table, in lines of 80 columns at most. */
export function tableLines(eyes: Eyes, player: PlayerId, story: Story, paint: Paint): readonly string[] {
  const { view } = eyes;
  const phase = story.phase() || 'Setting up';
  return [
    paint.faint(rule('', '═')),
    paint.strong(apart(`Turn ${view.turn}, ${of(view.active)}: ${phase.toLowerCase()}`, `you are ${capital(player)}`)),
    ...view.players.flatMap((one) => playerLines(eyes, one, player, paint)),
    paint.faint(rule('Regions (ships: attack/shield)')),
    ...regionLines(eyes, paint),
    ...handLines(view, player, paint),
    ...pileLines(eyes, paint),
    ...battleLines(eyes, paint),
    paint.faint(rule()),
    ...nowLines(eyes, story, paint),
  ];
}

/** Whose doing is awaited, and why. */
export function nowLines({ callings }: Eyes, story: Story, { strong }: Paint): readonly string[] {
  const { now, why, passes } = story.now();
  const head = `${callings.say(now)}. ${callings.say(passes)}.`;
  return [strong(fold(head, '', COLUMNS)), fold(callings.say(why), '', COLUMNS)];
}

function playerLines(eyes: Eyes, one: PlayerView, viewer: PlayerId, { strong }: Paint): readonly string[] {
  const { view } = eyes;
  const name = `${one.title}${one.id === viewer ? ' (you)' : ''}`;
  if (one.out) return [strong(column(name, 16)), '  out of the game'];
  const { hand, deck, reserve, scrapheap } = one;
  const counts = `${plural(one.isk, 'ISK', 'ISK')}, hand ${hand.count}, deck ${deck.count}, reserve ${reserve.count}, scrapheap ${scrapheap.count}`;
  const own = view.play.filter(({ controller }) => controller === one.id);
  const ofType = (type: PermanentView['type']) => own.filter((card) => card.type === type);
  return [
    `${strong(column(name, 16))} ${counts}`,
    ...ofType('starbase').map((card) => `  ${cut(starbaseWords(eyes, card), COLUMNS - 2)}`),
    ...listLine(
      'Structures',
      ofType('structure').map((card) => withState(eyes, card)),
    ),
    ...listLine(
      'News',
      ofType('news').map((card) => withState(eyes, card)),
    ),
  ];
}

function starbaseWords(eyes: Eyes, card: PermanentView): string {
  const damage = card.damage > 0 ? `, ${card.damage} damage` : '';
  const rest = stateOf(eyes, { ...card, damage: 0 });
  const income = card.income === null ? '' : `, income ${card.income}`;
  const words = `${eyes.callings.call(card)}: shield ${card.shieldNow ?? 0}${damage}${income}`;
  return rest.length === 0 ? words : `${words}, ${rest.join(', ')}`;
}

const listLine = (title: string, words: readonly string[]): readonly string[] =>
  words.length === 0 ? [] : [`  ${fold(`${title}: ${words.join('; ')}`, '    ', COLUMNS - 2)}`];

function withState(eyes: Eyes, card: PermanentView): string {
  const state = stateOf(eyes, card);
  return `${eyes.callings.call(card)}${state.length === 0 ? '' : ` (${state.join(', ')})`}`;
}

function regionLines(eyes: Eyes, paint: Paint): readonly string[] {
  const regions = eyes.view.play.filter(({ type }) => type.endsWith('region'));
  return regions.flatMap((region) => [regionHead(eyes, region, paint), ...regionBody(eyes, region)]);
}

function regionHead(eyes: Eyes, region: PermanentView, { strong }: Paint): string {
  const { controller, income, locations, type } = region;
  const whose = type === 'home-region' ? '' : controller === null ? "nobody's" : of(controller);
  const numbers = [
    whose,
    ...(income === null ? [] : [`income ${income}`]),
    ...(typeof locations === 'number' ? [`room for ${plural(locations, 'location')}`] : []),
    ...stateOf(eyes, region),
  ].filter((part) => part !== '');
  const text = region.text.length > 0 ? `. ${region.text.join(' ')}` : '';
  const name = regionName(eyes, region.id);
  return `${strong(name)} ${cut(`${numbers.join(', ')}${text}`, COLUMNS - name.length - 1)}`;
}

function regionBody(eyes: Eyes, region: PermanentView): readonly string[] {
  const here = eyes.view.play.filter((card) => card.region === region.id);
  const locations = here.filter(({ type }) => type === 'location');
  const ships = here.filter(({ type }) => type === 'ship');
  const inOrder = eyes.view.players.flatMap(({ id }) => ships.filter(({ controller }) => controller === id));
  return [...locations.map((card) => locationLine(eyes, card)), ...inOrder.map((card) => shipLine(eyes, card))];
}

function locationLine(eyes: Eyes, card: PermanentView): string {
  const parts = [
    ...(card.minerals === null ? [] : [`minerals ${card.minerals}`]),
    ...(card.income === null ? [] : [`income ${card.income}`]),
    ...stateOf(eyes, card),
  ];
  const text = card.text.join(' ');
  const words = [parts.join(', '), text].filter((part) => part !== '').join('. ');
  const name = `location ${eyes.callings.call(card)}`;
  return `  ${cut(words === '' ? name : `${name}: ${words}`, COLUMNS - 2)}`;
}

function shipLine(eyes: Eyes, card: PermanentView): string {
  const state = stateOf(eyes, card);
  const command = card.command && card.order === null ? [`can ${card.command.order} ${card.command.power}`] : [];
  const words = state.length === 0 ? ['ready', ...command] : [...state, ...command];
  const whose = column(capital(card.controller ?? 'nobody'), 9);
  const text = card.text.length > 0 ? `. ${card.text.join(' ')}` : '';
  const name = column(eyes.callings.call(card), 20);
  return cut(`  ${whose} ${name} ${strength(card).padEnd(5)} ${words.join(', ')}${text}`, COLUMNS);
}

function battleLines(eyes: Eyes, paint: Paint): readonly string[] {
  const { battle } = eyes.view;
  if (!battle) return [];
  const side = (ships: readonly string[]): readonly string[] =>
    ships.filter((id) => inPlay(eyes, id)).map((id) => `  ${cut(sideWords(eyes, id), COLUMNS - 2)}`);
  const words = `Battle at ${nameOf(eyes, battle.region)}: ${capital(battle.attacker)} attacks ${capital(battle.defender)}`;
  return [paint.faint(rule(words)), ...side(battle.attacking), ...side(battle.defending)];
}

function sideWords(eyes: Eyes, id: string): string {
  const ship = inPlay(eyes, id);
  const aim = eyes.view.battle?.aims.find((one) => one.ship === id);
  const whose = ship?.controller ? of(ship.controller) : '';
  const at = aim ? (aim.at === null ? ' holds its fire' : ` aims at ${nameOf(eyes, aim.at)}`) : '';
  return `${whose} ${nameOf(eyes, id)}${ship ? ` ${strength(ship)}` : ''}${at}`;
}
