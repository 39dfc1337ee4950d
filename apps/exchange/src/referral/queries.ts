import type { ExchangeClient } from '@exchange/api';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '../shared/serverState/callFailed';
import { traderKey } from '../shared/serverState/traderKeys';
import { readReferrals } from './referral';

export const referralKeys = {
  list: (userId: string): QueryKey => [...traderKey(userId), 'referrals'],
};

export const referralsQuery = (client: Pick<ExchangeClient, 'referral'>, userId: string) =>
  queryOptions({
    queryKey: referralKeys.list(userId),
    queryFn: async ({ signal }) => readReferrals(unwrap(await client.referral.referrals({}, { signal }))),
  });
