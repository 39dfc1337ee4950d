import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services/services';
import { useTraderList, useTraderRows, type ListState } from '../../shared/serverState/useTraderList';
import type { Holding } from './fund';
import { balancesQuery, walletQuery } from './queries';
import type { Wallet, WalletRow, WalletAccount } from './walletRow';
import { useSession } from '../../shared/services/useSession';

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

/** What decides about withdrawals of all coins, from the last load of `useWalletRows`. */
export const useWalletAccount = (): WalletAccount | undefined => {
  const { client } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  return useQuery({ ...walletQuery(client, userId), enabled: false }).data?.account;
};
