import { unconfirmedOrders, type SentOrders } from '@exchange/machines';
import { useSelector } from '@xstate/react';
import { useFlow } from '#shared/services/keepFlow.ts';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { sentOrdersFlow } from './sentOrdersFlow';
import { unconfirmedOrdersKind, type Check } from './UnconfirmedOrders';

const checkOf = (isLooking: boolean, { lookFailure }: SentOrders): Check => {
  if (isLooking) return 'checking';
  return lookFailure ? 'failed' : 'notFound';
};

/** The orders that the exchange hasn't confirmed, for any screen. */
export const useUnconfirmedOrders = (): UnconfirmedKind => {
  const actor = useFlow(sentOrdersFlow);
  const snapshot = useSelector(actor, (state) => state);
  return unconfirmedOrdersKind({
    orders: unconfirmedOrders(snapshot.context),
    check: checkOf(snapshot.matches('looking'), snapshot.context),
    onCheck: () => actor.send({ type: 'look.requested' }),
    onSendAgain: (clientOrderId) => actor.send({ type: 'resend.requested', clientOrderId }),
    onDismiss: (clientOrderId) => actor.send({ type: 'order.dismissed', clientOrderId }),
  });
};
