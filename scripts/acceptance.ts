// Holds the acceptance lists against the tests: which rows no test names, and whether a row marked done has one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codesIn, doubled, readRows } from './acceptance/rows';

const root = fileURLToPath(new URL('..', import.meta.url));
const passedOver = new Set(['node_modules', 'dist', '.git', '.tsc', '.data', 'storybook-static', 'test-results']);
const isTest = (name: string): boolean => /\.(test|spec|stories)\.tsx?$/.test(name);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

const lists = filesBelow(join(root, 'docs/acceptance')).filter((path) => path.endsWith('.md'));
const rows = lists.flatMap((path) => readRows(readFileSync(path, 'utf8')));
const named = new Set(
  filesBelow(root)
    .filter(isTest)
    .flatMap((path) => codesIn(readFileSync(path, 'utf8'))),
);
const known = new Set(rows.map(({ code }) => code));
const prefixes = new Set([...known].map((code) => code.slice(0, 3)));

const unproven = rows.filter(({ code }) => !named.has(code));
const broken = unproven.filter(({ isDone }) => isDone);
const invented = [...named].filter((code) => prefixes.has(code.slice(0, 3)) && !known.has(code));
const twice = doubled(rows);

const tell = (title: string, lines: string[]): void => {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

if (!process.argv.includes('--check'))
  tell(
    'Rows without a test:',
    unproven.map(({ code, fact }) => `${code} ${fact}`),
  );
tell(
  'Marked done, but no test names them:',
  broken.map(({ code, fact }) => `${code} ${fact}`),
);
tell('Named by a test, but in no list:', invented);
tell('Codes used twice:', twice);
console.log(`${rows.length - unproven.length} of ${rows.length} rows have a test.`);
process.exitCode = broken.length + invented.length + twice.length > 0 ? 1 : 0;
