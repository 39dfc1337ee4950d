import type { ExchangeClient } from '@exchange/api';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { accountKey } from '#shared/serverState/traderKeys.ts';
import { readSwaps, type SwapRow } from './swapRow';

/** Grouped with the balances, which each decision changes. */
const swapsKey = (userId: string): QueryKey => [...accountKey(userId), 'ratio swaps'];

export const ratioSwapsQuery = (client: Pick<ExchangeClient, 'swap'>, userId: string) =>
  queryOptions({
    queryKey: swapsKey(userId),
    queryFn: async ({ signal }): Promise<readonly SwapRow[]> =>
      readSwaps(unwrap(await client.swap.swapRatioDetails({}, { signal }))),
  });
