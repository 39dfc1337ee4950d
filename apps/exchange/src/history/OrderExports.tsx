import { isZero } from '@exchange/domain';
import { ExportButton } from './export/ExportButton';
import { useLoadAll } from './export/useLoadAll';
import type { ShownOrders } from './orders/OrderHistory';
import { orderExportTexts as texts } from './texts';

/** Orders, and those of them that were filled, as CSV. */
export const OrderExports = ({ rows, isWhole, filter: { range } }: ShownOrders) => {
  const loadOrders = useLoadAll('orders');
  const loadTrades = useLoadAll('trades');
  const filled = rows.filter(({ received }) => !isZero(received));
  const shared = { isWhole, days: range };
  return (
    <>
      <ExportButton
        kind="orders"
        filtered={{ ...shared, rows, description: texts.filteredOrders(rows.length, range) }}
        loadAll={loadOrders}
      />
      <ExportButton
        kind="trades"
        filtered={{ ...shared, rows: filled, description: texts.filteredTrades(filled.length, range) }}
        loadAll={loadTrades}
      />
    </>
  );
};
