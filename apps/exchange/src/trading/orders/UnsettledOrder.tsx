import { orderTotal, showExactly } from '@exchange/domain';
import type { IntendedOrder } from '@exchange/machines';
import { Button } from '@exchange/ui';
import * as styles from './UnsettledOrder.css';

interface UnsettledOrderProps {
  order: IntendedOrder;
  onRetry: () => void;
  onDismiss: () => void;
}

const verbs = { buy: 'buy', sell: 'sell' } as const;

const figuresOf = ({ side, pair, price, amount }: IntendedOrder): string =>
  `${verbs[side]} ${showExactly(amount)} ${pair.base} at ${showExactly(price)} ${pair.quote}`;

/** An order that got no answer: what is known of it, and the two ways on. */
export const UnsettledOrder = ({ order, onRetry, onDismiss }: UnsettledOrderProps) => (
  <div role="alert" className={styles.root}>
    <p className={styles.words}>
      The exchange has not said what became of your order to {figuresOf(order)}, {showExactly(orderTotal(order))}{' '}
      {order.pair.quote} in all. It may be open or traded. Sending it again cannot place it twice.
    </p>
    <div className={styles.ways}>
      <Button size="small" onClick={onRetry}>
        Send again
      </Button>
      <Button size="small" variant="ghost" tone="neutral" onClick={onDismiss}>
        I have looked
      </Button>
    </div>
  </div>
);
