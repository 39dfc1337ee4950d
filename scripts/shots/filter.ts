import { groups, titleOf, type Group, type Subject } from './subjects';

const isGroup = (word: string): word is Group => groups.some((group) => group === word);

/** `routes` and `stories/button` match one group, `button` matches all. */
const groupOf = (filter: string): Group | undefined => {
  const [first = ''] = filter.split('/');
  return isGroup(first) ? first : undefined;
};

/** Whether any of a group could match, so that it's worth starting its server. */
export const mayMatch = (group: Group, filters: readonly string[]): boolean =>
  filters.length === 0 || filters.some((filter) => (groupOf(filter) ?? group) === group);

const matches = (subject: Pick<Subject, 'group' | 'name'>, filter: string): boolean =>
  groupOf(filter) === undefined ? subject.name.includes(filter) : titleOf(subject).startsWith(filter);

/** Without filters, everything is wanted. */
export const isWanted = (subject: Pick<Subject, 'group' | 'name'>, filters: readonly string[]): boolean =>
  filters.length === 0 || filters.some((filter) => matches(subject, filter));
