import { depositConfirmations } from './confirmations';

export type DepositProgress = 'pending' | 'arrived' | 'withdrawable';

/** A server that doesn't count confirmations says no more than that a deposit is Completed: then it is done. */
export const depositProgress = ({
  status,
  confirmations,
}: {
  status: string;
  confirmations: number | undefined;
}): DepositProgress => {
  if (confirmations === undefined) return status === 'Completed' ? 'withdrawable' : 'pending';
  if (confirmations >= depositConfirmations.toWithdraw) return 'withdrawable';
  return confirmations >= depositConfirmations.toArrive ? 'arrived' : 'pending';
};
