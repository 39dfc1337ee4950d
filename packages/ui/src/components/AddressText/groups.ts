import { prefixOf } from './shortened';

/** What a person compares at a glance: the prefix that says which chain it is of, then four characters at a time. */
export const groupsOf = (value: string): string[] => {
  const prefix = prefixOf(value);
  const groups = value.slice(prefix.length).match(/.{1,4}/gsu) ?? [];
  return prefix === '' ? groups : [prefix, ...groups];
};
