import type { Side } from '../markets/pairs';
import { divideDown, percentOf } from '../money/arithmetic';
import { isPositive, smaller } from '../money/compare';
import { parseTyped, type DecimalText } from '../money/decimalText';
import { roundDown } from '../money/rounding';
import { paymentOf, type PaymentCircumstances } from './balances';
import { checkLimitOrder, priceMessage, type OrderForm } from './limitOrder';
import { notEnoughText, orderTexts } from './orderTexts';

export const percentShares = [25, 50, 75, 100] as const;

export type PercentShare = (typeof percentShares)[number];

/** An amount that can be placed as it is, or the reason why there is none. */
export type PercentFill =
  | { amount: DecimalText; reason?: never }
  | { amount?: never; reason: string; field: 'price' | 'amount' };

const affordable = (budget: DecimalText, price: DecimalText, side: Side, decimals: number): DecimalText =>
  side === 'buy' ? divideDown(budget, price, decimals) : roundDown(budget, decimals);

const placeable = (amount: DecimalText, price: string, circumstances: PaymentCircumstances): PercentFill => {
  const reason = checkLimitOrder({ price, amount }, circumstances).amount;
  return reason === undefined ? { amount } : { reason, field: 'amount' };
};

export const fillByPercent = (
  share: PercentShare,
  { side, price }: Pick<OrderForm, 'side' | 'price'>,
  circumstances: PaymentCircumstances,
): PercentFill => {
  const aboutPrice = priceMessage(price, circumstances);
  if (aboutPrice !== undefined) return { reason: aboutPrice, field: 'price' };
  const { pair, balances } = circumstances;
  const { currency, available } = paymentOf(side, pair, balances);
  if (available === undefined) return { reason: orderTexts.balanceUnknown, field: 'amount' };
  const budget = percentOf(available, String(share));
  const most = affordable(budget, parseTyped(price) ?? '0', side, pair.amountDecimals);
  if (!isPositive(most)) return { reason: notEnoughText(currency), field: 'amount' };
  return placeable(smaller(most, pair.maximum.value), price, circumstances);
};
