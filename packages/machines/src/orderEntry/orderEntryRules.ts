import {
  compare,
  failureText,
  fillByPercent,
  fillFromRow,
  isAbove,
  isFailure,
  parseTyped,
  refilledPrice,
  type DecimalText,
  type Failure,
  type Level,
  type LimitOrder,
  type OrderForm,
  type Pair,
  type PairBalances,
  type PercentFill,
  type PercentShare,
  type Result,
  type Side,
} from '@exchange/domain';
import type { Notice } from '../notices';

/** An order as the trader means it, however often it has to be sent. */
export interface IntendedOrder extends LimitOrder {
  pair: Pair;
  /** Made once: what is sent with it again is the same order. */
  clientOrderId: string;
}

export interface Submission {
  order: LimitOrder;
  /** The largest amount that goes without a question. */
  confirmAbove?: DecimalText | undefined;
}

/** Why an order is asked about: it is far above the usual size, or the one before may have gone through. */
export type Question = 'size' | 'unsettled';

export interface Share {
  share: PercentShare;
  balances: PairBalances;
  lastPrice?: DecimalText | undefined;
}

/** What stands in the form, and whether the price in it was chosen. */
export interface Entry {
  pair: Pair;
  form: OrderForm;
  isPriceChosen: boolean;
}

/** What was typed into a form that is gone since. */
export interface Draft {
  price: string;
  amount: string;
  isPriceChosen: boolean;
}

/** What is said of an order that got no answer and was found among the trader's orders. */
export const foundText = 'The order went through.';

const hasSameFigures = (one: LimitOrder, other: LimitOrder): boolean =>
  one.side === other.side && compare(one.price, other.price) === 0 && compare(one.amount, other.amount) === 0;

/** The very order that got no answer, where the figures are the same; otherwise a new one. */
export const intendedOrder = (
  order: LimitOrder,
  { pair, unsettled, newId }: { pair: Pair; unsettled: IntendedOrder | undefined; newId: () => string },
): IntendedOrder =>
  unsettled && hasSameFigures(unsettled, order) ? unsettled : { ...order, pair, clientOrderId: newId() };

export const questionAbout = (
  { order, confirmAbove }: Submission,
  unsettled: IntendedOrder | undefined,
): Question | undefined => {
  if (unsettled) return hasSameFigures(unsettled, order) ? undefined : 'unsettled';
  return confirmAbove !== undefined && isAbove(order.amount, confirmAbove) ? 'size' : undefined;
};

const gatewayFailures = [500, 502, 504];

/** Whether the order may stand although nobody said so. A 503 was not worked on. */
export const isUnanswered = (result: Result<unknown>): boolean => {
  if (!isFailure(result) || result.error.code === 'not-built') return false;
  return result.error.code !== 'refused' || gatewayFailures.includes(result.error.status);
};

/** A form begins: with this price, or with what the trader had typed before, for the same pair and side. */
export interface Opening {
  pair: Pair;
  price: DecimalText;
  draft?: Draft | undefined;
}

/** On a pair whose price nobody chooses, only the amount was typed. */
export const newEntry = ({ pair, price: offered, draft }: Opening, side: Side): Entry => {
  const { price, amount, isPriceChosen } = draft ?? { price: offered, amount: '', isPriceChosen: false };
  return { pair, form: { side, price: pair.fixedPrice ?? price, amount }, isPriceChosen };
};

export const typedEntry = ({ form, isPriceChosen }: Entry, { price, amount }: OrderForm) => ({
  form: { ...form, price, amount },
  isPriceChosen: isPriceChosen || price !== form.price,
});

export const filledEntry = ({ form, pair }: Entry, level: Level) => {
  const { price, amount } = fillFromRow(level, pair);
  return { form: { ...form, price, amount }, isPriceChosen: true };
};

/** The price alone: what was to be bought or sold stays as much. */
export const pricedEntry = ({ form, pair }: Entry, price: DecimalText) => ({
  form: { ...form, price: pair.fixedPrice ?? price },
  isPriceChosen: true,
});

export const refilledForm = ({ form, pair }: Entry, offered: DecimalText): OrderForm => ({
  ...form,
  price: refilledPrice(offered, { price: form.price, hasTyped: false }, pair),
});

export const shareOf = ({ form, pair }: Entry, { share, balances, lastPrice }: Share): PercentFill =>
  fillByPercent(share, form, { pair, balances, lastPrice });

/** Empties the amount that was ordered, and no other: the trader may have gone on meanwhile. */
export const formAfter = ({ form, pair }: Entry, order: IntendedOrder): OrderForm => {
  const amount = parseTyped(form.amount);
  const isOrdered = order.pair.name === pair.name && amount !== undefined && compare(amount, order.amount) === 0;
  return isOrdered ? { ...form, amount: '' } : form;
};

/** An order may have gone through: nobody is told just to try again where time ran out. */
export const orderFailureNotice = (failure: Failure): Notice => ({
  type: 'notice',
  tone: 'error',
  text: failureText(failure),
});
