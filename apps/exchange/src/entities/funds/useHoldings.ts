import { useServices } from '#shared/services/services.ts';
import { useTraderList, useTraderRows, type ListState } from '#shared/serverState/useTraderList.ts';
import type { Holding } from './fund';
import { balancesQuery, walletQuery } from './queries';
import type { Wallet, WalletRow } from './walletRow';

/** The trader's available balances. */
export const useBalances = (): ListState<Holding> => {
  const { client } = useServices();
  return useTraderList({ query: (userId) => balancesQuery(client, userId) });
};

const rowsOf = ({ rows }: Wallet): readonly WalletRow[] => rows;

/** All of the trader's balances. */
export const useWalletRows = (isWanted = true): ListState<WalletRow> => {
  const { client } = useServices();
  return useTraderRows({ query: (userId) => walletQuery(client, userId), rowsOf, isWanted });
};
