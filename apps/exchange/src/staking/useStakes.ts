import type { RowsState } from '@exchange/ui';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { stakesQuery } from './queries';
import type { Stake } from './stake';

/** The trader's stakes, newest first. */
export const useStakes = (): RowsState<Stake> => {
  const { client } = useServices();
  const { trader } = useSession();
  const loaded = useLoaded({ ...stakesQuery(client, trader?.uniqueId ?? ''), enabled: trader !== undefined });
  return rowsState(loaded, loaded.data, { situation: 'staking', expected: 3 });
};
