/** How close a test comes to a user: a rule alone, a call to the exchange, a rendered screen, a walk through it all. */
export const layers = ['rule', 'call', 'screen', 'walk'] as const;
export type Layer = (typeof layers)[number];

export const isLayer = (text: string): text is Layer => layers.some((layer) => layer === text);

const isWalk = (path: string): boolean => path.startsWith('apps/exchange/e2e/');

/** Stories run in a browser; a `.test.tsx` renders what it tests. */
const isScreen = (path: string): boolean => /\.(stories|test)\.tsx$/.test(path);

/** What a backend test imports if it starts an exchange, a database, a server or a process of its own. */
const startsSomething =
  /\/testing\/|\/fixtures\/|\/test(Cluster|Database)$|(^|\/)app$|[sS]erver$|^(pg|fastify|node:child_process|node:net)$/;

const isCall = (path: string, imports: readonly string[]): boolean =>
  path.startsWith('packages/api/') ||
  path.endsWith('.pact.test.ts') ||
  (path.startsWith('apps/backend/') &&
    !path.startsWith('apps/backend/src/engine/') &&
    imports.some((from) => startsSomething.test(from)));

/** The layer at which a test file proves facts, given its path from the repository's root and its imports. */
export const layerOf = (path: string, imports: readonly string[]): Layer => {
  if (isWalk(path)) return 'walk';
  if (isScreen(path)) return 'screen';
  return isCall(path, imports) ? 'call' : 'rule';
};
