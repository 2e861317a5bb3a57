import type { CardSet } from '../../model/card.ts';
import { RULES } from '../../model/rulebook.ts';
import { rulesetOf } from '../../model/ruleset.ts';
import { partsInForce } from '../../model/ruleText.ts';
import { textOf } from '../../view/cardText.ts';
import type { FromServer } from '../protocol.ts';
import { MAIN, PROTOCOL } from '../protocol.ts';
import { playerTitle } from '../words/naming.ts';
import { SEAT_NAMES } from '../words/seatNames.ts';
import { type Asker, type Client, type Desk, NOWHERE } from './client.ts';
import { type DeckShelf, dealTable } from './dealtTable.ts';
import { deckEntry } from './deckEntry.ts';
import { draftOf } from './draft.ts';
import { exportOf, sceneExport } from './exports.ts';
import { readBrought } from './imports.ts';
import { reportOf } from './report.ts';
import { type ReadScenario, readScenario } from './scenario.ts';
import type { ScenarioFolder } from './scenarioFolder.ts';
import type { Sitting } from './sitting.ts';

export type DeskOptions = {
  readonly sitting: Sitting;
  readonly cards: CardSet;
  readonly decks: DeckShelf;
  readonly folder: ScenarioFolder;
  /** All who look on. */
  readonly clients: ReadonlySet<Client>;
};

/** Answers what pages ask, and tells all of them what came of it. */
export const makeDesk = ({ sitting, cards, decks, folder, clients }: DeskOptions): Desk => {
  const tellAll = (): void => {
    for (const client of clients) client.tell();
  };
  const greetAll = (): void => {
    for (const client of clients) client.greet();
  };

  const open = (file: string): FromServer | null => {
    const text = folder.read(file);
    if (text === null) return problem(`There is no scenario ${JSON.stringify(file)} among those that can be opened.`);
    return begin(readScenario(text, file, { cards }));
  };

  /** Whoever asked for it goes there; what cannot be opened moves nobody. */
  const begin = (read: ReadScenario, go?: Asker['go']): FromServer | null => {
    if (!read.ok) return problem(read.message);
    go?.({ branch: MAIN, n: 'last' });
    sitting.open(read.scenario);
    greetAll();
    return read.differs === undefined ? null : problem(`It is open, and does not go as it says:\n${read.differs}`);
  };

  const deckEntries = Object.entries(decks).map(([name, list]) => deckEntry(name, list, cards));

  return {
    sitting,
    hello() {
      const { scenario } = sitting;
      const all = Object.values({ ...cards, ...scenario.scene.cards });
      const ruleset = rulesetOf(scenario.scene.ruleset);
      return {
        type: 'hello',
        protocol: PROTOCOL,
        title: scenario.title,
        file: scenario.file,
        players: scenario.scene.players.map((id) => ({ id, title: playerTitle(id) })),
        scenarios: folder.list(),
        script: scenario.script,
        runner: sitting.runner,
        decks: deckEntries,
        seats: SEAT_NAMES.length,
        edits: scenario.scene.edits ?? [],
        dealt: scenario.dealt,
        rules: RULES.map(({ number }) => ({ number, parts: partsInForce(number, ruleset) })),
        cards: all.map((card) => ({ name: card.name, title: card.title, text: textOf(card) })),
      };
    },
    handle(message, { branch, viewer, go } = NOWHERE) {
      switch (message.type) {
        case 'submit': {
          const done = sitting.whatIf(message.intent, message.n ?? Number.POSITIVE_INFINITY, branch);
          if (done.ok) go({ branch: done.branch, n: 'last' });
          tellAll();
          const { intent } = message;
          if (!done.ok)
            return typeof done.why === 'string' ? problem(done.why) : { type: 'refused', intent, refusal: done.why };
          const { trouble } = sitting;
          return trouble === null ? null : problem(`Some steps could not be followed: ${trouble}`);
        }
        case 'without': {
          const done = sitting.without(message.n, branch);
          if (!done.ok) return problem(typeof done.why === 'string' ? done.why : done.why.message);
          go({ branch: done.branch, n: 'last' });
          tellAll();
          return null;
        }
        case 'drop':
          sitting.drop(message.branch);
          tellAll();
          return null;
        case 'compare': {
          const [one, other] = message.branches;
          const compared = sitting.compare(one, other, viewer);
          return compared ? { type: 'compared', compared } : problem('One of these branches is gone.');
        }
        case 'edit': {
          if (viewer !== 'all') return problem('The whole table is laid: look as All to edit it.');
          const { scenario } = sitting;
          const drafted = draftOf(sitting.line(branch), scenario.scene, message.n, message.edits, cards);
          if (!drafted.ok) return problem(drafted.why);
          const { draft, scene } = drafted;
          const [fault] = draft.faults;
          if (message.want === 'look') return { type: 'draft', draft };
          if (fault !== undefined) return problem(fault);
          const title = /, edited$/.test(scenario.title) ? scenario.title : `${scenario.title}, edited`;
          const laid = { file: null, title, tree: null, scene, script: 0, dealt: null };
          if (message.want === 'open') return begin({ ok: true, scenario: laid }, go);
          const saved = sceneExport(laid, cards);
          return saved.ok ? { type: 'exported', exported: saved.exported } : problem(saved.why);
        }
        case 'export':
        case 'report': {
          const given = { line: sitting.line(branch), scenario: sitting.scenario, viewer, cards };
          const exported = message.type === 'report' ? reportOf(message, given) : exportOf(message.kind, given);
          return exported.ok ? { type: 'exported', exported: exported.exported } : problem(exported.why);
        }
        case 'bring':
          return begin(readBrought(message.text, cards), go);
        case 'note':
          sitting.note(message.n, message.text, branch);
          tellAll();
          return null;
        case 'rewind': {
          const why = sitting.rewind(message.n);
          tellAll();
          return why === null ? null : problem(why);
        }
        case 'run': {
          const why = sitting.run(message.n, message.runner);
          greetAll();
          return why === null ? null : problem(why);
        }
        case 'restart': {
          const failed = sitting.restart(message.script);
          greetAll();
          return failed === null ? null : problem(failed);
        }
        case 'open':
          return open(message.file);
        case 'deal':
          return begin(dealTable(message, cards, decks));
      }
    },
  };
};

const problem = (message: string): FromServer => ({ type: 'problem', message });
