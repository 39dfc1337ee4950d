import type { ExchangeClient } from '@exchange/api';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { accountKey } from '#shared/serverState/traderKeys.ts';
import { readBalances, type Holding } from './fund';
import { readWallet, walletOfBalances, type Wallet } from './walletRow';

type Client = Pick<ExchangeClient, 'trading' | 'wallet'>;

export const walletKeys = {
  all: (userId: string): QueryKey => [...accountKey(userId), 'wallet'],
  balances: (userId: string): QueryKey => [...walletKeys.all(userId), 'balances'],
  wallet: (userId: string): QueryKey => [...walletKeys.all(userId), 'wallet'],
};

const askBalances = async (client: Client, userId: string, signal: AbortSignal) =>
  unwrap(await client.trading.balances({ user_id: userId }, { signal }));

/** A backend without a wallet still has the available balances. */
const loadWallet = async (client: Client, userId: string, signal: AbortSignal): Promise<Wallet> => {
  const answer = await client.wallet.wallet({ userid: userId, cache: 'false' }, { signal });
  const hasNone = answer.error?.code === 'not-built';
  return hasNone ? walletOfBalances(await askBalances(client, userId, signal)) : readWallet(unwrap(answer));
};

/** The trader's available balances. */
export const balancesQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: walletKeys.balances(userId),
    queryFn: async ({ signal }): Promise<readonly Holding[]> => readBalances(await askBalances(client, userId, signal)),
  });

/** All of the trader's balances, and what decides about withdrawals. */
export const walletQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: walletKeys.wallet(userId),
    queryFn: ({ signal }) => loadWallet(client, userId, signal),
  });
