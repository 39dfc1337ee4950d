export type Step = 'first' | 'next' | 'repeated' | 'gap';

/** Compares a numbered event with the last one. If the count goes back, it has restarted, which is a gap as well. */
export const stepOf = (last: number | undefined, seq: number): Step => {
  if (last === undefined) return 'first';
  if (seq === last) return 'repeated';
  return seq === last + 1 ? 'next' : 'gap';
};
