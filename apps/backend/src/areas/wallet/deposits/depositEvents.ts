import type { EventFact } from '#exchange/committedEvents';
import type { DepositStep, Incoming } from '#transfers/incoming';

declare module '#exchange/committedEvents' {
  interface CommittedEvents {
    /** The payment's new state, and the last step of its timeline. */
    'deposit.changed': { deposit: Incoming; step: DepositStep['step'] };
  }
}

/** Payments without an owner publish nothing. */
export const depositChanged = (deposit: Incoming): EventFact[] => {
  const last = deposit.steps.at(-1);
  return deposit.owner === null || last === undefined
    ? []
    : [{ kind: 'deposit.changed', payload: { deposit, step: last.step } }];
};
