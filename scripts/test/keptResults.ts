import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFiles, root } from '../steps/repositoryFiles';
import { readByAll, type QuickCheck } from './quickChecks';

/** Files by path, each with the hash of its content. */
export type Hashes = ReadonlyMap<string, string>;

const store = join(root, 'node_modules/.cache/passedChecks.json');

const hashOf = (content: string | Buffer): string => createHash('sha1').update(content).digest('hex');

export const hashRepository = (): Hashes =>
  new Map(repositoryFiles().map((path) => [path, hashOf(readFileSync(join(root, path)))]));

/** The same if and only if the check would run on the same files, in the same way, on the same version of Node. */
export const digestOf = ({ command = [], reads }: QuickCheck, hashes: Hashes): string =>
  hashOf(
    [
      process.version,
      ...command,
      ...[...hashes]
        .filter(([path]) => reads(path) || readByAll(path))
        .map(([path, hash]) => `${path} ${hash}`)
        .sort(),
    ].join('\n'),
  );

/** Digests of checks that passed, by name. */
type Passed = Readonly<Record<string, string>>;

export const readPassed = (file = store): Passed => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passed;
  } catch {
    return {};
  }
};

/** The checks that passed on exactly these files before. */
export const unchangedOf = (checks: readonly QuickCheck[], hashes: Hashes, passed: Passed): QuickCheck[] =>
  checks.filter((check) => passed[check.name] === digestOf(check, hashes));

/** Keeps those that passed on the same files from start to end; somebody may have edited one meanwhile. */
export const keepPassed = (
  checks: readonly QuickCheck[],
  { before, after }: { before: Hashes; after: Hashes },
  file = store,
): void => {
  const passed = checks.flatMap((check) => {
    const digest = digestOf(check, before);
    return digest === digestOf(check, after) ? [[check.name, digest] as const] : [];
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readPassed(file), ...Object.fromEntries(passed) }));
};
