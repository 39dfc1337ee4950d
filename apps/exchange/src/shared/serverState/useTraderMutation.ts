import type { Failure, Result } from '@exchange/domain';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services/services';
import { useSession } from '../services/useSession';
import { traderNow } from '../session/session';
import { CallFailed, failureOf, unwrap } from './callFailed';
import { traderKey } from './traderKeys';

interface Asked<Sent, Answer> {
  /** Unique among the trader's mutations. */
  name: string;
  send: (sent: Sent, userId: string) => Promise<Result<Answer>>;
  /** Applies the outcome to loaded data. */
  show?: (answer: Answer, sent: Sent, userId: string) => void;
  /** Runs after a failure too: the answer may have been lost. A returned promise is awaited. */
  reload: (userId: string, failure: Failure | undefined) => Promise<void> | void;
}

/**
 * A change requested by the signed-in trader. A success is a toast in the server's words. The outcome is applied even if
 * the screen was left meanwhile, but is never shown to another trader who has signed in since.
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
  // Without the trader in the key, a running mutation would use the next trader's callbacks.
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
    /** What the last attempt sent. */
    sent: variables,
    isPending,
    failure: failureOf(error),
    forgetFailure: reset,
    ask: async (sent: Sent): Promise<Result<Answer>> => {
      try {
        return { data: await mutateAsync(sent) };
      } catch (failed) {
        // The mutation cache reports bugs.
        return { error: failed instanceof CallFailed ? failed.failure : { code: 'unexpected' } };
      }
    },
  };
};
