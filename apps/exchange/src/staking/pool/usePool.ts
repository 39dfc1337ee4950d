import { failureText } from '@exchange/domain';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../shared/serverState/callFailed';
import { useServices } from '../../shared/services/services';
import { poolQuery } from '../queries';
import type { PoolState } from './Pool';

/** The latest pool figures. A failure to reload keeps what was loaded. */
export const usePool = (): PoolState => {
  const { client } = useServices();
  const { data, error, isFetching, refetch } = useQuery(poolQuery(client));
  if (data !== undefined) return { kind: 'ready', pool: data };
  const failure = failureOf(error);
  if (failure === undefined) return { kind: 'loading' };
  if (failure.code === 'not-built' || (failure.code === 'refused' && failure.status === 404))
    return { kind: 'unsupported' };
  return {
    kind: 'failed',
    text: failureText(failure, 'repeatable'),
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
};
