import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../steps/repositoryFiles';
import type { Result } from './part';

const store = join(root, 'node_modules/.cache/testTimes.json');

/** Seconds that each test file took when it ran last, on this machine. */
export const readTimes = (): ReadonlyMap<string, number> => {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(store, 'utf8')) as Record<string, number>));
  } catch {
    return new Map();
  }
};

export const keepTimes = (results: readonly Result[]): void => {
  const times = new Map(readTimes());
  for (const { file, seconds } of results.flatMap(({ files = [] }) => files)) times.set(file, seconds);
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify(Object.fromEntries(times)));
};
