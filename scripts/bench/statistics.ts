/** One measurement of each side, taken back to back. */
export interface Pair {
  ours: number;
  peer: number;
}

export interface Summary {
  median: number;
  least: number;
  greatest: number;
}

export interface Comparison {
  runs: number;
  ours: Summary;
  peer: Summary;
  ratioOfMedians: number;
  /** The median of the runs' ratios: load that slows both sides of one run down doesn't change it. */
  medianRatio: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('Nothing was measured.');
  return (lower + upper) / 2;
};

export const summarise = (values: readonly number[]): Summary => ({
  median: median(values),
  least: Math.min(...values),
  greatest: Math.max(...values),
});

export const compare = (pairs: readonly Pair[]): Comparison => {
  const ours = summarise(pairs.map((pair) => pair.ours));
  const peer = summarise(pairs.map((pair) => pair.peer));
  return {
    runs: pairs.length,
    ours,
    peer,
    ratioOfMedians: ours.median / peer.median,
    medianRatio: median(pairs.map((pair) => pair.ours / pair.peer)),
  };
};
