import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/services';
import { failureOf } from '../serverState/callFailed';
import type { CountriesState } from './countries';
import { countriesQuery } from './queries';

/** Loaded once, when first needed. */
export const useCountries = ({ isWanted = true }: { isWanted?: boolean } = {}): CountriesState => {
  const { client } = useServices();
  const { data, error, isFetching, refetch } = useQuery({ ...countriesQuery(client), enabled: isWanted });
  if (data !== undefined) return { kind: 'ready', countries: data };
  if (failureOf(error) === undefined) return { kind: 'loading' };
  return { kind: 'failed', onRetry: () => void refetch(), isRetrying: isFetching };
};
