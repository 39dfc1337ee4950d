import type { ExchangeClient } from '@exchange/api';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '../shared/serverState/callFailed';
import { accountKey } from '../shared/serverState/traderKeys';
import { readBalances, readWallet, type Holding } from './fund';

type Client = Pick<ExchangeClient, 'trading' | 'wallet'>;

export const walletKeys = {
  all: (userId: string): QueryKey => [...accountKey(userId), 'wallet'],
  balances: (userId: string): QueryKey => [...walletKeys.all(userId), 'balances'],
  funds: (userId: string): QueryKey => [...walletKeys.all(userId), 'funds'],
};

const loadBalances = async (client: Client, userId: string, signal: AbortSignal): Promise<readonly Holding[]> =>
  readBalances(unwrap(await client.trading.balances({ user_id: userId }, { signal })));

/** A backend without a wallet still says what can be spent. */
const loadFunds = async (client: Client, userId: string, signal: AbortSignal): Promise<readonly Holding[]> => {
  const answer = await client.wallet.wallet({ userid: userId, cache: 'false' }, { signal });
  return answer.error?.code === 'not-built' ? loadBalances(client, userId, signal) : readWallet(unwrap(answer));
};

/** What the trader can spend. */
export const balancesQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: walletKeys.balances(userId),
    queryFn: ({ signal }) => loadBalances(client, userId, signal),
  });

/** All that the trader has. */
export const fundsQuery = (client: Client, userId: string) =>
  queryOptions({
    queryKey: walletKeys.funds(userId),
    queryFn: ({ signal }) => loadFunds(client, userId, signal),
  });
