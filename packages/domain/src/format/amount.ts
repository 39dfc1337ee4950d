import { assetOf } from '../assets/assets';
import type { Pair, Side } from '../markets/pairs';
import type { DecimalText } from '../money/decimalText';
import { round, type Rounding } from '../money/rounding';
import { showFigure, type Figure } from './figure';

/** In the base currency; rounded down, so that it never shows more than there is. */
export const formatAmount = (amount: DecimalText, pair: Pair): Figure =>
  showFigure(amount, pair.amountDecimals, 'down');

/** The decimals that a coin's totals are rounded to: those of its chain, at most 8. */
const totalDecimals = ({ quote }: Pair): number => Math.min(assetOf(quote).decimals, 8);

/** A buyer never pays more than this, a seller never receives less. */
const safely = (side: Side): Rounding => (side === 'buy' ? 'up' : 'down');

/** In the quote currency: what a buyer pays is rounded up, what a seller receives is rounded down. */
export const roundTotal = (total: DecimalText, pair: Pair, side: Side): DecimalText =>
  round(total, totalDecimals(pair), safely(side));

export const formatTotal = (total: DecimalText, pair: Pair, side: Side): Figure =>
  showFigure(total, totalDecimals(pair), safely(side));

const balanceDecimals = { lists: 6, orderForm: 4, wallet: 9 } as const;

export type BalancePlace = keyof typeof balanceDecimals;

/** Rounded down, so that it never shows more than there is. */
export const formatBalance = (balance: DecimalText, place: BalancePlace = 'lists'): Figure =>
  showFigure(balance, balanceDecimals[place], 'down');

/** A staking reward; rounded down, so that it never shows more than was received. */
export const formatReward = (reward: DecimalText): Figure => showFigure(reward, 2, 'down');
