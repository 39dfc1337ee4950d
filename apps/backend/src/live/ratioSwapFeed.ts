import type { Exchange } from '../exchange/exchange';
import type { LiveServer } from './liveServer';

interface RatioSwapFeedOptions {
  exchange: Pick<Exchange, 'onCommitted'>;
  live: Pick<LiveServer, 'tellTrader'>;
}

/** Notifies traders that their request was made or decided. They read the decision in the details. */
export const followRatioSwaps = ({ exchange, live }: RatioSwapFeedOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    for (const { kind, payload } of events)
      if (kind === 'swap.changed') live.tellTrader(payload.swap.trader, 'ratio-swap-update', {});
  });
