import { addressPrefix } from '../AddressText/shortened';

/** The prefix of an address by itself, then four characters each. Joined again they are the value to the letter. */
export const groupsOfFour = (value: string): string[] => {
  const prefix = addressPrefix(value);
  const groups = value.slice(prefix.length).match(/.{1,4}/gsu) ?? [];
  return prefix === '' ? groups : [prefix, ...groups];
};
