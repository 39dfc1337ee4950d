export type Step = 'first' | 'next' | 'repeated' | 'gap';

/** Where a numbered event stands after the last one seen. A count that goes back has begun anew: a gap as well. */
export const stepOf = (last: number | undefined, seq: number): Step => {
  if (last === undefined) return 'first';
  if (seq === last) return 'repeated';
  return seq === last + 1 ? 'next' : 'gap';
};
