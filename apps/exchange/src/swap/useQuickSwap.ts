import type { quickSwapMachine, IntendedSwap } from '@exchange/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../shared/services/keepFlow';
import { quickSwapFlow } from './quickSwapFlow';
import { quickSwapState, type QuickSwapState, type SwapPlace } from './quickSwapState';

export interface QuickSwapEntry {
  typed: string;
  state: QuickSwapState;
  type: (text: string) => void;
  submit: (swap: IntendedSwap) => void;
  look: () => void;
  confirmLook: () => void;
}

const placeOf = (value: SnapshotFrom<typeof quickSwapMachine>['value']): SwapPlace => {
  if (typeof value === 'string') return value;
  return 'open' in value ? value.open : value.unconfirmed;
};

/** The quick swap of whoever is logged in, as long as its screen is there. */
export const useQuickSwap = (): QuickSwapEntry => {
  const actor = useFlow(quickSwapFlow);
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => actor.send({ type: 'form.opened' }), [actor]);
  return {
    typed: context.typed,
    state: quickSwapState(placeOf(value), context),
    type: (text) => actor.send({ type: 'amount.typed', text }),
    submit: (swap) => actor.send({ type: 'swap.submitted', swap }),
    look: () => actor.send({ type: 'look.requested' }),
    confirmLook: () => actor.send({ type: 'look.confirmed' }),
  };
};
