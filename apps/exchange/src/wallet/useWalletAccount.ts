import { useQuery } from '@tanstack/react-query';
import { useServices } from '../shared/services/services';
import { useSession } from '../shared/services/useSession';
import { walletQuery } from './queries';
import type { WalletAccount } from './walletRow';

/** What decides about withdrawals of all coins, from the last load of `useWalletRows`. */
export const useWalletAccount = (): WalletAccount | undefined => {
  const { client } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  return useQuery({ ...walletQuery(client, userId), enabled: false }).data?.account;
};
