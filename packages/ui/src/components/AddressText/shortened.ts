import { addressPrefix } from '@exchange/domain';

export interface Shortened {
  lead: string;
  /** What is not seen; empty where all is. */
  middle: string;
  tail: string;
}

/** Cutting fewer characters than this out makes a text no easier to read. */
const leastCut = 4;

/** Cuts the middle out of what is told apart by its ends. `lead` is counted after the prefix. */
export const shortened = (value: string, lead: number, tail: number): Shortened => {
  const kept = addressPrefix(value).length + lead;
  const end = value.length - tail;
  if (end - kept < leastCut) return { lead: value, middle: '', tail: '' };
  return { lead: value.slice(0, kept), middle: value.slice(kept, end), tail: value.slice(end) };
};
