import { addressPrefix } from '@exchange/domain';

export interface Shortened {
  lead: string;
  /** The hidden part; empty if nothing is hidden. */
  middle: string;
  tail: string;
}

/** Hiding fewer characters than this doesn't make a text easier to read. */
const leastCut = 4;

/** Cuts out the middle of a text recognised by its two ends. `lead` is counted after the prefix. */
export const shortened = (value: string, lead: number, tail: number): Shortened => {
  const kept = addressPrefix(value).length + lead;
  const end = value.length - tail;
  if (end - kept < leastCut) return { lead: value, middle: '', tail: '' };
  return { lead: value.slice(0, kept), middle: value.slice(kept, end), tail: value.slice(end) };
};
