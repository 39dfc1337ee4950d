import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveFeed } from '@exchange/api';
import { cleanups } from '@exchange/domain';
import { refreshTrader } from './refreshTrader';
import { useServices } from '../services/services';
import { useSession } from '../services/useSession';

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

/** Keeps the trader's lists on screen up to date over the live connection. Use once per screen. */
export const useFollowedTrader = (): void => {
  const { feed } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId;
  useEffect(() => {
    if (userId === undefined) return undefined;
    feed.start();
    return followTrader({ feed, userId, refresh: () => refreshTrader(queries, userId) });
  }, [feed, queries, userId]);
};
