import { walletTexts } from '../messages/wallet/wallet';

export interface CurrencyAvailability {
  depositStatus?: string | undefined;
  withdrawalStatus?: string | undefined;
  allowWithdrawal?: unknown;
}

// An unknown status closes nothing, since the server decides anyway.
const isClosed = (status: string | undefined): boolean => status === 'Inactive';

const disallowing: readonly unknown[] = [false, 0, '0'];

/** The label of a deposit button during maintenance; undefined if deposits are open. */
export const depositClosedText = ({ depositStatus }: CurrencyAvailability): string | undefined =>
  isClosed(depositStatus) ? walletTexts.depositDisabled : undefined;

/** The label of a withdraw button that maintenance or the server has closed; undefined if withdrawals are open. */
export const withdrawClosedText = ({ withdrawalStatus, allowWithdrawal }: CurrencyAvailability): string | undefined =>
  isClosed(withdrawalStatus) || disallowing.includes(allowWithdrawal) ? walletTexts.withdrawDisabled : undefined;
