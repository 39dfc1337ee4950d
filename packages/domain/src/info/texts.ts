import type { AssetSymbol } from '../assets/assets';

/** A link to a path or an anchor of ours, or to an address that starts with https://. */
export interface LinkedWords {
  text: string;
  to: string;
}

/**
 * Where the server describes its calls: no page of the application, but one that texts link to. The running application
 * puts the API's own address in front.
 */
export const apiReference = '/api/docs';

/** Settings of the running application that are inserted into texts, written `{brand}`. */
export const settingNames = ['brand', 'idleTime', 'supportHours'] as const;

export type SettingName = (typeof settingNames)[number];

/** A sentence or paragraph. It contains names of settings until it is shown. */
export type Line = string | readonly (string | LinkedWords)[];

export type Passage =
  | { paragraph: Line }
  | { points: readonly Line[] }
  | { columns: readonly string[]; rows: readonly (readonly Line[])[] };

export interface Chapter {
  /** In the URL, after the #. */
  id: string;
  title: string;
  passages: readonly Passage[];
}

/** A page of text: about, terms, privacy. */
export interface TextPage {
  title: string;
  lead: Line;
  /** The date of the last change, as a calendar date. */
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

export interface FaqPage {
  title: string;
  sections: readonly FaqSection[];
}

export interface SupplyFact {
  fact: string;
  figure: string;
  /** The date since which this is true: a calendar date, as precise as it is known. */
  since: string;
  source: LinkedWords;
}

export interface TokenStory {
  /** The consensus mechanism of its network. */
  consensus: string;
  description: Line;
  introduction: readonly Passage[];
  supply: readonly SupplyFact[];
}

export type TokenStories = Readonly<Record<AssetSymbol, TokenStory>>;
