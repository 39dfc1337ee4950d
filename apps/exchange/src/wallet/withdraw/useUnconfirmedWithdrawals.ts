import { unconfirmedWithdrawals } from '@exchange/machines';
import { useSelector } from '@xstate/react';
import { useFlow } from '#shared/services/keepFlow.ts';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { sentWithdrawalsFlow } from './sentWithdrawalsFlow';
import { unconfirmedWithdrawalsKind } from './UnconfirmedWithdrawals';

/** The withdrawals that the exchange hasn't confirmed, for any screen. */
export const useUnconfirmedWithdrawals = (): UnconfirmedKind => {
  const actor = useFlow(sentWithdrawalsFlow);
  const snapshot = useSelector(actor, (state) => state);
  return unconfirmedWithdrawalsKind({
    withdrawals: unconfirmedWithdrawals(snapshot.context),
    isChecking: snapshot.matches('looking'),
    hasFailed: snapshot.context.lookFailure !== undefined,
    onCheck: () => actor.send({ type: 'look.requested' }),
    onDismiss: (id) => actor.send({ type: 'withdrawal.dismissed', id }),
  });
};
