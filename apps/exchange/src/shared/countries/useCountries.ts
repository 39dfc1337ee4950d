import type { ExchangeClient } from '@exchange/api';
import { queryOptions } from '@tanstack/react-query';
import { useServices } from '../services/services';
import { unloaded } from '../serverState/loadedState';
import { useLoaded } from '../serverState/useLoaded';
import { readCountries, type CountriesState } from './countries';
import { unwrap } from '../serverState/callFailed';

/** The same for everyone, and unlikely to change. */
const countriesQuery = (client: Pick<ExchangeClient, 'profile'>) =>
  queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => readCountries(unwrap(await client.profile.countries({}, { signal }))),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Loaded once, when first needed. */
export const useCountries = ({ isWanted = true }: { isWanted?: boolean } = {}): CountriesState => {
  const { client } = useServices();
  const loaded = useLoaded({ ...countriesQuery(client), enabled: isWanted });
  return loaded.data === undefined ? unloaded(loaded) : { kind: 'ready', countries: loaded.data };
};
