import { formatPrice, showExactly, sideWords, type Pair } from '@exchange/domain';
import { Icon } from '../Icon/Icon';
import type { OrderLine, OrderPlaces } from './chartEngine';
import { stackTags } from './orderTags';
import * as styles from './OrderTags.css';

interface OrderTagsProps {
  pair: Pair;
  orders: readonly OrderLine[];
  /** Undefined until the chart is drawn. */
  places: OrderPlaces | undefined;
  onCancel: ((id: string) => void) | undefined;
}

const nowhere: OrderPlaces = { lines: [], room: 0, axis: 0 };

/** The trader's orders at their lines, beside the axis. */
export const OrderTags = ({ pair, orders, places: { lines, room, axis } = nowhere, onCancel }: OrderTagsProps) => {
  const known = new Map(orders.map((order) => [order.id, order]));
  const tags = stackTags(
    lines.filter(({ id }) => known.has(id)),
    room,
  );
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Your orders" className={styles.tags} style={{ insetInlineEnd: axis }}>
      {tags.map(({ id, top }) => {
        const order = known.get(id);
        if (!order) return null;
        const words = `${sideWords[order.side]} ${showExactly(order.amount)}`;
        const price = formatPrice(order.price, pair).full;
        return (
          <li
            key={id}
            title={`${words} at ${price}`}
            className={styles.tag[order.side]}
            style={{ insetBlockStart: top }}
          >
            {words}
            {onCancel && (
              <button
                type="button"
                aria-label={`Cancel ${words} at ${price}`}
                className={styles.cancel}
                onClick={() => onCancel(id)}
              >
                <Icon name="close" size={12} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
