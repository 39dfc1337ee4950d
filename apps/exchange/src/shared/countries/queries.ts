import type { ExchangeClient } from '@exchange/api';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../serverState/callFailed';
import { readCountries } from './countries';

/** The same for everyone, and unlikely to change. */
export const countriesQuery = (client: Pick<ExchangeClient, 'profile'>) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => readCountries(unwrap(await client.profile.countries({}, { signal }))),
    staleTime: Infinity,
    gcTime: Infinity,
  });
