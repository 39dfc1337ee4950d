import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryFiles, root } from '../steps/repositoryFiles';
import { faultsOf, openRows, tally, type Finding, type NamingFile, type Page } from './judge';
import { layerOf } from './layers';
import { readRows } from './rows';
import { readTests } from './testNames';

const isTest = (path: string): boolean => /\.(test|spec|stories)\.tsx?$/.test(path);
const isList = (path: string): boolean => /^docs\/acceptance\/.*\.md$/.test(path);

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const readNamingFile = (path: string): NamingFile => {
  const { codes, imports } = readTests(path, read(path));
  return { path, layer: layerOf(path, imports), codes };
};

const shown = ({ title, lines }: Finding): string[] => [title, ...lines.map((line) => `  ${line}`), ''];

/** Compares the acceptance lists with the tests: what is done, what is open, and whether each done row has its test. */
export const compareWithTests = ({ showsOpen }: { showsOpen: boolean }): { ok: boolean; output: string } => {
  const files = repositoryFiles();
  const pages = files
    .filter(isList)
    .map((path): Page => ({ name: basename(path, '.md'), rows: readRows(read(path)) }))
    .filter(({ rows }) => rows.length > 0);
  const tests = files.filter(isTest).map(readNamingFile);
  const faults = faultsOf(pages, tests);
  return {
    ok: faults.length === 0,
    output: [
      ...(showsOpen ? openRows(pages) : []).flatMap(shown),
      ...faults.flatMap(shown),
      ...tally(pages),
      ...(faults.length > 0 ? ['', 'What counts as a proof: docs/acceptance/README.md'] : []),
    ].join('\n'),
  };
};
