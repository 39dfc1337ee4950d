import type { Passage } from '@exchange/domain';

/** What is wrong with a text and where, in words for its author. */
export interface Fault {
  /** Relative to the folder of the texts. */
  path: string;
  line: number;
  says: string;
}

export interface FoundLink {
  path: string;
  line: number;
  to: string;
}

/** The placeholders that a text can use. */
export interface Known {
  figures: ReadonlyMap<string, string>;
  tables: ReadonlyMap<string, Passage>;
  /** Filled in by the running application. */
  settings: readonly string[];
}

/** The reading of one file, which reports all faults, not only the first. */
export interface Reading {
  known: Known;
  tell: (line: number, says: string) => void;
  foundLink: (line: number, to: string) => void;
}

export interface Told {
  faults: Fault[];
  links: FoundLink[];
}

export const readingOf = (path: string, known: Known, { faults, links }: Told): Reading => ({
  known,
  tell: (line, says) => void faults.push({ path, line, says }),
  foundLink: (line, to) => void links.push({ path, line, to }),
});

/** How many line breaks a piece of text has. */
export const linesIn = (text: string): number => text.split('\n').length - 1;
