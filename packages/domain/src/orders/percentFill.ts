import type { Side } from '../markets/pairs';
import { divideDown, percentOf } from '../money/arithmetic';
import { compare, isAbove, isPositive, smaller } from '../money/compare';
import { parseTyped, type DecimalText } from '../money/decimalText';
import { roundDown } from '../money/rounding';
import { paymentOf, type PaymentCircumstances } from './balances';
import { checkLimitOrder, formPriceMessage, type OrderForm } from './limitOrder';
import { largestOrderText, notEnoughText, orderTexts } from './orderTexts';

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
  const aboutPrice = formPriceMessage(price, circumstances);
  if (aboutPrice !== undefined) return { reason: aboutPrice, field: 'price' };
  const { pair, balances } = circumstances;
  const { currency, available } = paymentOf(side, pair, balances);
  if (available === undefined) return { reason: orderTexts.balanceUnknown, field: 'amount' };
  const budget = percentOf(available, String(share));
  const most = affordable(budget, parseTyped(price) ?? '0', side, pair.amountDecimals);
  if (!isPositive(most)) return { reason: notEnoughText(currency), field: 'amount' };
  return placeable(smaller(most, pair.maximum.value), price, circumstances);
};

/** As in the balance beside it. */
const shownDecimals = 4;

/** Said of an order that is as large as it may be, although the balance has more: a share of it was cut. */
export const largestOrderNote = (
  { side, price, amount }: OrderForm,
  { pair, balances }: PaymentCircumstances,
): string | undefined => {
  const figures = { price: parseTyped(price) ?? '0', amount: parseTyped(amount) ?? '0' };
  const { available } = paymentOf(side, pair, balances);
  if (available === undefined || compare(figures.amount, pair.maximum.value) !== 0) return undefined;
  if (side === 'buy' && !isPositive(figures.price)) return undefined;
  const most = affordable(available, figures.price, side, Math.min(pair.amountDecimals, shownDecimals));
  return isAbove(most, pair.maximum.value) ? largestOrderText(pair.maximum, side, most) : undefined;
};
