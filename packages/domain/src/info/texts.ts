import type { AssetSymbol } from '../assets/assetSymbols';

/** Words that lead to a path or an anchor of ours, or to an address that starts with https://. */
export interface LinkedWords {
  text: string;
  to: string;
}

/** What the settings of the running application put in, written `{brand}`. */
export const settingNames = ['brand', 'idleTime'] as const;

export type SettingName = (typeof settingNames)[number];

/** What is read in one go. Names of settings stand in it until it is shown. */
export type Line = string | readonly (string | LinkedWords)[];

export type Passage =
  | { paragraph: Line }
  | { points: readonly Line[] }
  | { columns: readonly string[]; rows: readonly (readonly Line[])[] };

export interface Chapter {
  /** In the address, after the #. */
  id: string;
  title: string;
  passages: readonly Passage[];
}

/** A page to be read: about, terms, privacy. */
export interface TextPage {
  title: string;
  lead: Line;
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

export interface FaqPage {
  title: string;
  sections: readonly FaqSection[];
}

export interface SupplyFact {
  fact: string;
  figure: string;
  /** Since when it is so: a calendar date, as exact as it is known. */
  since: string;
  source: LinkedWords;
}

export interface TokenStory {
  /** How its network agrees on the ledger. */
  consensus: string;
  description: Line;
  introduction: readonly Passage[];
  supply: readonly SupplyFact[];
}

export type TokenStories = Readonly<Record<AssetSymbol, TokenStory>>;
