import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#shared/services/useSession.ts';
import { useServices } from '#shared/services/services.ts';
import { useTraderList, type ListState } from '#shared/serverState/useTraderList.ts';
import type { OpenOrder } from './openOrder';
import { keepTradePages, openOrdersQuery, tradePagesIn, userTradesQuery } from './queries';
import type { UserTrade } from '#entities/orders/userTrade.ts';

export const useOpenOrders = (): ListState<OpenOrder> => {
  const { client } = useServices();
  return useTraderList({ query: (userId) => openOrdersQuery(client, userId) });
};

export const useUserTrades = (isWanted: boolean): ListState<UserTrade> => {
  const { client } = useServices();
  return useTraderList({ query: (userId) => userTradesQuery(client, userId), isWanted });
};

/** The next page of the trade history. */
export interface MoreTrades {
  onMore: () => void;
  isLoading: boolean;
}

/** Undefined if all are shown. Pages that are shown are reloaded with the rest; if the next one fails, they stay. */
export const useMoreTrades = (rows: readonly UserTrade[] | undefined): MoreTrades | undefined => {
  const queries = useQueryClient();
  const { client } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  const [isLoading, setLoading] = useState(false);
  const { pages, isWhole } = tradePagesIn({ queries, userId });
  if (rows === undefined || rows.length === 0 || isWhole) return undefined;
  const load = async (): Promise<void> => {
    setLoading(true);
    keepTradePages({ queries, userId }, { pages: pages + 1, isWhole: false });
    await queries.refetchQueries({ queryKey: userTradesQuery(client, userId).queryKey, exact: true });
    setLoading(false);
  };
  return { isLoading, onMore: () => void load() };
};
