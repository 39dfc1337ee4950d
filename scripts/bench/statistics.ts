/** One measurement of each side, taken back to back. */
export interface Pair {
  ours: number;
  peer: number;
}

export interface Summary {
  /** The median, or what 99% don't exceed. */
  figure: number;
  least: number;
  greatest: number;
}

export interface Comparison {
  runs: number;
  ours: Summary;
  peer: Summary;
  ratio: number;
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

/** The least that 99% of the values don't exceed: of fewer than 100, the greatest. */
export const p99 = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.ceil(sorted.length * 0.99) - 1];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
};

const statistics = { median, p99 };

export type Statistic = keyof typeof statistics;

const summarise = (values: readonly number[], statistic: Statistic): Summary => ({
  figure: statistics[statistic](values),
  least: Math.min(...values),
  greatest: Math.max(...values),
});

export const compare = (pairs: readonly Pair[], statistic: Statistic = 'median'): Comparison => {
  const ours = summarise(
    pairs.map((pair) => pair.ours),
    statistic,
  );
  const peer = summarise(
    pairs.map((pair) => pair.peer),
    statistic,
  );
  return {
    runs: pairs.length,
    ours,
    peer,
    ratio: ours.figure / peer.figure,
    medianRatio: median(pairs.map((pair) => pair.ours / pair.peer)),
  };
};
