import type { ExchangeClient, FetchFile } from '@exchange/api';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../shared/serverState/callFailed';
import { traderKey } from '../../shared/serverState/traderKeys';
import { readCountries } from './countries';

/** The same for everybody, and no other tomorrow. */
export const countriesQuery = (client: Pick<ExchangeClient, 'profile'>) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => readCountries(unwrap(await client.profile.countries({}, { signal }))),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** A new picture has a new path, so what was loaded by one is never out of date. */
export const pictureQuery = (fetchFile: FetchFile, userId: string, path: string) =>
  queryOptions({
    queryKey: [...traderKey(userId), 'picture', path],
    queryFn: async ({ signal }) => unwrap(await fetchFile(path, { signal })),
    staleTime: Infinity,
    refetchInterval: false,
  });
