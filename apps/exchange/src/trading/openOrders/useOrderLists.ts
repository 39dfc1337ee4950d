import { useServices } from '#shared/services/services.ts';
import { useTraderList, type ListState } from '#shared/serverState/useTraderList.ts';
import type { OpenOrder } from './openOrder';
import { openOrdersQuery, userTradesQuery } from './queries';
import type { UserTrade } from '#entities/orders/userTrade.ts';

export const useOpenOrders = (): ListState<OpenOrder> => {
  const { client } = useServices();
  return useTraderList({ query: (userId) => openOrdersQuery(client, userId) });
};

export const useUserTrades = (isWanted: boolean): ListState<UserTrade> => {
  const { client } = useServices();
  return useTraderList({ query: (userId) => userTradesQuery(client, userId), isWanted });
};
