import type { ExchangeClient } from '@exchange/api';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../serverState/callFailed';
import { readCountries } from './countries';

/** The same for everybody, and no other tomorrow. */
export const countriesQuery = (client: Pick<ExchangeClient, 'profile'>) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => readCountries(unwrap(await client.profile.countries({}, { signal }))),
    staleTime: Infinity,
    gcTime: Infinity,
  });
