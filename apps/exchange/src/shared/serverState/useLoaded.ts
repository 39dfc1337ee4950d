import type { Failure } from '@exchange/domain';
import { hashKey, useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from './callFailed';

/** The state of a load. */
export interface Load {
  /** Why the last load failed. After a failed first load it stays until there is an answer. */
  failure: Failure | undefined;
  isLoading: boolean;
  retry: () => void;
}

export interface Loaded<Data> extends Load {
  /** Kept even if reloading fails. */
  data: Data | undefined;
  /** For other details of the data, such as when it was loaded. */
  result: UseQueryResult<Data>;
}

interface Attempt {
  error: Error | null;
  isPending: boolean;
}

/** TanStack Query drops the error of a first load when it retries; this one stays until there is an answer. */
export const useFailure = ({ error, isPending }: Attempt, queryKey: QueryKey): Failure | undefined => {
  const query = hashKey(queryKey);
  const [last, setLast] = useState({ query, error });
  const isTryingAgain = error === null && isPending && last.query === query;
  if (!isTryingAgain && (last.query !== query || last.error !== error)) setLast({ query, error });
  return failureOf(isTryingAgain ? last.error : error);
};

/** Server data in the form that screens use. */
export const useLoaded = <Fetched, Data = Fetched, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Fetched, Error, Data, Key>,
): Loaded<Data> => {
  const result = useQuery(query);
  const failure = useFailure(result, query.queryKey);
  return { data: result.data, failure, isLoading: result.isFetching, retry: () => void result.refetch(), result };
};
