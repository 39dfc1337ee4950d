import type { Failure, Result } from '@exchange/domain';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services/services';
import { useSession } from '../services/useSession';
import { traderNow } from '../session/session';
import { CallFailed, failureOf, unwrap } from './callFailed';
import { traderKey } from './traderKeys';

interface Asked<Sent, Answer> {
  /** Its name among the trader's mutations. */
  name: string;
  send: (sent: Sent, userId: string) => Promise<Result<Answer>>;
  /** Puts the outcome into what is loaded. */
  show?: (answer: Answer, sent: Sent, userId: string) => void;
  /** Also after a failure: the answer may have been lost. A promise is waited for. */
  reload: (userId: string, failure: Failure | undefined) => Promise<void> | void;
}

/**
 * Something asked for by whoever is signed in; a success is told in the server's words. The outcome is carried through even
 * where the screen was left meanwhile, but whoever has signed in since is told nothing of another trader.
 */
export const useTraderMutation = <Sent, Answer extends { message: string }>({
  name,
  send,
  show,
  reload,
}: Asked<Sent, Answer>) => {
  const { session, toasts } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  const isStillHere = (): boolean => traderNow(session) === userId;
  // Without the trader in the key, a mutation on its way would take over the next trader's callbacks.
  const mutationKey = [...traderKey(userId), name];
  const { mutateAsync, variables, isPending, error, reset } = useMutation({
    mutationKey,
    mutationFn: async (sent: Sent) => unwrap(await send(sent, userId)),
    onSuccess: (answer, sent) => {
      if (!isStillHere()) return;
      show?.(answer, sent, userId);
      toasts.toast({ tone: 'success', text: answer.message });
    },
    onSettled: (_, failed) => (isStillHere() ? reload(userId, failureOf(failed)) : undefined),
  });
  return {
    mutationKey,
    /** Of the last attempt. */
    sent: variables,
    isPending,
    failure: failureOf(error),
    forgetFailure: reset,
    ask: async (sent: Sent): Promise<Result<Answer>> => {
      try {
        return { data: await mutateAsync(sent) };
      } catch (failed) {
        // A bug is reported by the mutation cache.
        return { error: failed instanceof CallFailed ? failed.failure : { code: 'unexpected' } };
      }
    },
  };
};
