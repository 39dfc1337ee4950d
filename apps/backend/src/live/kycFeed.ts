import type { Exchange } from '../exchange/exchange';
import type { LiveServer } from './liveServer';

interface KycFeedOptions {
  exchange: Pick<Exchange, 'onCommitted'>;
  live: Pick<LiveServer, 'tellTrader'>;
}

/** Notifies traders of a decision on their documents. They read the decision in their profile. */
export const followKyc = ({ exchange, live }: KycFeedOptions): (() => void) =>
  exchange.onCommitted(({ events }) => {
    for (const { kind, payload } of events)
      if (kind === 'kyc.decided') live.tellTrader(payload.trader, 'update-kyc-status', {});
  });
