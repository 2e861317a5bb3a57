import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { joinLabels } from '../../scripts/charts/chartLabel.ts';
import { layOut } from '../../scripts/charts/chartLayout.ts';
import { focusesOf, partsFor } from '../../scripts/charts/chartParts.ts';
import { makeChart } from '../../scripts/charts/makeChart.ts';

const machine = createMachine({
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
});
const { a, b } = machine.root.states;
if (!a || !b) throw new Error('the machine has changed');
const lines = (parts: ReturnType<typeof partsFor>) =>
  parts.lines.map(({ source, target, label }) => [source, target, ...label]);

describe('what a drawing shows', () => {
  test('there is one for every parent of a leaf', () => {
    expect(focusesOf(machine).map(({ id }) => id)).toEqual(['m', 'm.b', 'm.b.b2']);
  });

  test('what is not on the way to the focus is folded, and its lines begin at the box', () => {
    const parts = partsFor(machine.root, machine.root);
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
    expect(lines(partsFor(b, b))).toContainEqual(['m.b', 'm.a', 'up, out → a']);
  });

  test('names, rules and what is done are kept', () => {
    const { nodes, lines: drawn } = partsFor(machine.root, machine.root);
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
    const { width, height, nodes } = await layOut(partsFor(b, machine.root));
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
    const { nodes, edges } = await layOut(partsFor(machine.root, machine.root));
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
    const once = await makeChart(machine, 'M');
    expect(await makeChart(machine, 'M')).toEqual(once);
    expect(Object.keys(once.drawings)).toEqual(['m', 'm.b', 'm.b.b2']);
  });
});
