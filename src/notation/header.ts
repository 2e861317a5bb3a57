import { didYouMean } from '../model/nearest.ts';
import { isRuleId } from '../model/rulebook.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { defaultRuleset } from '../model/ruleset.ts';
import type { Fault } from './fault.ts';
import { faultAt } from './fault.ts';
import type { Section } from './lines.ts';
import { saying } from './lines.ts';
import type { Tag } from './tree.ts';

/** What stands below `@pile 1`, gathered. */
export type Header = {
  readonly title: string | null;
  readonly cites: readonly string[];
  readonly players: readonly string[];
  readonly seed: number;
  readonly ruleset: Partial<Ruleset>;
  readonly turn: number | null;
  readonly edits: readonly string[];
  readonly faults: readonly Fault[];
};

/** The seed of a scenario that names none. */
const SEED = 1;

export function readHeader(header: Section<Tag>): Header {
  const tags = saying(header.lines);
  const find = <K extends Tag['kind']>(kind: K): Extract<Tag, { kind: K }> | undefined =>
    tags.find((tag): tag is Extract<Tag, { kind: K }> & { readonly comment?: string } => tag.kind === kind);
  const faults = tags.flatMap((tag, index) => {
    const again = tag.kind !== 'edited' && tags.slice(0, index).some((other) => other.kind === tag.kind);
    return again ? [faultAt(tag, `\`@${tag.kind}\` stands here a second time.`)] : faultsOfTag(tag);
  });
  const players = find('players');
  return {
    title: find('title')?.text ?? null,
    cites: find('cites')?.rules ?? [],
    players: players?.players ?? [],
    seed: find('seed')?.seed ?? SEED,
    ruleset: find('ruleset')?.values ?? {},
    turn: find('turn')?.turn ?? null,
    edits: tags.flatMap((tag) => (tag.kind === 'edited' ? [tag.text] : [])),
    faults: players ? faults : [...faults, faultAt(header, 'there is no `@players` line: who plays, clockwise?')],
  };
}

function faultsOfTag(tag: Tag): Fault[] {
  switch (tag.kind) {
    case 'cites':
      return tag.rules.filter((rule) => !isRuleId(rule)).map((rule) => faultAt(tag, `there is no rule ${rule}.`));
    case 'players':
      return tag.players
        .filter((player, index) => tag.players.indexOf(player) !== index)
        .map((player) => faultAt(tag, `\`${player}\` sits at the table twice.`));
    case 'ruleset':
      return Object.entries(tag.values).flatMap(([name, value]) => {
        const words = wrongValue(name, value);
        return words === null ? [] : [faultAt(tag, words)];
      });
    default:
      return [];
  }
}

function wrongValue(name: string, value: number | boolean): string | null {
  const known: Readonly<Record<string, number | boolean>> = defaultRuleset;
  const standard = Object.hasOwn(known, name) ? known[name] : undefined;
  if (standard === undefined) return `the ruleset has no \`${name}\`${didYouMean(name, Object.keys(known)) || '.'}`;
  if (typeof standard === typeof value) return null;
  return `\`${name}\` must be ${typeof standard === 'number' ? 'a number' : 'on or off'}.`;
}
