// Compares the acceptance lists with the tests: what is done, what is open, and whether each done row has its test.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultsOf, openRows, tally, type Finding, type NamingFile, type Page } from './acceptance/judge';
import { layerOf } from './acceptance/layers';
import { readRows } from './acceptance/rows';
import { readTests } from './acceptance/testNames';

const root = fileURLToPath(new URL('..', import.meta.url));
const passedOver = new Set(['node_modules', 'dist', '.git', '.tsc', '.data', 'storybook-static', 'test-results']);
const isTest = (name: string): boolean => /\.(test|spec|stories)\.tsx?$/.test(name);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

const readNamingFile = (file: string): NamingFile => {
  const path = relative(root, file).split(sep).join('/');
  const { codes, imports } = readTests(path, readFileSync(file, 'utf8'));
  return { path, layer: layerOf(path, imports), codes };
};

const readPage = (file: string): Page => ({ name: basename(file, '.md'), rows: readRows(readFileSync(file, 'utf8')) });

const tell = ({ title, lines }: Finding): void => {
  console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
};

const pages = filesBelow(join(root, 'docs/acceptance'))
  .filter((path) => path.endsWith('.md'))
  .map(readPage)
  .filter(({ rows }) => rows.length > 0);
const faults = faultsOf(pages, filesBelow(root).filter(isTest).map(readNamingFile));

if (!process.argv.includes('--check')) openRows(pages).forEach(tell);
faults.forEach(tell);
console.log(tally(pages).join('\n'));
if (faults.length > 0) console.log('\nWhat counts as a proof: docs/acceptance/README.md');
process.exitCode = faults.length > 0 ? 1 : 0;
