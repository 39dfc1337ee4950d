export interface Row {
  code: string;
  fact: string;
  isDone: boolean;
}

const code = /^[A-Z]{3}-\d{3}$/;

/** Reads the tables of an acceptance list: `| DOM-001 | fact | source | done |`. */
export const readRows = (markdown: string): Row[] =>
  markdown.split('\n').flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, first = '', fact = ''] = cells;
    return code.test(first) ? [{ code: first, fact, isDone: cells.includes('done') }] : [];
  });

/** Codes that tests name, in titles or tables. */
export const codesIn = (source: string): string[] => source.match(/\b[A-Z]{3}-\d{3}\b/g) ?? [];

export const doubled = (rows: Row[]): string[] => {
  const codes = rows.map((row) => row.code);
  return codes.filter((one, index) => codes.indexOf(one) !== index);
};
