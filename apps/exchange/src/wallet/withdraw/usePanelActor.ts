import type { AssetSymbol } from '@exchange/domain';
import type { WithdrawalConditions } from '@exchange/machines';
import { useEffect, useEffectEvent } from 'react';
import { useFlow } from '../../shared/services/keepFlow';
import { withdrawalFlows, type WithdrawalActor } from './withdrawalFlow';

/** Stopped as soon as its trader has left. */
const isRunning = (actor: WithdrawalActor): boolean => actor.getSnapshot().status === 'active';

/** The machine of a coin, which is told when its panel comes and goes, and of all that changes meanwhile. */
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
