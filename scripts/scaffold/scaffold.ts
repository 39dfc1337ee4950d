import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { formatFiles } from '../steps/formatFiles';
import { withExport, withExportedName } from './source';

const root = join(import.meta.dirname, '..', '..');

interface Addition {
  /** New files by their path from the project's root. */
  files: Record<string, string>;
  /** The package that exports it, and the export statement. */
  source: string;
  exportStatement: string;
  exportedName: string;
}

const write = async (path: string, text: string): Promise<void> => {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  formatFiles([file]);
  console.log(relative(process.cwd(), file));
};

const change = async (path: string, by: (text: string) => string): Promise<void> =>
  write(path, by(await readFile(join(root, path), 'utf8')));

/** Writes new files and exports them; changes nothing if any of them exists. */
export const scaffold = async ({ files, source, exportStatement, exportedName }: Addition): Promise<void> => {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`These files already exist: ${taken.join(', ')}`);
  for (const [path, text] of Object.entries(files)) await write(path, text);
  await change(`${source}/index.ts`, (text) => withExport(text, exportStatement));
  await change(`${source}/exports.test.ts`, (text) => withExportedName(text, exportedName));
};

/** The name asked for on the command line. */
export const nameFrom = ([name = '']: string[], form: RegExp, usage: string): string => {
  if (form.test(name)) return name;
  console.error(usage);
  process.exit(1);
};
