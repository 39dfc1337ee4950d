import type { ExchangeClient } from '@exchange/api';
import type { RowsState } from '@exchange/ui';
import type { UseQueryOptions } from '@tanstack/react-query';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';

/** A list of the trader's without live updates; undefined if the server doesn't have it. */
export const useSecurityList = <Row>(
  query: (client: ExchangeClient, userId: string) => UseQueryOptions<Row[]>,
): RowsState<Row> | undefined => {
  const { client } = useServices();
  const { trader } = useSession();
  const loaded = useLoaded({ ...query(client, trader?.uniqueId ?? ''), enabled: trader !== undefined });
  return loaded.failure?.code === 'not-built' ? undefined : rowsState(loaded, loaded.data);
};
