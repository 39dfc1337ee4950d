import type { EventFact } from '../../../exchange/committedEvents';
import type { Withdrawal, WithdrawalStep } from './withdrawal';

declare module '../../../exchange/committedEvents' {
  interface CommittedEvents {
    /** A withdrawal as it stands now, and the last thing that happened to it. */
    'withdrawal.changed': { withdrawal: Withdrawal; step: WithdrawalStep['step'] };
  }
}

export const withdrawalChanged = (withdrawal: Withdrawal): EventFact[] => {
  const last = withdrawal.steps.at(-1);
  return last ? [{ kind: 'withdrawal.changed', payload: { withdrawal, step: last.step } }] : [];
};
