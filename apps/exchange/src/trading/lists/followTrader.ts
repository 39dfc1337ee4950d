import type { LiveFeed } from '@exchange/api';
import type { QueryClient } from '@tanstack/react-query';
import { afterNews, isClosing } from './openOrder';
import { changeOpenOrders, closeOrder } from './queries';

interface Following {
  feed: Pick<LiveFeed, 'on' | 'onStatus'>;
  queries: QueryClient;
  userId: string;
  /** What is known of the trader is to be loaded again. */
  refresh: () => void;
}

/** What the live connection tells of a trader changes the open orders at once, and has all lists loaded again. */
export const followTrader = ({ feed, queries, userId, refresh }: Following): (() => void) => {
  const told = { queries, userId };
  const close = (orderId: string | number | undefined): void => {
    if (orderId !== undefined) closeOrder(told, String(orderId));
  };
  const endings = [
    feed.on({ channel: 'demo-event-{userId}', userId }, refresh),
    feed.on({ channel: 'order-cancel-{userId}', userId }, ({ uniqueId }) => {
      close(uniqueId);
      refresh();
    }),
    feed.on({ channel: 'order-history-{userId}', userId }, (news) => {
      if (isClosing(news)) close(news.uniqueId);
      else changeOpenOrders(told, (orders) => afterNews(orders, news));
      refresh();
    }),
    feed.onStatus((status) => {
      // What happened while nobody told of it is in the lists.
      if (status === 'live' || status === 'lost') refresh();
    }),
  ];
  return () => {
    for (const ending of endings) ending();
  };
};
