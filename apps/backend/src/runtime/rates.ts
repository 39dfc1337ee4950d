export interface Rate {
  /** 0 means no limit. */
  perSecond: number;
  /** How many may come at once. */
  burst: number;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
}

/** Counts one more, and returns 0; if that is too many, returns how many milliseconds to wait instead. */
export const createRate = ({ perSecond, burst, now }: Rate): (() => number) => {
  if (perSecond === 0) return () => 0;
  let left = burst;
  let countedAt = now();
  return () => {
    const at = now();
    left = Math.min(burst, left + ((at - countedAt) * perSecond) / 1_000);
    countedAt = at;
    if (left < 1) return ((1 - left) * 1_000) / perSecond;
    left -= 1;
    return 0;
  };
};

/** A rate for each name. Those that nobody has used until they were full again take no memory. */
export const createRates = (rate: Rate): ((name: string) => number) => {
  const { perSecond, burst, now } = rate;
  if (perSecond === 0) return () => 0;
  const fillMs = (burst / perSecond) * 1_000;
  let recent = new Map<string, () => number>();
  let former = recent;
  let endsAt = now() + fillMs;
  return (name) => {
    if (now() >= endsAt) {
      former = recent;
      recent = new Map();
      endsAt = now() + fillMs;
    }
    const take = recent.get(name) ?? former.get(name) ?? createRate(rate);
    recent.set(name, take);
    return take();
  };
};
