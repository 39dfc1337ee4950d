import { depositConfirmations } from './confirmations';
import type { KeptFor } from '../messages/keptDeposits';

export type DepositProgress = 'pending' | 'kept' | 'arrived' | 'withdrawable' | 'returned' | 'reversed';

const ended: ReadonlyMap<string, DepositProgress> = new Map([
  ['Returned', 'returned'],
  ['Reversed', 'reversed'],
]);

interface DepositFacts {
  status: string;
  confirmations: number | undefined;
  keptFor?: KeptFor | undefined;
}

/**
 * Only what is Completed is in the balance, however many confirmations it has. A server that doesn't count them says no
 * more than that: then it is done.
 */
export const depositProgress = ({ status, confirmations, keptFor }: DepositFacts): DepositProgress => {
  if (status !== 'Completed') return ended.get(status) ?? (keptFor === undefined ? 'pending' : 'kept');
  const isCounted = confirmations !== undefined && confirmations < depositConfirmations.toWithdraw;
  return isCounted ? 'arrived' : 'withdrawable';
};
