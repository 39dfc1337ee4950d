import type { SubmittedSwap } from '@exchange/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useFlow } from '#shared/services/keepFlow.ts';
import { quickSwapFlow } from './quickSwapFlow';
import { quickSwapState, type QuickSwapState } from './quickSwapState';

export interface QuickSwapEntry {
  typed: string;
  state: QuickSwapState;
  type: (text: string) => void;
  submit: (swap: SubmittedSwap) => void;
  look: () => void;
  confirmLook: () => void;
  sendAgain: () => void;
}

/** The signed-in trader's quick swap, while its screen is mounted. */
export const useQuickSwap = (): QuickSwapEntry => {
  const actor = useFlow(quickSwapFlow);
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => actor.send({ type: 'form.opened' }), [actor]);
  return {
    typed: snapshot.context.typed,
    state: quickSwapState(snapshot),
    type: (text) => actor.send({ type: 'amount.typed', text }),
    submit: (swap) => actor.send({ type: 'swap.submitted', swap }),
    look: () => actor.send({ type: 'look.requested' }),
    confirmLook: () => actor.send({ type: 'look.confirmed' }),
    sendAgain: () => actor.send({ type: 'resend.requested' }),
  };
};
