import {
  compare,
  fillFromRow,
  isAbove,
  isPositive,
  parseTyped,
  refilledPrice,
  type DecimalText,
  type Level,
  type LimitOrder,
  type OrderForm,
  type Pair,
  type Side,
} from '@exchange/domain';

/** The order the trader intends, however often it has to be sent. */
export interface IntendedOrder extends LimitOrder {
  pair: Pair;
  /** Created once: anything sent with it again is the same order. */
  id: string;
}

export interface Submission {
  order: LimitOrder;
  /** The largest amount that needs no confirmation. */
  confirmAbove?: DecimalText | undefined;
  /** Unconfirmed orders on the same pair and side. */
  unconfirmed?: readonly IntendedOrder[] | undefined;
}

/** Why an order needs confirmation: it is far above the usual size, or an earlier one is still unconfirmed. */
export type Question = 'size' | 'unconfirmed';

/** The form's values, and whether its price was chosen by the trader. */
export interface Entry {
  pair: Pair;
  form: OrderForm;
  isPriceChosen: boolean;
}

/** What was typed into a form that has since been closed. */
export interface Draft {
  price: string;
  amount: string;
  isPriceChosen: boolean;
}

const hasSameFigures = (one: LimitOrder, other: LimitOrder): boolean =>
  one.side === other.side && compare(one.price, other.price) === 0 && compare(one.amount, other.amount) === 0;

const unconfirmedTwin = ({ order, unconfirmed = [] }: Submission): IntendedOrder | undefined =>
  unconfirmed.find((sent) => hasSameFigures(sent, order));

/** The unconfirmed order itself if the values are the same; otherwise a new one. */
export const intendedOrder = (
  submission: Submission,
  { pair, newId }: { pair: Pair; newId: () => string },
): IntendedOrder => unconfirmedTwin(submission) ?? { ...submission.order, pair, id: newId() };

export const questionAbout = (submission: Submission): Question | undefined => {
  const { order, confirmAbove, unconfirmed = [] } = submission;
  if (unconfirmed.length > 0) return unconfirmedTwin(submission) ? undefined : 'unconfirmed';
  return confirmAbove !== undefined && isAbove(order.amount, confirmAbove) ? 'size' : undefined;
};

/** How a form starts: with this price, or with what the trader typed before for the same pair and side. */
export interface Opening {
  pair: Pair;
  price: DecimalText;
  draft?: Draft | undefined;
}

/** With a fixed price, only the amount was typed. */
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

/** Changes the price only; the amount stays. */
export const pricedEntry = ({ form, pair }: Entry, price: DecimalText) => ({
  form: { ...form, price: pair.fixedPrice ?? price },
  isPriceChosen: true,
});

/** A live price never replaces typed input. A form without a price takes the first one, even if it has an amount. */
export const takesOffered = ({ form, isPriceChosen }: Entry): boolean =>
  !isPriceChosen && (form.amount === '' || !isPositive(parseTyped(form.price) ?? '0'));

export const refilledForm = ({ form, pair }: Entry, offered: DecimalText): OrderForm => ({
  ...form,
  price: refilledPrice(offered, { price: form.price, hasTyped: false }, pair),
});

/** Clears the amount if it is the one ordered, because the trader may have typed another one meanwhile. */
export const formAfter = ({ form, pair }: Entry, order: IntendedOrder): OrderForm => {
  const amount = parseTyped(form.amount);
  const isOrdered = order.pair.name === pair.name && amount !== undefined && compare(amount, order.amount) === 0;
  return isOrdered ? { ...form, amount: '' } : form;
};
