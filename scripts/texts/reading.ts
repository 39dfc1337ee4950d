import type { Passage } from '@exchange/domain';

/** What is wrong with a text and where, in words for whoever edits it. */
export interface Fault {
  /** Within the folder of the texts. */
  path: string;
  line: number;
  says: string;
}

/** Where a link of a text leads. */
export interface FoundLink {
  path: string;
  line: number;
  to: string;
}

/** What a text may speak of. */
export interface Known {
  figures: ReadonlyMap<string, string>;
  tables: ReadonlyMap<string, Passage>;
  /** What the running application puts in. */
  settings: readonly string[];
}

/** One file while it is read: everything that is wrong with it is told, not only the first. */
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

/** How many lines a piece of a text goes on for. */
export const linesIn = (text: string): number => text.split('\n').length - 1;
