import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { print } from '../../src/notation/print.ts';
import { treeOf } from './parsing.ts';

const canonical = `-- The first line of all.
@pile 1  -- the language's version
@title All of it
@cites 700.4 1100.3
@players ian elysha
@seed 7
@ruleset battleWindows=on handLimit=5
@turn 3

[cards]
{ "name": "moth", "title": "Moth", "type": "ship", "price": 1, "attack": 1, "shield": 1 }
{
  "name": "long",
  "title": "A card with so many words that no line of this width can hold them all together with the rest",
  "type": "news",
  "price": 1
}

-- Right above a heading.
[table]
metropolis#m @elysha : executioner#x(elysha) slasher#s(ian, exhausted, damage 1)
metropolis(ian) @nobody
home elysha          : slasher(ian, of elysha, assembling 2)*3
hand ian             :
isk elysha           : 5
moment               : battle ian -> m with s vs elysha

[goal]
isk elysha 7

[play]
elysha: stay  -- not withdraw
ian:    aim s -> x

-- A remark, with space around it.

= on the pile damage 3 s -> x, damage 2 x -> s, on the pile k, no destroyed x
! elysha: play k because 700.4 800.1
? elysha: may pass, play k -> x
{ no reply
  elysha: pass
  : x ready, pile empty
  {
    ian:    pass
  }  -- here
}
elysha: play k mode "Draw two" x 3 -> a ; b into m pay c

[expect]
s in scrapheap ian
pile k -> x / damage s
over drawn
`;

describe('the canonical text', () => {
  test('is printed as it stands', () => {
    expect(print(treeOf(canonical))).toBe(canonical);
  });

  test('whatever a person wrote', () => {
    const loose = canonical
      .replaceAll(/^ +/gm, '   ')
      .replaceAll('ian:    ', 'ian:')
      .replaceAll(/ +:/g, ':')
      .replaceAll('  --', '      --')
      .replaceAll(', damage', ' ,  damage')
      .replaceAll('\n\n', '\n\n\n\n')
      .replaceAll('\n', '\r\n');
    expect(print(treeOf(loose))).toBe(canonical);
  });

  test('empty sections stay', () => {
    const text = '@pile 1\n\n[table]\n\n[play]\n-- nothing yet\n';
    expect(print(treeOf(text))).toBe(text);
  });
});

describe('every scenario there is', () => {
  const folder = new URL('../../scenarios/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.pile'));

  test.each(files)('%s: printed, it says the same, and is not printed otherwise again', (file) => {
    const tree = treeOf(readFileSync(new URL(file, folder), 'utf8'), file);
    const text = print(tree);
    expect(treeOf(text)).toEqual(tree);
    expect(print(treeOf(text))).toBe(text);
  });
});
