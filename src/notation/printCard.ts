import type { CardSaid, OrderSaid } from './tableTree.ts';
import type { Json } from './tree.ts';

/** `executioner#x(elysha, damage 1)*2` */
export function printCard(said: CardSaid): string {
  const { card, alias, copies } = said;
  const notes = notesOf(said);
  return [
    card,
    alias === undefined ? '' : `#${alias}`,
    notes.length === 0 ? '' : `(${notes.join(', ')})`,
    copies === undefined ? '' : `*${copies}`,
  ].join('');
}

/** `mine iron-moon` */
export const printOrder = (order: OrderSaid): string => (order.kind === 'mine' ? `mine ${order.at}` : order.kind);

function notesOf({ owner, controller, exhausted, damage, assembling, remaining, order }: CardSaid): string[] {
  return [
    ...(owner === undefined ? [] : [owner]),
    ...(controller === undefined ? [] : [`of ${controller}`]),
    ...(exhausted === undefined ? [] : ['exhausted']),
    ...(damage === undefined ? [] : [`damage ${damage}`]),
    ...(assembling === undefined ? [] : [`assembling ${assembling}`]),
    ...(remaining === undefined ? [] : [`remaining ${remaining}`]),
    ...(order === undefined ? [] : [printOrder(order)]),
  ];
}

const WIDTH = 120;

/** On one line where it fits, otherwise a line for each part. `before`: what else stands on its first line. */
export function printJson(json: Json, indent = '', before = ''): string {
  const line = onOneLine(json);
  if (json === null || typeof json !== 'object' || indent.length + before.length + line.length < WIDTH) return line;
  const inner = `${indent}  `;
  const parts = isList(json)
    ? json.map((item) => printJson(item, inner))
    : Object.entries(json).map(([name, value]) => {
        const field = `${JSON.stringify(name)}: `;
        return field + printJson(value, inner, field);
      });
  if (parts.length === 0) return line;
  const [open, close] = isList(json) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function onOneLine(json: Json): string {
  if (json === null || typeof json !== 'object') return JSON.stringify(json);
  if (isList(json)) return `[${json.map(onOneLine).join(', ')}]`;
  const fields = Object.entries(json).map(([name, value]) => `${JSON.stringify(name)}: ${onOneLine(value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);
