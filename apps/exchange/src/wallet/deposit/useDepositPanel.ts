import type { AssetSymbol } from '@exchange/domain';
import { depositMachine } from '@exchange/machines';
import { onPageWake } from '@exchange/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { useServices } from '#shared/services/services.ts';
import { useMachineToasts } from '#shared/services/tell.ts';
import { depositEffects } from './depositEffects';
import { depositPanelState, type DepositPanelState } from './depositPanelState';
import { followDeposits } from './followDeposits';
import { depositSays } from './texts';

export interface DepositPanelEntry extends DepositPanelState {
  onRetryAddress: () => void;
  onRetryDeposits: () => void;
}

const moves = ['deposit.arrived', 'deposit.withdrawable'] as const;

/** A coin's deposit panel, while it is on screen. Mount another one for another coin or trader. */
export const useDepositPanel = (asset: AssetSymbol, userId: string): DepositPanelEntry => {
  const { client, feed } = useServices();
  const queries = useQueryClient();
  const [machine] = useState(() => depositMachine.provide(depositEffects({ client, userId })));
  const actor = useActorRef(machine, { input: { asset } });
  useMachineToasts(actor, depositSays);
  useEffect(() => {
    feed.start();
    return followDeposits({ feed, userId, onPageWake, send: (event) => actor.send(event) });
  }, [feed, userId, actor]);
  useEffect(() => {
    const listening = moves.map((move) => actor.on(move, () => refreshTrader(queries, userId)));
    return () => listening.forEach((one) => one.unsubscribe());
  }, [actor, queries, userId]);
  return {
    ...depositPanelState(useSelector(actor, (snapshot) => snapshot)),
    onRetryAddress: () => actor.send({ type: 'retry.requested' }),
    onRetryDeposits: () => actor.send({ type: 'look.requested' }),
  };
};
