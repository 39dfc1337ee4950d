import { cleanups, type Pair } from '@exchange/domain';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveFeed } from '@exchange/api';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { useServices } from '#shared/services/services.ts';
import { useFollowedTrader } from '#shared/serverState/useFollowedTrader.ts';
import { useSession } from '#shared/services/useSession.ts';
import { afterNews, isClosing } from './openOrder';
import { changeOpenOrders, closeOrder } from './queries';

interface Following {
  feed: Pick<LiveFeed, 'on'>;
  queries: QueryClient;
  userId: string;
}

/** Fills and closed orders appear in the list live, without reloading. */
export const followOpenOrders = ({ feed, queries, userId }: Following): (() => void) => {
  const cached = { queries, userId };
  const close = (orderId: string | number | undefined): void => {
    if (orderId !== undefined) closeOrder(cached, String(orderId));
  };
  return cleanups([
    feed.on({ channel: 'order-cancel-{userId}', userId }, ({ uniqueId }) => close(uniqueId)),
    feed.on({ channel: 'order-history-{userId}', userId }, (news) => {
      if (isClosing(news)) close(news.uniqueId);
      else changeOpenOrders(cached, (orders) => afterNews(orders, news));
    }),
  ]);
};

/**
 * Keeps the trader's orders, trades and balances up to date while the screen is mounted: over the live connection, and
 * when the pair changes. Use once.
 */
export const useTraderRefresh = (pair: Pair): void => {
  const { feed } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId;
  const shown = useRef(pair.name);
  useEffect(
    () => (userId === undefined ? undefined : followOpenOrders({ feed, queries, userId })),
    [feed, queries, userId],
  );
  useFollowedTrader();
  useEffect(() => {
    if (shown.current === pair.name) return;
    shown.current = pair.name;
    refreshTrader(queries, userId);
  }, [pair.name, queries, userId]);
};
