import {
  disabledReason,
  formMessages,
  type OrderCircumstances,
  type OrderForm,
  type OrderMessages,
} from '@exchange/domain';

export const orderFields = ['price', 'amount'] as const;

export type OrderField = (typeof orderFields)[number];

/** Why a share of the balance isn't an amount, and the figures to which that applies. */
export interface FillRefusal {
  field: OrderField;
  reason: string;
  price: string;
  amount: string;
}

/** What the trader has done so far: fields they haven't been in show no error. */
export interface Dealings {
  left: readonly OrderField[];
  /** They tried to place the order as it is. */
  isAsked: boolean;
  /** The typed price while it was valid: if it is invalid now, the market has moved. */
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

/** A message may end in a figure or a unit, without a full stop. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const together = (messages: readonly (string | undefined)[]): string | undefined => {
  const [first, ...more] = [...new Set(messages.filter((message) => message !== undefined))];
  return first === undefined || more.length === 0 ? first : [first, ...more].map(sentence).join(' ');
};

/** The errors to show now. An insufficient balance is shown immediately, because it disables the button. */
export const shownErrors = (form: OrderForm, circumstances: OrderCircumstances, dealings: Dealings): OrderMessages => {
  const wrong = formMessages(form, circumstances);
  const shown = (field: OrderField) =>
    refusalAt(field, form, dealings) ?? (isDue(field, form, dealings) ? wrong[field] : undefined);
  const price = shown('price');
  const amount = together([shown('amount'), balanceText(form, circumstances)]);
  return { ...(price === undefined ? {} : { price }), ...(amount === undefined ? {} : { amount }) };
};
