import type { Failure } from '@exchange/domain';
import { unloaded } from '#shared/serverState/loadedState.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { poolQuery } from '../queries';
import type { PoolState } from './Pool';

const isUnsupported = (failure: Failure | undefined): boolean =>
  failure?.code === 'not-built' || (failure?.code === 'refused' && failure.status === 404);

/** The latest pool figures. A failure to reload keeps what was loaded. */
export const usePool = (): PoolState => {
  const { client } = useServices();
  const loaded = useLoaded(poolQuery(client));
  if (loaded.data !== undefined) return { kind: 'ready', pool: loaded.data };
  return isUnsupported(loaded.failure) ? { kind: 'unsupported' } : unloaded(loaded);
};
