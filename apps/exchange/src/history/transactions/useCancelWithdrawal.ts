import { failureText, type Failure } from '@exchange/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf, unwrap } from '../../shared/serverState/callFailed';
import { refreshTrader } from '../../shared/serverState/refreshTrader';
import { traderKey } from '../../shared/serverState/traderKeys';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { putWithdrawal } from './followTransactions';
import type { Cancelling } from './CancelWithdrawal';
import { cancellingTexts } from './texts';
import type { Withdrawal } from './transaction';

const problemText = (failure: Failure): string => {
  if (failure.code === 'not-built') return cancellingTexts.notBuilt;
  return failure.code === 'unreachable' || failure.code === 'timed-out'
    ? cancellingTexts.unanswered
    : failureText(failure);
};

/** Cancels withdrawals of the signed-in trader. The lists show the outcome, even after leaving the screen. */
export const useCancelWithdrawal = (): Cancelling => {
  const { client, toasts } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId ?? '';
  const cannotKey = [...traderKey(userId), 'cannotCancel'];
  const { data: cannot = false } = useQuery({ queryKey: cannotKey, queryFn: () => true, enabled: false });

  const { mutateAsync, variables, isPending, error } = useMutation({
    mutationFn: async ({ transactionId = '' }: Withdrawal) =>
      unwrap(await client.wallet.cancelWithdrawal({ transactionId })),
    onSuccess: ({ message, data }) => {
      if (data) putWithdrawal({ queries, userId }, data);
      toasts.toast({ tone: 'success', text: message });
    },
    onError: (failed) => {
      if (failureOf(failed)?.code === 'not-built') queries.setQueryData(cannotKey, true);
    },
    // Even after a failure: the withdrawal may have moved on, or the answer may have been lost.
    onSettled: () => refreshTrader(queries, userId),
  });

  const isAbout = ({ key }: Withdrawal): boolean => variables?.key === key;
  return {
    isOffered: !cannot,
    isRunning: (withdrawal) => isPending && isAbout(withdrawal),
    problemOf: (withdrawal) => {
      const failure = failureOf(error);
      return failure && isAbout(withdrawal) ? problemText(failure) : undefined;
    },
    start: async (withdrawal) => {
      try {
        await mutateAsync(withdrawal);
      } catch {
        // Shown below the withdrawal.
      }
    },
  };
};
