import {
  formatFeePercent,
  previewOrder,
  readLimitOrder,
  showExactly,
  type DecimalText,
  type OrderForm,
  type Pair,
} from '@exchange/domain';
import { Figure } from '../Figure/Figure';
import { NoValue } from '../NoValue/NoValue';
import * as styles from './OrderForm.css';

export interface OrderSumsProps {
  form: OrderForm;
  pair: Pair;
  feePercent: DecimalText;
}

interface LineProps {
  label: string;
  figure: DecimalText | undefined;
  unit: string;
}

const unknown = <NoValue>not available yet</NoValue>;

const Line = ({ label, figure, unit }: LineProps) => (
  <div className={styles.line}>
    <dt className={styles.lineLabel}>{label}</dt>
    <dd>
      {figure === undefined ? unknown : <Figure figure={{ text: showExactly(figure), full: showExactly(figure) }} />}{' '}
      <span className={styles.lineLabel}>{unit}</span>
    </dd>
  </div>
);

/** What the trader will pay and receive, to the last digit. */
export const OrderSums = ({ form, pair, feePercent }: OrderSumsProps) => {
  const order = readLimitOrder(form);
  const sums = order && previewOrder(order, pair, feePercent);
  const unit = form.side === 'buy' ? pair.base : pair.quote;
  return (
    <dl className={styles.sums}>
      <Line label={`Fee ${formatFeePercent(feePercent)}`} figure={sums?.fee} unit={unit} />
      <Line label="You receive" figure={sums?.received} unit={unit} />
    </dl>
  );
};
