import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services/services';
import { failureOf } from '../../shared/serverState/callFailed';
import type { CountriesState } from './countries';
import { countriesQuery } from './queries';

export const useCountries = (): CountriesState => {
  const { client } = useServices();
  const { data, error, isFetching, refetch } = useQuery(countriesQuery(client));
  if (data !== undefined) return { kind: 'ready', countries: data };
  if (failureOf(error) === undefined) return { kind: 'loading' };
  return { kind: 'failed', onRetry: () => void refetch(), isRetrying: isFetching };
};
