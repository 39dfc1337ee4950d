import type { Importers } from './graph';
import { testsReached } from './reach';

/** A part of the tests, and which files belong to it. */
interface Suite {
  isTest: (path: string) => boolean;
  /** What a change may take; the tests that are furthest from it are left out beyond that. */
  budget: number;
  /** For a file that never ran here. */
  guess: number;
}

const isPact = (path: string): boolean => path.endsWith('.pact.test.ts');
const isVitest = (path: string): boolean => /\.test\.tsx?$/.test(path) && !isPact(path);
const isBackend = (path: string): boolean => path.startsWith('apps/backend/');

const suites = {
  stories: { isTest: (path) => path.endsWith('.stories.tsx'), budget: 120, guess: 3 },
  backend: { isTest: (path) => isVitest(path) && isBackend(path), budget: 120, guess: 2 },
  unit: { isTest: (path) => isVitest(path) && !isBackend(path), budget: 60, guess: 0.2 },
  contract: { isTest: isPact, budget: Infinity, guess: 0 },
  'end to end': { isTest: (path) => path.endsWith('.spec.ts'), budget: Infinity, guess: 0 },
} satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;

const suiteNames = ['stories', 'backend', 'unit', 'contract', 'end to end'] as const satisfies readonly SuiteName[];

/** What affects more than the files that import it. */
const affectsAll: readonly { pattern: RegExp; suites: readonly SuiteName[] }[] = [
  { pattern: /^package-lock\.json$/, suites: suiteNames },
  { pattern: /^vitest\.config\.ts$/, suites: ['stories', 'backend', 'unit', 'contract'] },
  { pattern: /^openapi\.yaml$/, suites: ['backend', 'contract'] },
  { pattern: /^pacts\//, suites: ['contract'] },
  { pattern: /^apps\/backend\/migrations\//, suites: ['backend'] },
  { pattern: /^packages\/ui\/src\/(theme|tokens)\/|^\.storybook\/[^/]*$/, suites: ['stories'] },
  { pattern: /^playwright\.config\.ts$|^apps\/exchange\/e2e\/preparedData\.ts$/, suites: ['end to end'] },
];

export interface Plan {
  /** The files to run of each suite; suites without any are left out. */
  run: Partial<Record<SuiteName, 'all' | readonly string[]>>;
  /** What runs, what was left out, and why. */
  notes: readonly string[];
}

const withinBudget = (tests: readonly string[], { budget, guess }: Suite, times: ReadonlyMap<string, number>) => {
  let total = 0;
  const kept = tests.filter((path) => (total += times.get(path) ?? guess) <= budget);
  return { kept, beyond: tests.length - kept.length };
};

const counted = (count: number): string => (count === 1 ? '1 test file' : `${count} test files`);

interface Change {
  changed: readonly string[];
  importers: Importers;
  /** Seconds that test files took the last time. */
  times: ReadonlyMap<string, number>;
}

const planSuite = (name: SuiteName, { changed, importers, times }: Change) => {
  const suite: Suite = suites[name];
  const cause = changed.find((path) =>
    affectsAll.some((rule) => rule.pattern.test(path) && rule.suites.includes(name)),
  );
  if (cause !== undefined) return { run: 'all' as const, notes: [`${name}: all, since ${cause} affects all of it`] };
  // Walks go through everything, so only those that were edited themselves.
  const graph = name === 'end to end' ? new Map<string, string[]>() : importers;
  const { near, far } = testsReached(graph, changed, suite.isTest);
  const { kept, beyond } = withinBudget(near, suite, times);
  const left = [
    ...(beyond > 0 ? [`${counted(beyond)} further away, beyond ${suite.budget} s`] : []),
    ...(far.length > 0
      ? [`${counted(far.length)} of other areas, which reach it only through what gathers all areas`]
      : []),
    ...(name === 'end to end' ? ['walks that were not edited'] : []),
  ];
  return {
    run: kept,
    notes: [
      `${name}: ${counted(kept.length)}${name === 'contract' && kept.length > 0 ? ', and so all' : ''}${left.length > 0 ? `; left out: ${left.join(', ')}` : ''}`,
    ],
  };
};

/** The tests that a change can affect, the nearest first, as many as fit into a few minutes. */
export const planFor = (change: Change): Plan => {
  const planned = suiteNames.map((name) => ({ name, ...planSuite(name, change) }));
  return {
    run: Object.fromEntries(planned.filter(({ run }) => run.length > 0).map(({ name, run }) => [name, run])),
    notes: planned.flatMap(({ notes }) => notes),
  };
};
