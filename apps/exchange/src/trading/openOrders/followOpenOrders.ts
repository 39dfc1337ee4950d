import type { LiveFeed } from '@exchange/api';
import { cleanups } from '@exchange/domain';
import type { QueryClient } from '@tanstack/react-query';
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
