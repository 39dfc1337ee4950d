export interface PauseRange {
  firstMs: number;
  longestMs: number;
}

/** Further doublings would leave the safe integers, long after the longest pause. */
const mostDoublings = 30;

/** The pause after so many failures in a row: each is twice as long as the one before, up to the longest. */
export const backoff = (failures: number, { firstMs, longestMs }: PauseRange): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, mostDoublings));
