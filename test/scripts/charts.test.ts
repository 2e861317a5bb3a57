import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { makeChart, makeWhole, solve } from '../../scripts/charts/makeChart.ts';
import { joinLabels, labelOf } from '../../src/inspector/chart/label.ts';
import { layOut } from '../../src/inspector/chart/layout.ts';
import { depthOf, openTo } from '../../src/inspector/chart/outline.ts';
import { outlineOf } from '../../src/inspector/chart/outlineOf.ts';
import { focusesOf, partsFor, partsWith } from '../../src/inspector/chart/parts.ts';

const outline = outlineOf(
  createMachine({
    id: 'm',
    initial: 'a',
    on: { leave: '.gone', wink: { actions: 'smile' } },
    states: {
      a: {
        description: 'First.',
        meta: { rules: ['700.4'] },
        on: { go: { target: 'b', guard: 'may' }, stay: { actions: 'wait' } },
      },
      b: {
        initial: 'b1',
        states: {
          b1: { on: { deep: 'b2', up: '#m.a' } },
          b2: { initial: 'x', states: { x: { on: { out: '#m.a', more: 'y' } }, y: { type: 'final' } }, onDone: 'b1' },
        },
      },
      gone: { type: 'final' },
    },
  }),
);
const lines = (parts: ReturnType<typeof partsFor>) =>
  parts.lines.map(({ source, target, label }) => [source, target, ...label]);

describe('what a drawing shows', () => {
  test('there is one for every parent of a leaf', () => {
    expect(focusesOf(outline)).toEqual(['m', 'm.b', 'm.b.b2']);
  });

  test('what is not on the way to the focus is folded, and its lines begin at the box', () => {
    const parts = partsFor(outline, 'm', 'm');
    expect(parts.nodes.map(({ id, folded }) => [id, folded])).toEqual([
      ['m', false],
      ['m.a', false],
      ['m.b', true],
      ['m.gone', false],
    ]);
    expect(lines(parts)).toEqual([
      ['m', 'm.gone', 'leave'],
      ['m', 'm', 'wink'],
      ['m.a', 'm.b', 'go'],
      ['m.a', 'm.a', 'stay'],
      ['m.b', 'm.a', 'up, out'],
    ]);
    expect(parts.lines.at(-1)?.transitions.map(({ id }) => id)).toEqual(['m.b.b1|up|0', 'm.b.b2.x|out|0']);
  });

  test('what leads outside is said beside the title', () => {
    expect(lines(partsFor(outline, 'm.b', 'm.b'))).toContainEqual(['m.b', 'm.a', 'up, out → a']);
  });

  test('names, rules and what is done are kept', () => {
    const { nodes, lines: drawn } = partsFor(outline, 'm', 'm');
    expect(nodes.find(({ key }) => key === 'a')).toMatchObject({
      initial: true,
      description: 'First.',
      rules: ['700.4'],
    });
    expect(drawn.find(({ label }) => label.includes('go'))?.transitions[0]).toMatchObject({
      guard: 'may',
      event: 'go',
    });
  });

  test('labels are broken into short lines', () => {
    expect(joinLabels(['play', 'activate', 'play'])).toEqual(['play,', 'activate']);
    expect(joinLabels(['nobody to withdraw'])).toEqual(['nobody to', 'withdraw']);
    expect(joinLabels(['', 'aim', 'hold'])).toEqual(['aim, hold']);
  });
});

describe('how it is laid out', () => {
  test('every state lies inside its parent, and beside its siblings', async () => {
    const { width, height, nodes } = await layOut(partsFor(outline, 'm.b', 'm'), solve);
    for (const node of nodes) {
      const outside = nodes.find(({ id }) => id === node.parent) ?? { x: 0, y: 0, width, height };
      expect(node.x).toBeGreaterThanOrEqual(outside.x);
      expect(node.y).toBeGreaterThanOrEqual(outside.y);
      expect(node.x + node.width).toBeLessThanOrEqual(outside.x + outside.width);
      expect(node.y + node.height).toBeLessThanOrEqual(outside.y + outside.height);
      const apart = nodes
        .filter((other) => other !== node && other.parent === node.parent)
        .every(
          (other) =>
            other.x >= node.x + node.width ||
            node.x >= other.x + other.width ||
            other.y >= node.y + node.height ||
            node.y >= other.y + other.height,
        );
      expect(apart).toBe(true);
    }
  });

  test('every line leads from its source to its target', async () => {
    const { nodes, edges } = await layOut(partsFor(outline, 'm', 'm'), solve);
    const touches = (id: string, point: readonly [number, number] | undefined): boolean => {
      const node = nodes.find((one) => one.id === id);
      if (!node || !point) return false;
      const [x, y] = point;
      return x >= node.x - 1 && x <= node.x + node.width + 1 && y >= node.y - 1 && y <= node.y + node.height + 1;
    };
    const drawn = edges.filter(({ points }) => points.length > 0);
    expect(drawn.length).toBe(4);
    for (const { source, target, points } of drawn) {
      expect(touches(source, points[0])).toBe(true);
      expect(touches(target, points.at(-1))).toBe(true);
    }
  });

  test('the same definition is drawn the same way', async () => {
    const once = await makeChart(outline, 'M');
    expect(await makeChart(outline, 'M')).toEqual(once);
    expect(Object.keys(once.drawings)).toEqual(['m', 'm.b', 'm.b.b2']);
  });

  test('the whole is drawn at every depth, and more and more is unfolded', async () => {
    const depths = await makeWhole(outline);
    expect(depths.map(({ nodes }) => nodes.length)).toEqual([4, 6, 8]);
    expect(depths.map(({ nodes }) => nodes.filter(({ folded }) => folded).map(({ id }) => id))).toEqual([
      ['m.b'],
      ['m.b.b2'],
      [],
    ]);
    expect(depthOf(outline)).toBe(3);
  });

  test('any states may be folded: the lines of their insides begin at their boxes', async () => {
    const open = new Set([...openTo(outline, 9)].filter((id) => id !== 'm.b'));
    expect(partsWith(outline, open, 'm')).toEqual(partsFor(outline, 'm', 'm'));
  });

  test('regions beside each other and machines of one state are drawn too', async () => {
    const odd = outlineOf(
      createMachine({
        type: 'parallel',
        id: 'odd',
        states: { left: { initial: 'up', states: { up: { on: { flip: 'down' } }, down: {} } }, right: {} },
        after: { 200: { actions: 'ring' } },
      }),
    );
    const { nodes } = await layOut(partsWith(odd, openTo(odd, 9), 'odd'), solve);
    expect(nodes.map(({ id }) => id)).toEqual(['odd', 'odd.left', 'odd.left.up', 'odd.left.down', 'odd.right']);
    expect(nodes.map(({ initial }) => initial)).toEqual([false, false, true, false, false]);
    const bare = outlineOf(createMachine({ id: 'bare' }));
    expect((await layOut(partsWith(bare, openTo(bare, 9), 'bare'), solve)).nodes).toHaveLength(1);
  });
});

test.each([
  ['xstate.done.actor.*', 'left'],
  ['xstate.done.actor.fetcher', 'fetcher done'],
  ['xstate.error.actor.fetcher', 'fetcher failed'],
  ['xstate.done.actor.0.player.loading', 'done'],
  ['xstate.after.500.player.idle', 'after 500'],
])('the event %s is called %j', (event, label) => {
  expect(labelOf({ event, guard: null })).toBe(label);
});
