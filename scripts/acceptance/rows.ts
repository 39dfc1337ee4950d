import { isLayer, type Layer } from './layers';

export interface Row {
  code: string;
  fact: string;
  /** The layer whose test proves the fact; undefined if the row names none. */
  proof: Layer | undefined;
  /** Undefined if the row says neither `open` nor `done`. */
  state: 'open' | 'done' | undefined;
}

/** Three letters and a number, anywhere in a text. */
export const codesIn = (text: string): string[] => text.match(/\b[A-Z]{3}-\d{3}\b/g) ?? [];

const isCode = (text: string): boolean => /^[A-Z]{3}-\d{3}$/.test(text);

/** Reads the tables of an acceptance list: `| DOM-001 | fact | source | rule | done |`. */
export const readRows = (markdown: string): Row[] =>
  markdown.split('\n').flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, code = '', fact = '', , proof = '', state = ''] = cells;
    if (!isCode(code)) return [];
    return {
      code,
      fact,
      proof: isLayer(proof) ? proof : undefined,
      state: state === 'open' || state === 'done' ? state : undefined,
    };
  });

export const doubled = (rows: Row[]): string[] => {
  const codes = rows.map((row) => row.code);
  return codes.filter((one, index) => codes.indexOf(one) !== index);
};
