import type { EventFact } from '#exchange/committedEvents';
import type { Withdrawal, WithdrawalStep } from '#transfers/withdrawal';

declare module '#exchange/committedEvents' {
  interface CommittedEvents {
    /** The withdrawal's new state, and the last step of its timeline. */
    'withdrawal.changed': { withdrawal: Withdrawal; step: WithdrawalStep['step'] };
  }
}

export const withdrawalChanged = (withdrawal: Withdrawal): EventFact[] => {
  const last = withdrawal.steps.at(-1);
  return last ? [{ kind: 'withdrawal.changed', payload: { withdrawal, step: last.step } }] : [];
};
