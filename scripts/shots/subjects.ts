import type { Page } from 'playwright';
import type { Look, Theme } from './looks';

export const groups = ['routes', 'stories'] as const;
export type Group = (typeof groups)[number];

/** A route or a story to take pictures of. */
export interface Subject {
  group: Group;
  /** Also the name of its folder. */
  name: string;
  /** Something fails in it on purpose, so its console errors are ignored. */
  isLoud?: boolean;
  /** Groups of looks that share one page load, with the window resized in between. */
  sittings: readonly Look[][];
  urlIn: (theme: Theme) => string;
  /** Resolves once everything is visible, with what went wrong meanwhile. */
  settle: (page: Page) => Promise<string[]>;
  /** The lower edge of the content, as an expression to evaluate in the page. */
  bottom: string;
}

export const titleOf = ({ group, name }: Pick<Subject, 'group' | 'name'>): string => `${group}/${name}`;

/** Serves a group while `work` runs. */
export type WithSubjects = <Outcome>(work: (subjects: Subject[]) => Promise<Outcome>) => Promise<Outcome>;
