interface Waiting {
  keys: readonly string[] | undefined;
  endsGroup: boolean;
  /** Is in no group with others. */
  isAlone: boolean;
}

/**
 * How many of the first commands form the next group. Commands never overtake: if one has to wait, so do all behind
 * it, so that commands are always carried out in the order they arrived.
 */
export const nextGroup = (waiting: readonly Waiting[], groupSize: number): number => {
  const taken = new Set<string>();
  let size = 0;
  for (const { keys = [], endsGroup, isAlone } of waiting) {
    if (size === groupSize || (isAlone && size > 0) || keys.some((key) => taken.has(key))) return size;
    size += 1;
    if (endsGroup || isAlone) return size;
    for (const key of keys) taken.add(key);
  }
  return size;
};
