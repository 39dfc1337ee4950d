import {
  checkLimitOrder,
  disabledReason,
  fillByPercent,
  largestOrderNote,
  priceMessage,
  readLimitOrder,
  showExactly,
  type DisabledReason,
  type LimitOrder,
  type OrderCircumstances,
  type OrderForm,
  type PercentShare,
} from '@exchange/domain';
import { useState, type SubmitEvent, type RefObject } from 'react';
import { shownErrors, untouched, type OrderField } from './orderErrors';

interface OrderFormOptions {
  form: OrderForm;
  circumstances: OrderCircumstances;
  onChange: (form: OrderForm) => void;
  onSubmit: (order: LimitOrder) => void;
  inputs: Readonly<Record<OrderField, RefObject<HTMLInputElement | null>>>;
}

/** Pressing the button shows what is wrong with a figure beside its field; anything else disables the button. */
const isField = (because: DisabledReason['because']): because is OrderField =>
  because === 'price' || because === 'amount';

/** Whether other figures in these fields would fix it. */
const isMendedHere = (because: DisabledReason['because']): boolean => isField(because) || because === 'balance';

export const useOrderForm = ({ form, circumstances, onChange, onSubmit, inputs }: OrderFormOptions) => {
  const [dealings, setDealings] = useState(untouched);
  const [filled, setFilled] = useState('');
  const reason = disabledReason(form, circumstances);
  const leave = (field: OrderField) => setDealings((before) => ({ ...before, left: [...before.left, field] }));

  return {
    filled,
    errors: shownErrors(form, circumstances, dealings),
    unavailable: reason !== undefined && !isField(reason.because) ? reason : undefined,
    leave,
    type: (field: OrderField, text: string) => {
      setFilled('');
      if (field === 'price') {
        const isSound = priceMessage(text, circumstances) === undefined;
        setDealings((before) => ({ ...before, soundPrice: isSound ? text : undefined }));
      }
      onChange({ ...form, [field]: text });
    },
    fill: (share: PercentShare) => {
      const result = fillByPercent(share, form, circumstances);
      if (result.amount === undefined) {
        const { reason: refused, field } = result;
        const { price, amount } = form;
        setDealings((before) => ({ ...before, refusal: { field, reason: refused, price, amount } }));
        inputs[field].current?.focus();
        return;
      }
      const { amount } = result;
      const note = largestOrderNote({ ...form, amount }, circumstances);
      setFilled(
        [`${showExactly(amount)} ${circumstances.pair.base}`, ...(note === undefined ? [] : [note])].join('. '),
      );
      leave('amount');
      onChange({ ...form, amount });
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      const order = reason === undefined ? readLimitOrder(form) : undefined;
      if (order !== undefined) {
        setDealings({ ...untouched, soundPrice: form.price });
        onSubmit(order);
      } else if (reason !== undefined && isMendedHere(reason.because)) {
        const { price } = checkLimitOrder(form, circumstances);
        setDealings((before) => ({ ...before, isAsked: true }));
        inputs[price === undefined ? 'amount' : 'price'].current?.focus();
      }
    },
  };
};
