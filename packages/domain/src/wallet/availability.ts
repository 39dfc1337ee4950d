import { walletTexts } from '../messages/wallet';

export interface CurrencyAvailability {
  depositStatus?: string | undefined;
  withdrawalStatus?: string | undefined;
  allowWithdrawal?: unknown;
}

// What is not known closes nothing: the server has the last word anyway.
const isClosed = (status: string | undefined): boolean => status === 'Inactive';

const disallowing: readonly unknown[] = [false, 0, '0'];

/** The caption of a deposit button that maintenance has closed. */
export const depositClosedText = ({ depositStatus }: CurrencyAvailability): string | undefined =>
  isClosed(depositStatus) ? walletTexts.depositDisabled : undefined;

/** The caption of a withdraw button that maintenance or the server has closed. */
export const withdrawClosedText = ({ withdrawalStatus, allowWithdrawal }: CurrencyAvailability): string | undefined =>
  isClosed(withdrawalStatus) || disallowing.includes(allowWithdrawal) ? walletTexts.withdrawDisabled : undefined;
