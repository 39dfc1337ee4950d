import type { Result } from '@exchange/domain';
import { useQueryClient } from '@tanstack/react-query';
import { loadAgain } from '#shared/serverState/loadAgain.ts';
import { useTraderMutation } from '#shared/serverState/useTraderMutation.ts';
import { useServices } from '#shared/services/services.ts';
import { securityKeys } from '../queries';
import type { Ending, OpenSession } from './session';

/** Ends sessions of the trader. Ended sessions leave the list immediately, and the list is reloaded. */
export const useEndSessions = (): ((ending: Ending) => Promise<Result<unknown>>) => {
  const { client } = useServices();
  const queries = useQueryClient();
  const { ask } = useTraderMutation({
    name: 'endSessions',
    send: (ending: Ending) =>
      ending.kind === 'one'
        ? client.accounts.endSession({ session_id: ending.sessions[0].id })
        : client.accounts.endOtherSessions(),
    show: (_, { sessions }, userId) => {
      const ended = new Set(sessions.map(({ id }) => id));
      queries.setQueryData<OpenSession[]>(securityKeys.sessions(userId), (shown) =>
        shown?.filter(({ id }) => !ended.has(id)),
      );
    },
    reload: (userId) => {
      void loadAgain(queries, securityKeys.sessions(userId));
      void loadAgain(queries, securityKeys.log(userId));
    },
  });
  return ask;
};
