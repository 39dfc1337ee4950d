import { gitLines } from '../../steps/repositoryFiles';

const firstKnown = (revisions: readonly string[]): string | undefined =>
  revisions.find((revision) => {
    try {
      return gitLines('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).length > 0;
    } catch {
      return false;
    }
  });

/** Where this work left the main branch, unless a revision was named. */
const baseOf = (revision: string): string => {
  const base = firstKnown(revision === '' ? ['origin/main', 'main'] : [revision]);
  if (base === undefined)
    throw new Error(
      revision === '' ? 'There is no main branch: name a revision.' : `There is no revision ${revision}.`,
    );
  return gitLines('merge-base', base, 'HEAD')[0] ?? base;
};

/** The files that differ from a revision, those not committed included. */
export const changedSince = (revision: string): { base: string; files: string[] } => {
  const base = baseOf(revision);
  return {
    base,
    files: [
      ...gitLines('diff', '--name-only', '--no-renames', base),
      ...gitLines('ls-files', '--others', '--exclude-standard'),
    ].sort(),
  };
};
