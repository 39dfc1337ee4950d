import type { Layer } from './layers';
import { doubled, type Row } from './rows';

export interface Page {
  name: string;
  rows: Row[];
}

/** A test file and the codes in the names of its tests. */
export interface NamingFile {
  path: string;
  layer: Layer;
  codes: readonly string[];
}

export interface Finding {
  title: string;
  lines: string[];
}

type FilesByCode = ReadonlyMap<string, NamingFile[]>;

const filesByCode = (files: readonly NamingFile[]): FilesByCode => {
  const found = new Map<string, NamingFile[]>();
  for (const file of files) for (const code of new Set(file.codes)) found.set(code, [...(found.get(code) ?? []), file]);
  return found;
};

const isProven = ({ code, proof }: Row, named: FilesByCode): boolean =>
  proof !== undefined && (named.get(code) ?? []).some(({ layer }) => layer === proof);

const shown = (files: readonly NamingFile[]): string => files.map(({ path, layer }) => `${path} (${layer})`).join(', ');

const whatNames = (files: readonly NamingFile[]): string =>
  files.length === 0 ? 'but no test names it:' : `but only these name it: ${shown(files)}.`;

const finding = (title: string, lines: string[]): Finding[] => (lines.length === 0 ? [] : [{ title, lines }]);

const mistyped = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ code, proof, state }) => [
    ...(proof === undefined ? [`${code}: the fourth column must say rule, call, screen or walk`] : []),
    ...(state === undefined ? [`${code}: the fifth column must say open or done`] : []),
  ]);

const unproven = (rows: readonly Row[], named: FilesByCode): string[] =>
  rows
    .filter((row) => row.state === 'done' && row.proof !== undefined && !isProven(row, named))
    .map(({ code, proof, fact }) => `${code} needs a ${proof} test, ${whatNames(named.get(code) ?? [])} ${fact}`);

const elsewhere = (rows: readonly Row[], named: FilesByCode): string[] =>
  rows.flatMap(({ code, proof }) => {
    const others = (named.get(code) ?? []).filter(({ layer }) => proof !== undefined && layer !== proof);
    return others.length === 0 ? [] : `${code} (${proof ?? ''}) is also cited by ${shown(others)}`;
  });

const invented = (rows: readonly Row[], named: FilesByCode): string[] => {
  const known = new Set(rows.map(({ code }) => code));
  const lists = new Set([...known].map((code) => code.slice(0, 3)));
  return [...named]
    .filter(([code]) => lists.has(code.slice(0, 3)) && !known.has(code))
    .map(([code, files]) => `${code} in ${files.map(({ path }) => path).join(', ')}`);
};

/** Everything the lists claim that isn't so; empty if there is nothing. */
export const faultsOf = (pages: readonly Page[], files: readonly NamingFile[]): Finding[] => {
  const rows = pages.flatMap((page) => page.rows);
  const named = filesByCode(files);
  return [
    ...finding('Rows that cannot be read: | code | fact | source | proof | state |', mistyped(rows)),
    ...finding('Marked done, but no test proves them at their layer:', unproven(rows, named)),
    ...finding('Also proven elsewhere, while one proof at the layer of the row is enough:', elsewhere(rows, named)),
    ...finding('Named by a test, but in no list:', invented(rows, named)),
    ...finding('Codes used twice:', doubled(rows)),
  ];
};

/** What the product doesn't do yet, page by page. */
export const openRows = (pages: readonly Page[]): Finding[] =>
  pages.flatMap(({ name, rows }) =>
    finding(
      `Open in ${name}:`,
      rows.filter(({ state }) => state === 'open').map(({ code, proof, fact }) => `${code} ${proof} ${fact}`),
    ),
  );

const tallyOf = (name: string, rows: readonly Row[]): string => {
  const done = rows.filter(({ state }) => state === 'done').length;
  return [name.padEnd(16), done, rows.length - done].map((cell) => String(cell).padStart(6)).join('');
};

/** One line per page with its done and open rows, then the total. */
export const tally = (pages: readonly Page[]): string[] => [
  `${'page'.padEnd(16)}  done  open`,
  ...pages.map(({ name, rows }) => tallyOf(name, rows)),
  tallyOf(
    'all',
    pages.flatMap(({ rows }) => rows),
  ),
];
