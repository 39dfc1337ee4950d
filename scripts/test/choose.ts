import type { Asked } from './arguments';
import type { Plan, SuiteName } from './changed/plan';
import type { Part } from './part';
import { quickChecks, type QuickCheck } from './quickChecks';
import { backend, build, contract, nightlyParts, stories, unit, walks } from './testParts';

/** What to run, and how. */
export interface Choice {
  /** Two at a time, the longest first. */
  sideBySide: readonly Part[];
  /** After them, like `sideBySide`; our own run as one. */
  checks: readonly QuickCheck[];
  /** One after the other, since each keeps all cores busy. */
  alone: readonly Part[];
}

export const partNames: readonly string[] = [
  ...['stories', 'backend', 'contract', 'unit', 'build', 'end to end'],
  ...quickChecks.map(({ name }) => name),
  ...nightlyParts.map(({ name }) => name),
];

/** Everything, or the parts asked for. */
export const chooseByName = ({ parts, isNightly }: Pick<Asked, 'parts' | 'isNightly'>, dataDir: string): Choice => {
  const isWanted = ({ name }: { name: string }): boolean => parts.length === 0 || parts.includes(name);
  const isNightlyWanted = ({ name }: Part): boolean => parts.includes(name) || (isNightly && parts.length === 0);
  return {
    sideBySide: [stories(), backend(), contract(), unit(), build].filter(isWanted),
    checks: quickChecks.filter(isWanted),
    alone: [...[walks(dataDir)].filter(isWanted), ...nightlyParts.filter(isNightlyWanted)],
  };
};

/** What a change can affect. */
export const chooseByChange = ({ run }: Plan, changed: readonly string[], dataDir: string): Choice => {
  const partOf = (name: SuiteName, part: (files: readonly string[]) => Part): Part[] => {
    const files = run[name];
    return files === undefined ? [] : [part(files === 'all' ? [] : files)];
  };
  const walking = partOf('end to end', (files) => walks(dataDir, files));
  return {
    sideBySide: [
      ...partOf('stories', stories),
      ...partOf('backend', backend),
      ...partOf('contract', contract),
      ...partOf('unit', unit),
      ...(walking.length > 0 ? [build] : []),
    ],
    checks: quickChecks.filter(({ reads }) => changed.some(reads)),
    alone: walking,
  };
};
