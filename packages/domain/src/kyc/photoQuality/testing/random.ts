export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  isLikely: (probability: number) => boolean;
  oneOf: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;
  /** Normally distributed around 0, with a standard deviation of about 1. */
  normal: () => number;
}

/** The same numbers for the same seed, on every machine. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    isLikely: (probability) => next() < probability,
    oneOf: (choices) => choices[Math.floor(choices.length * next())] ?? choices[0],
    normal: () => (next() + next() - 1) * 2.449,
  };
};
