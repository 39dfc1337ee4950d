import type { ratioSwapMachine } from '@exchange/machines';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { newClientId } from '#shared/flows/newClientId.ts';
import { useFlow } from '#shared/services/keepFlow.ts';
import type { RatioSwapEntry } from './RatioSwapView';
import { ratioSwapFlow } from './ratioSwapFlow';
import type { UnconfirmedRequestProps } from './UnconfirmedRequest';

const looks = ['looking', 'missing', 'unseen'] as const;

const lookIn = (snapshot: SnapshotFrom<typeof ratioSwapMachine>): UnconfirmedRequestProps['look'] | undefined =>
  looks.find((look) => snapshot.matches({ unconfirmed: look }));

/** The signed-in trader's ratio swap. */
export const useRatioSwap = (): RatioSwapEntry => {
  const actor = useFlow(ratioSwapFlow);
  const snapshot = useSelector(actor, (state) => state);
  const { round, typed, refused, sent } = snapshot.context;
  const look = lookIn(snapshot);
  return {
    round,
    typed,
    isSending: snapshot.matches('sending'),
    refusal: refused?.failure,
    unconfirmed: look && {
      txHash: sent?.txHash ?? '',
      look,
      onLook: () => actor.send({ type: 'look.requested' }),
      onConfirm: () => actor.send({ type: 'look.confirmed' }),
    },
    onType: (next) => actor.send({ type: 'form.typed', typed: next }),
    onSubmit: () => actor.send({ type: 'swap.submitted', id: newClientId() }),
    onFillInAgain: () => actor.send({ type: 'refused.restored' }),
  };
};
