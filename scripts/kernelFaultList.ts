/** Faults for `kernelFaults.ts` to plant: each is a text in a file of the kernel's, and what is put in its place. */
export type Fault = {
  readonly what: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  /** Random machines cannot meet it: they have few children, ask for no hash, and end before the budget does. */
  readonly unmet?: true;
};

export const FAULTS: readonly Fault[] = [
  {
    what: 'what is put off is done in reverse',
    file: 'life.ts',
    find: 'for (let i = 0; i < deferred.length; i++) deferred[i]?.();',
    put: 'while (deferred.length > 0) (deferred as (() => void)[]).pop()?.();',
  },
  {
    what: 'letters wait for the next event',
    file: 'life.ts',
    find: 'event = this.mailbox?.shift()) this.take(event);',
    put: 'event = undefined) this.take(event);',
  },
  {
    what: 'a stopped actor still reads its mail',
    file: 'life.ts',
    find: "if (this.phase === 'stopped') return;\n    if (this.open",
    put: 'if (this.open',
  },
  {
    what: 'exit actions are missed',
    file: 'plan.ts',
    find: 'steps.push(...planner.steps(node.exit), ',
    put: 'steps.push(',
  },
  {
    what: 'states are left from the outside in',
    file: 'plan.ts',
    find: 'from.history)].sort(innermostFirst)',
    put: 'from.history)].sort((a, b) => a.order - b.order)',
  },
  {
    what: 'states are entered from the inside out',
    file: 'plan.ts',
    find: '[...enter].sort((a, b) => a.order - b.order)',
    put: '[...enter].sort(innermostFirst)',
  },
  {
    what: 'initial actions are missed',
    file: 'plan.ts',
    find: 'byDefault.has(node) ? ',
    put: 'node.parent === undefined ? ',
  },
  {
    what: 'a finished parallel state says nothing',
    file: 'plan.ts',
    find: '    completion = above;',
    put: '    steps.pop();\n    completion = above;',
  },
  {
    what: 'what is invoked outlives its state',
    file: 'plan.ts',
    find: ', ...node.invoke.map(({ id }) => stopInvoked(id)));',
    put: ');',
  },
  {
    what: 'history is not recorded',
    file: 'plan.ts',
    find: 'remembering(from.history, left, active)',
    put: 'from.history',
  },
  {
    what: 'shallow history is deep',
    file: 'history.ts',
    find: "memory.history === 'deep' ?",
    put: "memory.history !== 'deep' ?",
  },
  {
    what: 'a reentering transition stays inside',
    file: 'history.ts',
    find: 'if (!reenter && targets',
    put: 'if (targets',
  },
  {
    what: 'the outer of two transitions wins',
    file: 'exitSet.ts',
    find: '!isBelow(one.source, rival.source)',
    put: 'isBelow(one.source, rival.source)',
  },
  {
    what: 'regions beside the target are not entered',
    file: 'entrySet.ts',
    find: "if (node.type === 'parallel') this.fill(node, (kid) => void",
    put: "if (node.type === 'final') this.fill(node, (kid) => void",
  },
  {
    what: 'regions are asked in document order',
    file: 'configuration.ts',
    find: 'Object.entries(value).map(',
    put: 'Object.entries(value).sort().map(',
  },
  {
    what: 'the shortest wildcard goes first',
    file: 'descriptor.ts',
    find: 'b.length - a.length',
    put: 'a.length - b.length',
  },
  {
    what: 'a wildcard matches the beginning of a word',
    file: 'descriptor.ts',
    find: "stem.split('.').includes('*') ? null :",
    put: 'stem.length > 0 ? stem :',
  },
  {
    what: 'raised events come before eventless transitions',
    file: 'macrostep.ts',
    find: 'let taken: readonly Transition[] = asking ?',
    put: 'let taken: readonly Transition[] = asking && count === 1 ?',
  },
  {
    what: 'a child that is stopped is kept',
    file: 'actor.ts',
    find: 'const kid = this.children.remove(this.children.find(whom));',
    put: 'const kid = this.children.at(this.children.find(whom));',
  },
  {
    what: 'a child is stopped before its letters come',
    file: 'actor.ts',
    find: '(actor.isRunning() ? this.defer(dismiss) : dismiss())',
    put: 'dismiss()',
  },
  {
    what: 'children go on when their parent is done',
    file: 'macrostep.ts',
    find: "if (worker.status !== 'active') worker.stopChildren();",
    put: '',
  },
  {
    what: 'a new child stands beside its namesake',
    file: 'children.ts',
    find: 'this.splice(where, isNew ? 0 : 1, [actor]);',
    put: 'this.splice(this.list.length, 0, [actor]);',
  },
  {
    what: 'what has come and gone is undone in the wrong order',
    file: 'children.ts',
    find: '.toReversed()',
    put: '',
  },
  {
    what: 'whoever is put back stays at work',
    file: 'children.ts',
    find: 'for (const kid of back) if (kid instanceof Awake) this.note(kid, where);',
    put: '',
  },
  {
    what: 'a long list does not notice who has gone',
    file: 'places.ts',
    find: 'if (where < this.upTo) this.upTo = where;',
    put: '',
    unmet: true,
  },
  {
    what: 'a long list trusts its table beyond what it is true of',
    file: 'places.ts',
    find: 'where !== undefined && where < this.upTo ? where : -1',
    put: 'where ?? -1',
    unmet: true,
  },
  {
    what: 'an error keeps the context of the broken step',
    file: 'actor.ts',
    find: '    this.context = this.contextBefore;\n',
    put: '',
  },
  {
    what: 'an error keeps the children of the broken step',
    file: 'actor.ts',
    find: '    this.children.back();\n',
    put: '',
  },
  {
    what: 'what is enqueued is done while it is listed',
    file: 'enqueue.ts',
    find: 'if (open) open.push(step);',
    put: 'if (open) open.unshift(step);',
  },
  {
    what: '`check` sees what is enqueued',
    file: 'enqueue.ts',
    find: 'reader.guard(said)(context, event, place)',
    put: 'reader.guard(said)(context, event, { ...place, value: {}, nodes: [] })',
  },
  {
    what: 'nothing is emitted on the way to the beginning',
    file: 'life.ts',
    find: "this.phase === 'fresh' ? () => this.putOff(effect) : effect",
    put: "this.phase === 'fresh' ? () => {} : effect",
  },
  {
    what: 'an unheard event makes a new state',
    file: 'actor.ts',
    find: 'if (same && place === this.keptPlace',
    put: 'if (same && place !== this.keptPlace',
  },
  {
    what: 'what forbids counts as what can be done',
    file: 'runner.ts',
    find: '.some(({ forbids }) => !forbids)',
    put: '.some(() => true)',
  },
  {
    what: 'only leaves have tags',
    file: 'configuration.ts',
    find: 'nodes.flatMap((node) => node.tags)',
    put: 'nodes.filter(isLeaf).flatMap((node) => node.tags)',
  },
  {
    what: 'raised events are taken up from the last',
    file: 'actor.ts',
    find: 'this.raised?.shift()',
    put: 'this.raised?.pop()',
  },
  {
    what: 'what children emit is heard outside',
    file: 'actor.ts',
    find: 'if (!this.parent) this.defer(() => this.cascade.emit(told));',
    put: 'this.defer(() => this.cascade.emit(told));',
  },
  {
    what: 'a child’s error does not break its parent',
    file: 'macrostep.ts',
    find: "taken.length === 0 && event.type.startsWith('xstate.error.actor')",
    put: "taken.length === 0 && event.type === 'xstate.error.actor'",
  },
  {
    what: 'a child’s end comes without its output',
    file: 'life.ts',
    find: "about('done', this.id, { output: this.output })",
    put: "about('done', this.id, { output: undefined })",
  },
  {
    what: 'a machine may go one microstep too far',
    file: 'macrostep.ts',
    find: 'if (count > maxIterations)',
    put: 'if (count > maxIterations + 1)',
  },
  {
    what: 'worked out parameters of guards are not worked out',
    file: 'guards.ts',
    find: 'const given = params({ context, event });',
    put: 'const given = params;',
  },
  {
    what: 'wildcards do not tell types apart that nothing else does',
    file: 'descriptor.ts',
    find: 'kind = kind * 2 + (matchesStem(type, stem) ? 1 : 0);',
    put: 'kind = kind * 2 + (matchesStem(type, stem) ? 0 : 0);',
  },
  {
    what: 'an invoked child cannot be written to on entry',
    file: 'actor.ts',
    find: "if (typeof to === 'string' && this.expected.includes(to)) {",
    put: "if (typeof to === 'string' && this.expected.length > 99) {",
  },
  {
    what: 'every microstep is told to begin a macrostep',
    file: 'macrostep.ts',
    find: 'record(worker, taken, event, first);',
    put: 'record(worker, taken, event, true);',
  },
  {
    what: 'the wrong one of several transitions is told',
    file: 'chart.ts',
    find: 'index: alikeIn(source, eventType).indexOf(said),',
    put: 'index: alikeIn(source, eventType).length - 1,',
  },
  {
    what: 'history is lost when persisted',
    file: 'persisted.ts',
    find: 'historyValue: Object.fromEntries(historyValue)',
    put: 'historyValue: {}',
  },
  {
    what: 'the budget is far greater than it was said to be',
    file: 'cascade.ts',
    find: 'if (--this.left >= 0) return;',
    put: 'if (--this.left >= -1_000_000) return;',
    unmet: true,
  },
  {
    what: 'the hash minds the order of keys',
    file: 'hash.ts',
    find: 'a = (a + spread(Math.imul(word.a',
    put: 'a = (Math.imul(a, 3) + spread(Math.imul(word.a',
    unmet: true,
  },
];
