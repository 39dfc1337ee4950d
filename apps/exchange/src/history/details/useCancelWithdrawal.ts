import { failureText, type Failure } from '@exchange/domain';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { traderKey } from '#shared/serverState/traderKeys.ts';
import { useTraderMutation } from '#shared/serverState/useTraderMutation.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { putWithdrawal } from '#entities/transactions/followTransactions.ts';
import type { Cancelling } from './CancelWithdrawal';
import { cancellingTexts } from './texts';
import type { Withdrawal } from '#entities/transactions/transaction.ts';

const problemText = (failure: Failure): string => {
  if (failure.code === 'not-built') return cancellingTexts.notBuilt;
  return failure.code === 'unreachable' || failure.code === 'timed-out'
    ? cancellingTexts.unanswered
    : failureText(failure);
};

const cannotKey = (userId: string): QueryKey => [...traderKey(userId), 'cannotCancel'];

/** Cancels withdrawals of the signed-in trader. The lists show the outcome, even after leaving the screen. */
export const useCancelWithdrawal = (): Cancelling => {
  const { client } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId ?? '';
  const { data: cannot = false } = useQuery({ queryKey: cannotKey(userId), queryFn: () => true, enabled: false });

  const { ask, sent, isPending, failure } = useTraderMutation({
    name: 'cancelWithdrawal',
    send: ({ transactionId = '' }: Withdrawal) => client.wallet.cancelWithdrawal({ transactionId }),
    show: ({ data }, _, owner) => {
      if (data) putWithdrawal({ queries, userId: owner }, data);
    },
    // Even after a failure: the withdrawal may have moved on, or the answer may have been lost.
    reload: (owner, failed) => {
      if (failed?.code === 'not-built') queries.setQueryData(cannotKey(owner), true);
      refreshTrader(queries, owner);
    },
  });

  const isAbout = ({ key }: Withdrawal): boolean => sent?.key === key;
  return {
    isOffered: !cannot,
    isRunning: (withdrawal) => isPending && isAbout(withdrawal),
    problemOf: (withdrawal) => (failure && isAbout(withdrawal) ? problemText(failure) : undefined),
    start: async (withdrawal) => {
      // A failure is shown below the withdrawal.
      await ask(withdrawal);
    },
  };
};
