/** How near to a person a test comes: a rule by itself, a call to the exchange, a screen that is drawn, a walk through all of it. */
export const layers = ['rule', 'call', 'screen', 'walk'] as const;
export type Layer = (typeof layers)[number];

export const isLayer = (text: string): text is Layer => layers.some((layer) => layer === text);

const isWalk = (path: string): boolean => path.startsWith('apps/exchange/e2e/');

/** Stories run in a browser; a `.test.tsx` renders what it tests. */
const isScreen = (path: string): boolean => /\.(stories|test)\.tsx$/.test(path);

/** What a test of the backend imports when it starts an exchange, a database, a server or a process of its own. */
const startsSomething =
  /\/testing\/|\/fixtures\/|\/test(Cluster|Database)$|(^|\/)app$|[sS]erver$|^(pg|fastify|node:child_process|node:net)$/;

const isCall = (path: string, imports: readonly string[]): boolean =>
  path.startsWith('packages/api/') ||
  path.endsWith('.pact.test.ts') ||
  (path.startsWith('apps/backend/') &&
    !path.startsWith('apps/backend/src/engine/') &&
    imports.some((from) => startsSomething.test(from)));

/** The layer that a test file proves facts at, by its path from the root of the repository and by what it imports. */
export const layerOf = (path: string, imports: readonly string[]): Layer => {
  if (isWalk(path)) return 'walk';
  if (isScreen(path)) return 'screen';
  return isCall(path, imports) ? 'call' : 'rule';
};

/** A walk passes screen, call and rule on its way; a screen shows nothing of a call, nor a call of a screen. */
const provenBy: Record<Layer, readonly Layer[]> = {
  rule: layers,
  call: ['call', 'walk'],
  screen: ['screen', 'walk'],
  walk: ['walk'],
};

export const proves = (test: Layer, proof: Layer): boolean => provenBy[proof].includes(test);
