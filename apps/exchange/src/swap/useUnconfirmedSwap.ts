import { useSelector } from '@xstate/react';
import { useFlow } from '#shared/services/keepFlow.ts';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { quickSwapFlow } from './quickSwapFlow';
import { quickSwapState } from './quickSwapState';
import { unconfirmedSwapKind } from './UnconfirmedSwap';

/** The quick swap that the exchange hasn't confirmed, for any screen. */
export const useUnconfirmedSwap = (): UnconfirmedKind => {
  const actor = useFlow(quickSwapFlow);
  const state = quickSwapState(useSelector(actor, (snapshot) => snapshot));
  if (state.kind !== 'unconfirmed') return unconfirmedSwapKind(undefined);
  return unconfirmedSwapKind({
    ...state,
    onLook: () => actor.send({ type: 'look.requested' }),
    onConfirm: () => actor.send({ type: 'look.confirmed' }),
    onSendAgain: () => actor.send({ type: 'resend.requested' }),
  });
};
