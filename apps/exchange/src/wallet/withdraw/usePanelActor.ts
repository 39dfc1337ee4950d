import type { AssetSymbol } from '@exchange/domain';
import type { WithdrawalConditions } from '@exchange/machines';
import { useEffect, useEffectEvent } from 'react';
import { useFlow } from '#shared/services/keepFlow.ts';
import { withdrawalFlows, type WithdrawalActor } from './withdrawalFlow';

/** The actor is stopped as soon as its trader has left. */
const isRunning = (actor: WithdrawalActor): boolean => actor.getSnapshot().status === 'active';

/** The coin's machine, notified when its panel opens and closes, and of all changes meanwhile. */
export const usePanelActor = (asset: AssetSymbol, conditions: WithdrawalConditions): WithdrawalActor => {
  const actor = useFlow(withdrawalFlows[asset]);
  const open = useEffectEvent(() => actor.send({ type: 'panel.opened', conditions }));
  useEffect(() => {
    open();
    return () => {
      if (isRunning(actor)) actor.send({ type: 'panel.closed' });
    };
  }, [actor]);
  useEffect(() => {
    if (isRunning(actor)) actor.send({ type: 'conditions.changed', conditions });
  }, [actor, conditions]);
  return actor;
};
