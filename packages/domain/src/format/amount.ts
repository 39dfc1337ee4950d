import type { Pair, Side } from '../markets/pair';
import type { DecimalText } from '../money/decimalText';
import { showFigure, type Figure } from './figure';

/** Of the base currency; never more than there is. */
export const formatAmount = (amount: DecimalText, pair: Pair): Figure =>
  showFigure(amount, pair.amountDecimals, 'down');

/** Of the quote currency: what a buyer pays rounds up, what a seller gets rounds down. */
export const formatTotal = (total: DecimalText, pair: Pair, side: Side): Figure =>
  showFigure(total, pair.priceDecimals, side === 'buy' ? 'up' : 'down');

const balanceDecimals = { lists: 6, orderForm: 4, wallet: 9 } as const;

export type BalancePlace = keyof typeof balanceDecimals;

/** Never more than there is. */
export const formatBalance = (balance: DecimalText, place: BalancePlace = 'lists'): Figure =>
  showFigure(balance, balanceDecimals[place], 'down');

/** Staking rewards; never more than was received. */
export const formatReward = (reward: DecimalText): Figure => showFigure(reward, 2, 'down');
