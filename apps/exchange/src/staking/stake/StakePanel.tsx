import type { StakingKind, StakingTerm } from '@exchange/domain';
import type { StakingConditions } from '@exchange/machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTypedForm } from '#shared/flows/useTypedForm.ts';
import { useFlow } from '#shared/services/keepFlow.ts';
import { StakePanelView } from './StakePanelView';
import { stakeState } from './stakeState';
import { stakingFlows } from './stakingFlow';

export interface StakePanelProps {
  kind: StakingKind;
  terms: readonly StakingTerm[];
  conditions: StakingConditions;
  start: number;
}

/** One kind of staking. A stake that is being sent continues while another screen is shown. */
export const StakePanel = ({ kind, terms, conditions, start }: StakePanelProps) => {
  const actor = useFlow(stakingFlows[kind]);
  useEffect(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'conditions.changed', conditions });
  }, [actor, conditions]);
  const snapshot = useSelector(actor, (latest) => latest);
  const form = useTypedForm(snapshot.context.form, (typed) => actor.send({ type: 'form.typed', form: typed }));
  return (
    <StakePanelView
      {...{ kind, terms, start }}
      state={stakeState(snapshot)}
      {...form}
      balance={conditions.balance}
      onSubmit={(submitted) => actor.send({ type: 'form.submitted', form: submitted })}
      onCode={(code) => actor.send({ type: 'code.typed', code })}
      onConfirm={() => actor.send({ type: 'stake.confirmed' })}
      onLeave={() => actor.send({ type: 'confirmation.left' })}
      onCheck={() => actor.send({ type: 'look.requested' })}
      onRepeat={() => actor.send({ type: 'stake.repeated' })}
      onDismiss={() => actor.send({ type: 'stake.dismissed' })}
    />
  );
};
