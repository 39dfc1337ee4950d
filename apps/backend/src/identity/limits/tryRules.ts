import { backoff } from '@exchange/domain';

export interface TryRule {
  /** How many are free. */
  tries: number;
  /** After a pause of this length the count starts from zero. */
  windowMs: number;
  /** The wait after the last free try; each further try doubles it. */
  blockMs: number;
  blockMaxMs: number;
}

/** Times in milliseconds since 1970. */
export interface Tried {
  count: number;
  blockedUntil: number | undefined;
  updatedAt: number;
}

const waitAfter = (count: number, { tries, blockMs, blockMaxMs }: TryRule): number | undefined => {
  if (count < tries) return undefined;
  return backoff(count - tries + 1, { firstMs: blockMs, longestMs: blockMaxMs });
};

export type NextTry = { waitMs: number } | { waitMs: undefined; tried: Tried };

/** Whether another try is allowed now, and the new count. A try counts before it is known to be right. */
export const nextTry = (before: Tried | undefined, rule: TryRule, now: number): NextTry => {
  const blockedUntil = before?.blockedUntil ?? 0;
  const waitMs = blockedUntil - now;
  // No wait is longer, unless it was set while the clock was ahead.
  if (waitMs > 0 && waitMs <= rule.blockMaxMs) return { waitMs };
  const isForgotten = before === undefined || now - Math.max(before.updatedAt, blockedUntil) > rule.windowMs;
  const count = isForgotten ? 1 : before.count + 1;
  const wait = waitAfter(count, rule);
  return {
    waitMs: undefined,
    tried: { count, updatedAt: now, blockedUntil: wait === undefined ? undefined : now + wait },
  };
};
