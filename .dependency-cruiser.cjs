/**
 * Who may import whom. Every lock has its reason; whoever wants one opened argues with the reason.
 * Types count: a type-only import is an import, and a knot of types is still a knot.
 */
const npm = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;

/** Files at `path` import each other and what `may` lists, and nothing else. */
const layer = (name, path, may, comment, { node = false, except } = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path, ...(except ? { pathNot: except } : {}) },
  to: { pathNot: [path, ...may], ...(node ? { dependencyTypesNot: ['core'] } : {}) },
});

const pageConfig = '^src/inspector/page/vite\\.config\\.ts$';
const page = '^src/inspector/page/';
const chart = '^src/inspector/chart/';
const protocol = '^src/inspector/protocol\\.ts$';
const inspectorServer = '^src/inspector/server(/|\\.ts$)';
const legacy = '^src/inspector/legacy/';
const door = '^src/index\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'What imports itself by a detour is one file in disguise: say which half is the word and which the use.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere is a misspelling or a missing package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-packages',
      comment: 'A package that package.json does not name is there by luck, and may be gone with the next install.',
      severity: 'error',
      from: {},
      // What a peer's meta data says of it is unknown to the cruiser, though the peer is not.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    },
    {
      name: 'no-dev-packages-at-run-time',
      comment:
        'Whoever installs Starpile does not get its devDependencies, unless they are asked for as peers; only the page, bundled when built, may use them.',
      severity: 'error',
      from: { path: '^(src|machines|cards)/', pathNot: page },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm-peer'] },
    },
    layer(
      'model-knows-nothing',
      '^src/model/',
      [],
      'The model is vocabulary; a word that needs a rule or a package to be said is no word yet.',
    ),
    layer(
      'cards-are-data',
      '^cards/',
      ['^src/model/'],
      'Cards describe, in the words of the model; they never compute.',
    ),
    layer(
      'rules-know-the-model',
      '^src/rules/',
      ['^src/model/', npm('pure-rand')],
      'Rules say what happens; they know neither who asks, nor when, nor any card by name.',
    ),
    layer(
      'schema-knows-the-model',
      '^src/schema/',
      ['^src/model/', npm('zod')],
      'The schema is the gate for what others wrote: it compares with the words of the model and trusts nothing else.',
    ),
    layer(
      'view-knows-rules',
      '^src/view/',
      ['^src/(model|rules)/'],
      'The view alone decides what may be seen; it builds from the game, and does not care how the game is run.',
    ),
    layer(
      'machines-know-rules',
      '^machines/',
      ['^src/(model|rules)/', npm('xstate')],
      'Machines say when, rules say what; a machine that reads a card or the disk has started to say what.',
    ),
    layer(
      'kernel-knows-no-game',
      '^src/kernel/',
      [npm('xstate')],
      'The kernel runs charts; the moment it knows the game, it is no longer a check on the other runner.',
    ),
    layer(
      'engine-binds-the-layers',
      '^src/engine/',
      ['^machines/', '^src/(model|rules|view|schema|kernel)/', npm('xstate')],
      'The engine brings rules, machines and views together; cards come as arguments, and it must run in a browser too.',
    ),
    layer(
      'the-door-is-small',
      door,
      ['^src/(model|engine|view|schema)/', '^src/rules/concrete\\.ts$'],
      'The public door re-exports what is promised to others; what it does not reach can still change. Of the rules, only what reads offers is promised.',
    ),
    layer(
      'testing-watches-from-beside',
      '^src/testing/',
      [door, '^machines/', '^src/(model|rules|engine|kernel|notation)/', npm('xstate', 'fast-check')],
      'It walks the charts beside the engine and compares; the cards it plays with are an argument.',
      { node: true },
    ),
    layer(
      'notation-is-handed-its-cards',
      '^src/notation/',
      [door, '^src/(model|schema|view|engine)/'],
      'Text becomes a game through the same gate as everything else; the cards it may name are an argument.',
    ),
    layer(
      'explore-plays-by-the-rules',
      '^src/explore/',
      [door, '^src/(model|view|kernel|engine)/'],
      'Exploration forks and compares whole games; with a rule in its hand it could no longer find that rule wrong.',
    ),
    layer(
      'bots-see-what-players-see',
      '^src/bots/',
      [door, '^src/(model|view|kernel|engine)/'],
      'A bot gets a view and the legal intents; a bot that calls rules or knows the cards is cheating.',
    ),
    layer(
      'host-decides-what-no-rule-does',
      '^src/host/',
      [door],
      'What a host does for its players (passing for them) is the same for every host: it sees what a player may see.',
    ),
    layer(
      'simulate-lets-bots-play',
      '^src/simulate/',
      [door, '^src/(model|bots|testing)/'],
      'A simulation lets bots play and counts; what it counts it reads from the games, and the cards are an argument.',
      { node: true },
    ),
    layer(
      'protocol-is-types-of-model-and-view',
      protocol,
      ['^src/(model|view)/'],
      'Page and server share these words; whatever they import, both carry.',
    ),
    {
      name: 'protocol-runs-nothing',
      comment: 'The protocol is loaded by the page; a value imported here drags the engine into the browser.',
      severity: 'error',
      from: { path: protocol },
      to: { dependencyTypesNot: ['type-only'] },
    },
    layer(
      'charts-are-of-any-machine',
      chart,
      [protocol, '^src/inspector/edge\\.ts$', '^src/model/rulebook\\.ts$', npm('xstate')],
      'Page, server and build draw any machine by these; what knows the game draws only ours.',
    ),
    layer(
      'attaching-is-for-any-program',
      '^src/attach/',
      ['^src/inspector/edge\\.ts$', npm('xstate', 'ws')],
      'It runs in programs that know nothing of the game: they get a few lines, and no engine.',
    ),
    layer(
      'inspector-looks-through-doors',
      '^src/inspector/',
      [door, '^src/(model|view|notation|engine)/', npm('xstate', '@statelyai/inspect')],
      'The inspector shows what the engine publishes; charts too reach it only through the engine, never from machines.',
      { node: true, except: [page, protocol, chart, inspectorServer, legacy] },
    ),
    layer(
      'inspector-server-serves',
      inspectorServer,
      [
        '^src/inspector/(?!page/)',
        door,
        '^src/(model|view|notation|engine)/',
        npm('xstate', '@statelyai/inspect', 'ws', 'hono', '@hono/node-server'),
      ],
      'Only the server opens a port; otherwise it sees no more than the rest of the inspector.',
      { node: true },
    ),
    layer(
      'legacy-knows-only-the-past',
      legacy,
      [npm('ws'), '^src/inspector/legacy/node_modules/(@xstate/inspect|xstate)/'],
      'The bridge to XState 4 is plain data on one side and the old packages on the other; whatever else it knew would have two XStates.',
      { node: true },
    ),
    layer(
      'page-knows-the-protocol',
      page,
      [protocol, chart, '^src/(model|view)/', '^node_modules/'],
      'The page draws what it is sent; it runs in a browser and must work with any game that speaks the protocol.',
      { except: pageConfig },
    ),
    {
      name: 'page-takes-only-types-from-the-game',
      comment: 'What the page computes from the game itself, it will one day compute otherwise than the engine.',
      severity: 'error',
      from: { path: page },
      to: { path: '^src/(model|view)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'page-is-no-server',
      comment: 'These packages belong to the other end of the wire.',
      severity: 'error',
      from: { path: page, pathNot: pageConfig },
      to: { path: npm('xstate', 'hono', '@hono/node-server', 'ws', 'commander', 'pure-rand') },
    },
    layer(
      'cli-knocks-at-doors',
      '^src/cli/',
      [
        door,
        inspectorServer,
        legacy,
        '^src/inspector/(adapter|words)/',
        '^src/(engine|notation|view|model|schema|bots|explore|host|simulate)/',
        '^cards/',
        npm('commander'),
      ],
      'A command puts together what the doors offer; one that reaches for rules or machines has found a missing door.',
      { node: true },
    ),
    {
      name: 'nothing-leans-on-tests',
      comment: 'Tests and scripts look at the product, never the other way round.',
      severity: 'error',
      from: { path: '^(src|machines|cards)/' },
      to: { path: '^(test|scripts)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
