import { showCoins } from '../../format/figure';
import type { DecimalText } from '../../money/decimalText';

/** Messages about withdrawals that the exchange can't accept; the documented ones are in `messages/wallet`. */
export const withdrawalsPausedText = (asset: string): string => `Withdrawals of ${asset} are paused.`;

/** On an exchange that no chain is connected to. */
export const notOpenTexts = {
  deposits: "Deposits aren't open.",
  withdrawals: "Withdrawals aren't open.",
} as const;

export const depositsPausedText = (asset: string): string => `Deposits of ${asset} are paused.`;

export const feeTakesAllText = (fee: DecimalText, asset: string): string =>
  `The fee is ${showCoins(fee, asset)}. Enter a higher amount.`;

export const noPriceText = (asset: string): string =>
  `${asset} can't be withdrawn right now: without a price we can't count it towards your daily limit.`;

export const limitLeavesText = (left: DecimalText): string =>
  `You have ${showCoins(left, 'XDC')} left of your daily limit. It resets at 00:00 UTC.`;

interface HoldingBack {
  amount: DecimalText;
  asset: string;
  confirmations: number;
  needed: number;
  worth: DecimalText;
}

export const heldBackText = ({ amount, asset, confirmations, needed, worth }: HoldingBack): string =>
  `Your deposit of ${showCoins(amount, asset)} has ${String(confirmations)} of ${String(needed)} confirmations. Until it has all of them, keep coins worth ${showCoins(worth, 'XDC')} in your account.`;

/** The trader received it from others, who had deposited it. */
export const passedOnText = ({ amount, asset, confirmations, needed, worth }: HoldingBack): string =>
  `${showCoins(amount, asset)} that you received come from a deposit with ${String(confirmations)} of ${String(needed)} confirmations. Until it has all of them, keep coins worth ${showCoins(worth, 'XDC')} in your account.`;

export const owedText = (amount: DecimalText, asset: string): string =>
  `A deposit was reversed by the network after you used it. Withdrawals stay locked until ${showCoins(amount, asset)} is repaid by a new deposit.`;
