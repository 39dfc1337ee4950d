import type { Pair, Side } from '../markets/pairs';
import { decimalsText, fieldTexts } from '../messages/fields';
import { maximumText, minimumText, priceBandText } from '../messages/trading';
import { multiply } from '../money/arithmetic';
import { compare, isAbove, isBelow, isPositive } from '../money/compare';
import { parseTyped, type DecimalText } from '../money/decimalText';
import { hasAtMostDecimals } from '../money/rounding';
import { fixedPriceText, nearestPriceText, orderTexts, priceBoundsText } from './orderTexts';
import { isWithinBand, nearestInBand } from './priceBand';

export interface LimitOrder {
  side: Side;
  price: DecimalText;
  amount: DecimalText;
}

/** The order as typed: text that may not be a number yet. */
export interface OrderForm {
  side: Side;
  price: string;
  amount: string;
}

/** What is wrong, by the field it concerns. */
export interface OrderMessages {
  price?: string;
  amount?: string;
}

export interface PriceCircumstances {
  pair: Pair;
  /** Undefined until the first trade. */
  lastPrice?: DecimalText | undefined;
  /** The centre of the price band. Servers without one measure from the last price; without either there is no band. */
  referencePrice?: DecimalText | undefined;
}

/** In the quote currency, with all digits. */
export const orderTotal = ({ price, amount }: Pick<LimitOrder, 'price' | 'amount'>): DecimalText =>
  multiply(price, amount);

/** Undefined if there is no band. */
const bandCentre = ({ lastPrice, referencePrice = lastPrice }: PriceCircumstances): DecimalText | undefined =>
  referencePrice !== undefined && isPositive(referencePrice) ? referencePrice : undefined;

const openPriceMessage = (price: DecimalText, circumstances: PriceCircumstances): string | undefined => {
  const { lowestPrice, highestPrice, priceDecimals, priceBandPercent } = circumstances.pair;
  if (isBelow(price, lowestPrice) || isAbove(price, highestPrice)) return priceBoundsText(lowestPrice, highestPrice);
  if (!hasAtMostDecimals(price, priceDecimals)) return decimalsText(priceDecimals);
  const centre = bandCentre(circumstances);
  return centre === undefined || isWithinBand(price, centre, priceBandPercent)
    ? undefined
    : priceBandText(priceBandPercent);
};

export const priceMessage = (typed: string, circumstances: PriceCircumstances): string | undefined => {
  if (typed.trim() === '') return fieldTexts.required;
  const price = parseTyped(typed);
  if (price === undefined || !isPositive(price)) return orderTexts.price;
  const { fixedPrice } = circumstances.pair;
  if (fixedPrice === undefined) return openPriceMessage(price, circumstances);
  return compare(price, fixedPrice) === 0 ? undefined : fixedPriceText(fixedPrice);
};

/** The same for the form: the message of the band is followed by the highest or lowest price that is possible now. */
export const formPriceMessage = (typed: string, circumstances: PriceCircumstances): string | undefined => {
  const message = priceMessage(typed, circumstances);
  const price = parseTyped(typed);
  const centre = bandCentre(circumstances);
  const isOutsideBand = message === priceBandText(circumstances.pair.priceBandPercent);
  if (!isOutsideBand || price === undefined || centre === undefined) return message;
  const nearest = nearestInBand(price, centre, circumstances.pair);
  return nearest === undefined ? message : `${message}. ${nearestPriceText(nearest, isBelow(nearest, price))}`;
};

/** A minimum total can't be checked without a price, whose own message is shown instead. */
const isBelowMinimum = (amount: DecimalText, typedPrice: string, { minimum }: Pair): boolean => {
  if (minimum.of === 'amount') return isBelow(amount, minimum.value);
  const price = parseTyped(typedPrice);
  return price !== undefined && isBelow(orderTotal({ price, amount }), minimum.value);
};

const amountMessage = (typed: string, typedPrice: string, pair: Pair): string | undefined => {
  if (typed.trim() === '') return fieldTexts.required;
  const amount = parseTyped(typed);
  if (amount === undefined || !isPositive(amount)) return fieldTexts.amount;
  if (!hasAtMostDecimals(amount, pair.amountDecimals)) return decimalsText(pair.amountDecimals);
  if (isBelowMinimum(amount, typedPrice, pair)) return minimumText(pair.minimum.value, pair.minimum.currency);
  return isAbove(amount, pair.maximum.value) ? maximumText(pair.maximum.value, pair.maximum.currency) : undefined;
};

type Check = (form: Pick<OrderForm, 'price' | 'amount'>, circumstances: PriceCircumstances) => OrderMessages;

const checkWith =
  (aboutPrice: typeof priceMessage): Check =>
  ({ price: typed, amount: typedAmount }, circumstances) => {
    const price = aboutPrice(typed, circumstances);
    const amount = amountMessage(typedAmount, typed, circumstances.pair);
    return { ...(price === undefined ? {} : { price }), ...(amount === undefined ? {} : { amount }) };
  };

/** Empty if the order may be placed, as far as its own values go. */
export const checkLimitOrder = checkWith(priceMessage);

/** The same in the words of the form. */
export const formMessages = checkWith(formPriceMessage);

/** The values of a form without messages. */
export const readLimitOrder = ({ side, price, amount }: OrderForm): LimitOrder | undefined => {
  const figures = { price: parseTyped(price), amount: parseTyped(amount) };
  if (figures.price === undefined || figures.amount === undefined) return undefined;
  return { side, price: figures.price, amount: figures.amount };
};
