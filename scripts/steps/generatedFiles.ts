import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const current = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The files in this folder whose content is not what it should be. */
export const staleFiles = (folder: string, files: Readonly<Record<string, string>>): string[] =>
  Object.entries(files)
    .filter(([file, text]) => current(join(folder, file)) !== text)
    .map(([file]) => file);

/** Writes the stale ones, and says which. */
export const writeStale = (folder: string, files: Readonly<Record<string, string>>): string[] => {
  const stale = staleFiles(folder, files);
  for (const file of stale) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, files[file] ?? '');
  }
  return stale;
};
