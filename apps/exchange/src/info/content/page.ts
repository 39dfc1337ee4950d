/** A paragraph, a list or a table. */
export type Passage =
  string | { points: readonly string[] } | { columns: readonly string[]; rows: readonly (readonly string[])[] };

export interface Chapter {
  /** In the address, after the #. */
  id: string;
  title: string;
  passages: readonly Passage[];
}

export interface TextPage {
  title: string;
  /** What search engines show. */
  description: string;
  lead: string;
  /** When it last changed: a calendar date. */
  updated?: string;
  chapters: readonly Chapter[];
}

export interface Question {
  id: string;
  question: string;
  answer: readonly Passage[];
}

export interface FaqSection {
  id: string;
  title: string;
  questions: readonly Question[];
}
