import type { Asked } from './arguments';
import type { Plan, SuiteName } from './changed/plan';
import type { Part } from './part';
import { quickChecks, type QuickCheck } from './quickChecks';
import { backend, contract, nightlyParts, stories, unit, walks } from './testParts';

/** What to run, and how. */
export interface Choice {
  /** Two at a time, the longest first. */
  sideBySide: readonly Part[];
  /** After them, like `sideBySide`; our own run as one. */
  checks: readonly QuickCheck[];
  /** One after the other, on a quiet machine. */
  alone: readonly Part[];
}

export const partNames: readonly string[] = [
  ...['stories', 'backend', 'end to end', 'contract', 'unit'],
  ...quickChecks.map(({ name }) => name),
  ...nightlyParts.map(({ name }) => name),
];

/** Everything, or the parts asked for. */
export const chooseByName = ({ parts, isNightly }: Pick<Asked, 'parts' | 'isNightly'>, dataDir: string): Choice => {
  const isWanted = ({ name }: { name: string }): boolean => parts.length === 0 || parts.includes(name);
  const isNightlyWanted = ({ name }: Part): boolean => parts.includes(name) || (isNightly && parts.length === 0);
  return {
    sideBySide: [stories(), backend(), walks(dataDir), contract(), unit()].filter(isWanted),
    checks: quickChecks.filter(isWanted),
    alone: nightlyParts.filter(isNightlyWanted),
  };
};

/** What a change can affect. */
export const chooseByChange = ({ run }: Plan, changed: readonly string[], dataDir: string): Choice => {
  const partOf = (name: SuiteName, part: (files: readonly string[]) => Part): Part[] => {
    const files = run[name];
    return files === undefined ? [] : [part(files === 'all' ? [] : files)];
  };
  return {
    sideBySide: [
      ...partOf('stories', stories),
      ...partOf('backend', backend),
      ...partOf('end to end', (files) => walks(dataDir, files)),
      ...partOf('contract', contract),
      ...partOf('unit', unit),
    ],
    checks: quickChecks.filter(({ reads }) => changed.some(reads)),
    alone: [],
  };
};
