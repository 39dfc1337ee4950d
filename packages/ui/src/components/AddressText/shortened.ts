export interface Shortened {
  lead: string;
  /** What is not seen; empty where all is. */
  middle: string;
  tail: string;
}

/** Says which chain or format an address is of, and is the same for all of them. */
const prefix = /^(?:0x|xdc|bitcoincash:)/i;

export const prefixOf = (value: string): string => prefix.exec(value)?.[0] ?? '';

/** Cutting fewer characters than this out makes a text no easier to read. */
const leastCut = 4;

/** Cuts the middle out of what is told apart by its ends. `lead` is counted after the prefix. */
export const shortened = (value: string, lead: number, tail: number): Shortened => {
  const kept = prefixOf(value).length + lead;
  const end = value.length - tail;
  if (end - kept < leastCut) return { lead: value, middle: '', tail: '' };
  return { lead: value.slice(0, kept), middle: value.slice(kept, end), tail: value.slice(end) };
};
