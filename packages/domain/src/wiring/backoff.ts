export interface PauseRange {
  firstMs: number;
  longestMs: number;
}

/** Further doublings would exceed the safe integers, long after the maximum pause. */
const mostDoublings = 30;

/** The pause after this many consecutive failures: it doubles each time, up to the maximum. */
export const backoff = (failures: number, { firstMs, longestMs }: PauseRange): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, mostDoublings));
