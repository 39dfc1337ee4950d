import type { LiveFeed } from '@exchange/api';
import { cleanups } from '@exchange/domain';

interface Following {
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  userId: string;
  refresh: () => void;
}

/**
 * Each of a trader's own channels affects money, so orders, trades and balances are out of date. There is no channel
 * for balances alone.
 */
export const followTrader = ({ feed, userId, refresh }: Following): (() => void) => {
  return cleanups([
    feed.on({ channel: 'demo-event-{userId}', userId }, refresh),
    feed.on({ channel: 'order-cancel-{userId}', userId }, refresh),
    feed.on({ channel: 'order-history-{userId}', userId }, refresh),
    feed.on({ channel: 'deposit-update-{userId}', userId }, refresh),
    feed.on({ channel: 'withdrawal-update-{userId}', userId }, refresh),
    feed.onStatus((status) => {
      // The lists contain what happened while the connection was down.
      if (status === 'live' || status === 'lost') refresh();
    }),
  ]);
};
