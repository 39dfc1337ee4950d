/** The maximum delay of a timer, about 24 days. Longer ones would fire immediately. */
const longestTimer = 2_147_483_647;

/**
 * For a delay. A computer may sleep, and a wait may exceed the maximum delay, so check the clock when the timer fires.
 */
export const timeUntil = (moment: number, now: number): number => Math.min(Math.max(0, moment - now), longestTimer);
