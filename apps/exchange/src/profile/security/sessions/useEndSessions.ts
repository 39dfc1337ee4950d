import type { Result } from '@exchange/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resultOf, unwrap } from '../../../shared/serverState/callFailed';
import { loadAgain } from '../../../shared/serverState/loadAgain';
import { useServices } from '../../../shared/services/services';
import { useSession } from '../../../shared/services/useSession';
import { securityKeys } from '../queries';
import type { Ending, OpenSession } from './session';

/** Ends sessions of the trader. Ended sessions leave the list immediately, and the list is reloaded. */
export const useEndSessions = (): ((ending: Ending) => Promise<Result<unknown>>) => {
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId ?? '';
  const sessionsKey = securityKeys.sessions(userId);
  const { mutateAsync } = useMutation({
    mutationFn: async (ending: Ending) =>
      unwrap(
        await (ending.kind === 'one'
          ? client.accounts.endSession({ session_id: ending.sessions[0].id })
          : client.accounts.endOtherSessions()),
      ),
    onSuccess: ({ message }, { sessions }) => {
      const ended = new Set(sessions.map(({ id }) => id));
      queries.setQueryData<OpenSession[]>(sessionsKey, (shown) => shown?.filter(({ id }) => !ended.has(id)));
      toasts.toast({ tone: 'success', text: message });
    },
    // Even after a failure: the answer may have been lost.
    onSettled: () => {
      void loadAgain(queries, sessionsKey);
      void loadAgain(queries, securityKeys.log(userId));
    },
  });
  return (ending) => resultOf(mutateAsync(ending));
};
