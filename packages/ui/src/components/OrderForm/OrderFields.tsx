import {
  amountOnBlur,
  largestOrderNote,
  minimumText,
  priceOnBlur,
  type OrderCircumstances,
  type OrderForm,
} from '@exchange/domain';
import type { RefObject } from 'react';
import { AmountField } from '../AmountField/AmountField';
import type { ControlSize } from '../Field/controlSizes';
import type { OrderField } from './orderErrors';
import * as styles from './OrderForm.css';
import { amountStep, priceHint } from './orderFormTexts';

export interface OrderFieldsProps {
  form: OrderForm;
  circumstances: OrderCircumstances;
  errors: Partial<Record<OrderField, string>>;
  priceRef: RefObject<HTMLInputElement | null>;
  amountRef: RefObject<HTMLInputElement | null>;
  isClosed: boolean;
  isStale: boolean;
  size: ControlSize;
  onType: (field: OrderField, text: string) => void;
  onLeave: (field: OrderField) => void;
}

/** Under the amount if it has no error. */
const amountHint = (form: OrderForm, circumstances: OrderCircumstances): string => {
  const { value, currency } = circumstances.pair.minimum;
  return largestOrderNote(form, circumstances) ?? minimumText(value, currency);
};

/** Price and amount. While an order is being verified they are read-only and keep focus. */
export const OrderFields = ({
  form,
  circumstances,
  errors,
  priceRef,
  amountRef,
  isClosed,
  isStale,
  size,
  onType,
  onLeave,
}: OrderFieldsProps) => {
  const { side, price, amount } = form;
  const { pair, lastPrice, isVerifying } = circumstances;
  return (
    <div className={styles.fields}>
      <AmountField
        ref={priceRef}
        label="Price"
        size={size}
        value={price}
        unit={pair.quote}
        decimals={pair.priceDecimals}
        min={pair.lowestPrice}
        max={pair.highestPrice}
        settle={(figure) => priceOnBlur(figure, pair, side)}
        readOnly={isVerifying}
        disabled={isClosed || pair.fixedPrice !== undefined}
        hint={
          <span data-stale={isStale ? '' : undefined} className={styles.priceHint}>
            {priceHint({ pair, lastPrice, isStale })}
          </span>
        }
        error={errors.price}
        onValueChange={(text) => onType('price', text)}
        onBlur={() => onLeave('price')}
      />
      <AmountField
        ref={amountRef}
        label="Amount"
        size={size}
        value={amount}
        unit={pair.base}
        decimals={pair.amountDecimals}
        step={amountStep(pair)}
        max={pair.maximum.value}
        settle={(figure) => amountOnBlur(figure, pair)}
        readOnly={isVerifying}
        disabled={isClosed}
        hint={amountHint(form, circumstances)}
        error={errors.amount}
        onValueChange={(text) => onType('amount', text)}
        onBlur={() => onLeave('amount')}
      />
    </div>
  );
};
