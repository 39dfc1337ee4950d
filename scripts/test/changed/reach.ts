import type { Importers } from './graph';

/** Files that gather everything, through which any change would seem to affect any test. */
export const gatherers: readonly string[] = [
  'apps/backend/src/app.ts',
  'apps/backend/src/areas/index.ts',
  'apps/exchange/src/app/routes.tsx',
];

/** Every file that a change of these can affect, with the number of imports in between. */
const reach = (importers: Importers, changed: readonly string[], stops: ReadonlySet<string>): Map<string, number> => {
  const steps = new Map(changed.map((path) => [path, 0]));
  for (const [path, count] of steps) {
    // A map is walked in the order of insertion, so this visits the nearest first, and what is added meanwhile, too.
    if (stops.has(path) && count > 0) continue;
    for (const importer of importers.get(path) ?? []) if (!steps.has(importer)) steps.set(importer, count + 1);
  }
  return steps;
};

/** Areas have the same name everywhere: `staking` in domain, machines, app and backend. */
const areaOf = (path: string): string | undefined =>
  /^(?:packages\/(?:domain|machines)\/src|apps\/backend\/src\/areas|apps\/exchange\/src)\/(?!app\/|shared\/)([^/]+)\//.exec(
    path,
  )?.[1];

export interface Reached {
  /** Those of the same area first, then the nearest. */
  near: string[];
  /** Only through a file that gathers everything, and of another area. */
  far: string[];
}

/** The tests among these files that a change can affect. */
export const testsReached = (
  importers: Importers,
  changed: readonly string[],
  isTest: (path: string) => boolean,
): Reached => {
  const directly = reach(importers, changed, new Set(gatherers));
  const tests = [...reach(importers, changed, new Set()).keys()].filter(isTest);
  const areas = new Set(changed.map(areaOf).filter((area) => area !== undefined));
  const stepsTo = (path: string): number | undefined => (areas.has(areaOf(path) ?? '') ? 0 : directly.get(path));
  return {
    near: tests
      .filter((path) => stepsTo(path) !== undefined)
      .sort((one, other) => (stepsTo(one) ?? 0) - (stepsTo(other) ?? 0)),
    far: tests.filter((path) => stepsTo(path) === undefined),
  };
};
