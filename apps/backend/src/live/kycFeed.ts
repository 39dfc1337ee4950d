import type { Exchange } from '../exchange/exchange';
import type { LiveServer } from './liveServer';

interface KycFeedOptions {
  exchange: Pick<Exchange, 'onCommitted'>;
  live: Pick<LiveServer, 'tellTrader'>;
}

/** Tells traders that there is a decision on their documents; what it is they read in their profile. */
export const followKyc = ({ exchange, live }: KycFeedOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    for (const { kind, payload } of events)
      if (kind === 'kyc.decided') live.tellTrader(payload.trader, 'update-kyc-status', {});
  });
