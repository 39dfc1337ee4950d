import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../shared/serverState/callFailed';
import { useServices } from '../shared/services/services';
import type { DocumentsState } from './documents';
import { documentTypesQuery } from './queries';

export const useDocuments = (country: string): DocumentsState => {
  const { client } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    ...documentTypesQuery(client, country),
    enabled: country !== '',
  });
  if (country === '') return { kind: 'noCountry' };
  if (data !== undefined) return { kind: 'ready', documents: data };
  if (failureOf(error) === undefined) return { kind: 'loading' };
  return { kind: 'failed', onRetry: () => void refetch(), isRetrying: isFetching };
};
