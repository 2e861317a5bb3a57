import type { PlayerId } from '../../model/ids.ts';
import type { Viewer } from '../../view/view.ts';
import { type FromPage, MAIN } from '../protocol.ts';
import { parseEdit } from './parseEdit.ts';

/** Letters of a note that are kept. */
const LONGEST_NOTE = 2_000;

export type ReadMessage =
  | { readonly ok: true; readonly message: FromPage }
  | { readonly ok: false; readonly problem: string };

/** What a page sent, whatever it sent. An intent is left as it is: the engine judges it. */
export function parseMessage(text: string): ReadMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problem('That is no JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem('A message is an object.');
  const said = value as Readonly<Record<string, unknown>>;
  switch (said.type) {
    case 'look': {
      if (!isStep(said.n) && said.n !== 'last') return problem('`look` needs `n`: the number of a step, or "last".');
      if (typeof said.viewer !== 'string') return problem('`look` needs `viewer`: a player, "table" or "all".');
      const { branch = MAIN } = said;
      if (typeof branch !== 'string') return problem('`look` takes `branch`: the name of a branch.');
      return message({
        type: 'look',
        n: said.n,
        viewer: said.viewer as Viewer | PlayerId,
        branch,
        acts: said.acts === true,
      });
    }
    case 'submit':
      if (said.n === undefined) return message({ type: 'submit', intent: said.intent });
      return isStep(said.n)
        ? message({ type: 'submit', intent: said.intent, n: said.n })
        : problem('`submit` takes `n`: the number of the step at which it is done.');
    case 'without':
      return isStep(said.n)
        ? message({ type: 'without', n: said.n })
        : problem('`without` needs `n`: the number of the step that is left out.');
    case 'drop':
      return typeof said.branch === 'string'
        ? message({ type: 'drop', branch: said.branch })
        : problem('`drop` needs `branch`: the name of a branch.');
    case 'compare': {
      const [one, other] = Array.isArray(said.branches) ? said.branches : [];
      return typeof one === 'string' && typeof other === 'string'
        ? message({ type: 'compare', branches: [one, other] })
        : problem('`compare` needs `branches`: the names of two.');
    }
    case 'edit': {
      const { n, edits, want } = said;
      if (!isStep(n)) return problem('`edit` needs `n`: the number of a step.');
      if (want !== 'look' && want !== 'open' && want !== 'save')
        return problem('`edit` needs `want`: "look", "open" or "save".');
      if (!Array.isArray(edits)) return problem('`edit` needs `edits`: a list of them.');
      const read = edits.map(parseEdit);
      const wrong = read.indexOf(null);
      return wrong < 0
        ? message({ type: 'edit', n, edits: read.filter((edit) => edit !== null), want })
        : problem(`Edit ${wrong + 1} is none: put, take, move, control, set, exhaust, isk and moment are.`);
    }
    case 'export': {
      const kind = EXPORTS.find((one) => one === said.kind);
      return kind
        ? message({ type: 'export', kind })
        : problem(`\`export\` needs \`kind\`: one of ${EXPORTS.join(', ')}.`);
    }
    case 'report': {
      const { n, expected, check = null, link = '' } = said;
      if (!isStep(n)) return problem('`report` needs `n`: the number of a step.');
      if (typeof expected !== 'string' || expected.trim() === '')
        return problem('A report needs `expected`: what should have happened, in words.');
      if (check !== null && typeof check !== 'string')
        return problem('`report` takes `check`: a line of the notation.');
      if (typeof link !== 'string') return problem('`report` takes `link`: an address.');
      return message({ type: 'report', n, expected: expected.trim(), check: check?.trim() || null, link });
    }
    case 'bring': {
      const { part, of, text } = said;
      if (!isStep(part) || !isStep(of) || part >= of || typeof text !== 'string')
        return problem('`bring` needs `part` and `of`, numbers, and `text`.');
      return message({ type: 'bring', part, of, text });
    }
    case 'note':
      if (!isStep(said.n)) return problem('`note` needs `n`: the number of a step.');
      if (said.text === null) return message({ type: 'note', n: said.n, text: null });
      return typeof said.text === 'string'
        ? message({ type: 'note', n: said.n, text: said.text.slice(0, LONGEST_NOTE) })
        : problem('`note` needs `text`: words, or null to take it away.');
    case 'rewind':
      return isStep(said.n)
        ? message({ type: 'rewind', n: said.n })
        : problem('`rewind` needs `n`: the number of a step.');
    case 'run':
      if (!isStep(said.n)) return problem('`run` needs `n`: the number of a step.');
      return said.runner === 'live' || said.runner === 'data'
        ? message({ type: 'run', n: said.n, runner: said.runner })
        : problem('`run` needs `runner`: "live" or "data".');
    case 'open':
      return typeof said.file === 'string'
        ? message({ type: 'open', file: said.file })
        : problem('`open` needs `file`: the name of a scenario.');
    case 'deal': {
      const { decks, seed } = said;
      if (!Array.isArray(decks) || !decks.every((deck) => typeof deck === 'string'))
        return problem('`deal` needs `decks`: the name of a deck for each player.');
      if (seed !== null && !isStep(seed)) return problem('`deal` needs `seed`: a whole number, or null for a new one.');
      return message({ type: 'deal', decks, seed });
    }
    case 'part':
      return readPart(said);
    case 'messages':
      return message({ type: 'messages' });
    case 'restart':
      return message({ type: 'restart', script: said.script === true });
    default:
      return problem(
        'There is no such message. There are look, submit, without, drop, compare, note, edit, export, report, bring, rewind, run, open, deal, part, messages and restart.',
      );
  }
}

function readPart({ machine, n, state, edges }: Readonly<Record<string, unknown>>): ReadMessage {
  if (machine !== 'game' && machine !== 'pileEntry') return problem('`part` needs `machine`: "game" or "pileEntry".');
  if (!isStep(n)) return problem('`part` needs `n`: the number of a step.');
  if (state !== null && typeof state !== 'string') return problem('`part` needs `state`: the id of a state, or null.');
  if (!Array.isArray(edges) || !edges.every((edge) => typeof edge === 'string'))
    return problem('`part` needs `edges`: the ids of transitions.');
  return message({ type: 'part', machine, n, state, edges });
}

const EXPORTS = ['scenario', 'replay', 'save', 'link', 'seen'] as const;

const isStep = (n: unknown): n is number => Number.isSafeInteger(n) && (n as number) >= 0;
const message = (said: FromPage): ReadMessage => ({ ok: true, message: said });
const problem = (words: string): ReadMessage => ({ ok: false, problem: words });
