import { groups, titleOf, type Group, type Subject } from './subjects';

const isGroup = (word: string): word is Group => groups.some((group) => group === word);

/** `routes` and `stories/button` are about one group, `button` is about all. */
const groupOf = (filter: string): Group | undefined => {
  const [first = ''] = filter.split('/');
  return isGroup(first) ? first : undefined;
};

/** Whether it is worth getting a group ready at all. */
export const mayMatch = (group: Group, filters: readonly string[]): boolean =>
  filters.length === 0 || filters.some((filter) => (groupOf(filter) ?? group) === group);

const matches = (subject: Pick<Subject, 'group' | 'name'>, filter: string): boolean =>
  groupOf(filter) === undefined ? subject.name.includes(filter) : titleOf(subject).startsWith(filter);

/** Nothing asked for is everything asked for. */
export const isWanted = (subject: Pick<Subject, 'group' | 'name'>, filters: readonly string[]): boolean =>
  filters.length === 0 || filters.some((filter) => matches(subject, filter));
