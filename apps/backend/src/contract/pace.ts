import { createRates, type Rate } from '../runtime/rates';
import type { OperationId, Refused } from './handlers';

/** How often each trader may make a call. */
export interface Pace {
  /** Refuses a token whose trader was just told to wait, before anything is looked up for it. */
  known: (token: string | undefined) => Refused | undefined;
  /** Counts a call of the trader, or refuses it. */
  count: (token: string | undefined, trader: string) => Refused | undefined;
}

export type Paces = { [Id in OperationId]?: Pace };

/** More tokens than traders who are too fast at the same time. */
const mostKnown = 10_000;

/** A flood costs its trader's share of look-ups and no more: in between, it is refused by its token alone. */
export const createPace = (rate: Rate, refusal: (waitMs: number) => Refused): Pace => {
  const take = createRates(rate);
  const waits = new Map<string, number>();

  return {
    known: (token = '') => {
      const until = waits.get(token);
      if (until === undefined) return undefined;
      const waitMs = until - rate.now();
      if (waitMs > 0) return refusal(waitMs);
      waits.delete(token);
      return undefined;
    },
    count: (token = '', trader) => {
      const waitMs = take(trader);
      if (waitMs === 0) return undefined;
      if (waits.size >= mostKnown) waits.clear();
      waits.set(token, rate.now() + waitMs);
      return refusal(waitMs);
    },
  };
};
