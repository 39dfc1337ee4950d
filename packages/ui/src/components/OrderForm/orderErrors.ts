import {
  checkLimitOrder,
  disabledReason,
  type OrderCircumstances,
  type OrderForm,
  type OrderMessages,
} from '@exchange/domain';

export const orderFields = ['price', 'amount'] as const;

export type OrderField = (typeof orderFields)[number];

/** Why a share of the balance is not an amount, and for which figures that was so. */
export interface FillRefusal {
  field: OrderField;
  reason: string;
  price: string;
  amount: string;
}

/** What the trader has done in the form so far: nobody is told of a field they have not been in. */
export interface Dealings {
  left: readonly OrderField[];
  /** The order was to be placed as it stood. */
  isAsked: boolean;
  /** The price as it was typed when nothing was wrong with it: what is wrong with it since is the market's doing. */
  soundPrice?: string | undefined;
  refusal?: FillRefusal | undefined;
}

export const untouched: Dealings = { left: [], isAsked: false };

const hasTurned = (field: OrderField, form: OrderForm, { soundPrice }: Dealings): boolean =>
  field === 'price' && soundPrice === form.price;

const isDue = (field: OrderField, form: OrderForm, dealings: Dealings): boolean =>
  dealings.isAsked || (dealings.left.includes(field) && form[field].trim() !== '') || hasTurned(field, form, dealings);

const refusalAt = (field: OrderField, form: OrderForm, { refusal }: Dealings): string | undefined =>
  refusal?.field === field && refusal.price === form.price && refusal.amount === form.amount
    ? refusal.reason
    : undefined;

const balanceText = (form: OrderForm, circumstances: OrderCircumstances): string | undefined => {
  const reason = disabledReason(form, circumstances);
  return reason?.because === 'balance' ? reason.text : undefined;
};

/** A message may end in a figure or a unit. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const together = (messages: readonly (string | undefined)[]): string | undefined => {
  const [first, ...more] = [...new Set(messages.filter((message) => message !== undefined))];
  return first === undefined || more.length === 0 ? first : [first, ...more].map(sentence).join(' ');
};

/** What stands under the fields now. A balance that isn't enough is told at once, since it disables the button. */
export const shownErrors = (form: OrderForm, circumstances: OrderCircumstances, dealings: Dealings): OrderMessages => {
  const wrong = checkLimitOrder(form, circumstances);
  const told = (field: OrderField) =>
    refusalAt(field, form, dealings) ?? (isDue(field, form, dealings) ? wrong[field] : undefined);
  const price = told('price');
  const amount = together([told('amount'), balanceText(form, circumstances)]);
  return { ...(price === undefined ? {} : { price }), ...(amount === undefined ? {} : { amount }) };
};
