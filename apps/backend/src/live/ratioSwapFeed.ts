import type { Exchange } from '../exchange/exchange';
import type { LiveServer } from './liveServer';

interface RatioSwapFeedOptions {
  exchange: Pick<Exchange, 'onCommitted'>;
  live: Pick<LiveServer, 'tellTrader'>;
}

/** Tells traders that a request of theirs was made or decided; what it is they read in the details. */
export const followRatioSwaps = ({ exchange, live }: RatioSwapFeedOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    for (const { kind, payload } of events)
      if (kind === 'swap.changed') live.tellTrader(payload.swap.trader, 'ratio-swap-update', {});
  });
