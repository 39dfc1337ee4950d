import { orderTotal, readLimitOrder, roundTotal, showExactly, type OrderForm, type Pair } from '@exchange/domain';
import { AmountField } from '../AmountField/AmountField';
import type { ControlSize } from '../Field/controlSizes';
import * as styles from './OrderForm.css';

export interface OrderTotalProps {
  form: OrderForm;
  pair: Pair;
  size: ControlSize;
}

/** Price times amount in the decimals of its coin, with every digit as its title. */
export const OrderTotal = ({ form, pair, size }: OrderTotalProps) => {
  const order = readLimitOrder(form);
  const total = order && orderTotal(order);
  return (
    <span className={styles.total}>
      <AmountField
        readOnly
        isLabelInside
        size={size}
        label="Total"
        value={total === undefined ? '' : roundTotal(total, pair, form.side)}
        title={total === undefined ? undefined : `${showExactly(total)} ${pair.quote}`}
        unit={pair.quote}
        decimals={pair.priceDecimals + pair.amountDecimals}
      />
    </span>
  );
};
