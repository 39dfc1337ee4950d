import { useMemo } from 'react';
import { Totals } from '../totals/Totals';
import { orderTotals } from './sumOrders';
import type { PastOrder } from './pastOrder';
import { orderTotalTexts as texts } from './texts';

/** What the filtered orders received, paid in fees and came to. */
export const OrderTotals = ({ orders }: { orders: readonly PastOrder[] }) => {
  const totals = useMemo(() => orderTotals(orders), [orders]);
  return <Totals of={texts.of(orders.length)} totals={totals} columns={texts.columns} />;
};
