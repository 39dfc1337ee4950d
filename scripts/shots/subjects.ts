import type { Page } from 'playwright';
import type { Look, Theme } from './looks';

export const groups = ['routes', 'stories'] as const;
export type Group = (typeof groups)[number];

/** Something that has its picture taken. */
export interface Subject {
  group: Group;
  /** Also the name of its folder. */
  name: string;
  /** Something fails in it on purpose, so that its console is of no interest. */
  isLoud?: boolean;
  /** Looks that one opening of the page serves, its window resized in between. */
  sittings: readonly Look[][];
  urlIn: (theme: Theme) => string;
  /** Resolves once there is all of it to see, with what went wrong on the way. */
  settle: (page: Page) => Promise<string[]>;
  /** How far down there is something to see: an expression for the page. */
  bottom: string;
}

export const titleOf = ({ group, name }: Pick<Subject, 'group' | 'name'>): string => `${group}/${name}`;

/** Gets a group ready for the time of the work. */
export type WithSubjects = <Outcome>(work: (subjects: Subject[]) => Promise<Outcome>) => Promise<Outcome>;
