/** Timers take no more than this, about 24 days; for more they fire at once. */
const longestTimer = 2_147_483_647;

/** For a delay. A computer may sleep, and a wait may be longer than a timer: compare with the clock when it fires. */
export const timeUntil = (moment: number, now: number): number => Math.min(Math.max(0, moment - now), longestTimer);
