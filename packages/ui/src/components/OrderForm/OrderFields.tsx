import { amountOnBlur, priceOnBlur, type OrderCircumstances, type OrderForm } from '@exchange/domain';
import type { RefObject } from 'react';
import { AmountField } from '../AmountField/AmountField';
import type { ControlSize } from '../Field/controlSizes';
import type { OrderField } from './orderErrors';
import * as styles from './OrderForm.css';
import { amountStep } from './orderFormTexts';
import { OrderTotal } from './OrderTotal';

export interface OrderFieldsProps {
  form: OrderForm;
  circumstances: OrderCircumstances;
  errors: Partial<Record<OrderField, string>>;
  /** The elements that say what is wrong with a field, or its hint. */
  notes: Readonly<Record<OrderField, string>>;
  priceRef: RefObject<HTMLInputElement | null>;
  amountRef: RefObject<HTMLInputElement | null>;
  isClosed: boolean;
  size: ControlSize;
  onType: (field: OrderField, text: string) => void;
  onLeave: (field: OrderField) => void;
}

/** Price, amount and total. While an order is being verified they are read-only and keep focus. */
export const OrderFields = ({
  form,
  circumstances: { pair, isVerifying },
  errors,
  notes,
  priceRef,
  amountRef,
  isClosed,
  size,
  onType,
  onLeave,
}: OrderFieldsProps) => (
  <div className={styles.fields}>
    <AmountField
      ref={priceRef}
      isLabelInside
      label="Price"
      size={size}
      value={form.price}
      unit={pair.quote}
      decimals={pair.priceDecimals}
      min={pair.lowestPrice}
      max={pair.highestPrice}
      settle={(figure) => priceOnBlur(figure, pair, form.side)}
      readOnly={isVerifying}
      disabled={isClosed || pair.fixedPrice !== undefined}
      error={errors.price}
      notedBy={notes.price}
      onValueChange={(text) => onType('price', text)}
      onBlur={() => onLeave('price')}
    />
    <AmountField
      ref={amountRef}
      isLabelInside
      label="Amount"
      size={size}
      value={form.amount}
      unit={pair.base}
      decimals={pair.amountDecimals}
      step={amountStep(pair)}
      max={pair.maximum.value}
      settle={(figure) => amountOnBlur(figure, pair)}
      readOnly={isVerifying}
      disabled={isClosed}
      error={errors.amount}
      notedBy={notes.amount}
      onValueChange={(text) => onType('amount', text)}
      onBlur={() => onLeave('amount')}
    />
    <OrderTotal form={form} pair={pair} size={size} />
  </div>
);
