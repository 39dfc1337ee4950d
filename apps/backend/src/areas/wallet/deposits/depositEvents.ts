import type { EventFact } from '../../../exchange/committedEvents';
import type { DepositStep, Incoming } from './incoming';

declare module '../../../exchange/committedEvents' {
  interface CommittedEvents {
    /** A payment as it stands now, and the last thing that happened to it. */
    'deposit.changed': { deposit: Incoming; step: DepositStep['step'] };
  }
}

/** Nothing is told of a payment that is nobody's. */
export const depositChanged = (deposit: Incoming): EventFact[] => {
  const last = deposit.steps.at(-1);
  return deposit.owner === null || last === undefined
    ? []
    : [{ kind: 'deposit.changed', payload: { deposit, step: last.step } }];
};
