import type { Side } from '@exchange/domain';
import { useEffect } from 'react';
import type { OpenOrder } from './lists/openOrder';
import { useOpenOrders } from './lists/useOrderLists';
import type { OrderEntry } from './orders/useOrderEntry';
import { useUnsettledOrder } from './orders/useOrderState';

const useFound = (entry: OrderEntry, open: readonly OpenOrder[] | undefined): void => {
  const awaited = useUnsettledOrder(entry)?.clientOrderId;
  useEffect(() => {
    if (awaited !== undefined && open?.some(({ clientOrderId }) => clientOrderId === awaited)) entry.find(awaited);
  }, [entry, awaited, open]);
};

/** An order that got no answer may turn up among the open ones. */
export const useFoundOrders = ({ buy, sell }: Readonly<Record<Side, OrderEntry>>): void => {
  const { rows } = useOpenOrders();
  useFound(buy, rows);
  useFound(sell, rows);
};
