import { depositConfirmations } from './confirmations';
import type { KeptFor } from '../messages/wallet/keptDeposits';

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
 * Only Completed deposits are in the balance, however many confirmations they have. If a server doesn't count them,
 * Completed means done.
 */
export const depositProgress = ({ status, confirmations, keptFor }: DepositFacts): DepositProgress => {
  if (status !== 'Completed') return ended.get(status) ?? (keptFor === undefined ? 'pending' : 'kept');
  const isCounted = confirmations !== undefined && confirmations < depositConfirmations.toWithdraw;
  return isCounted ? 'arrived' : 'withdrawable';
};
