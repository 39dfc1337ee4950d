import { useServices } from '../shared/services/services';
import { useTraderList, type ListState } from '../shared/serverState/useTraderList';
import type { Holding } from './fund';
import { balancesQuery, fundsQuery } from './queries';

/** What the trader can spend. */
export const useBalances = (): ListState<Holding> => {
  const { client } = useServices();
  return useTraderList({ query: (userId) => balancesQuery(client, userId) });
};

/** All that the trader has. */
export const useFunds = (isWanted: boolean): ListState<Holding> => {
  const { client } = useServices();
  return useTraderList({ query: (userId) => fundsQuery(client, userId), isWanted });
};
