import type { Side } from '@exchange/domain';
import { useEffect } from 'react';
import { useOpenOrders } from './lists/useTraderList';
import type { OrderEntry } from './orders/useOrderEntry';

/** An order that got no answer may turn up among the open ones. */
export const useFoundOrders = ({ buy, sell }: Readonly<Record<Side, OrderEntry>>): void => {
  const { rows } = useOpenOrders();
  useEffect(() => {
    for (const { unsettled, find } of [buy, sell])
      if (unsettled && rows?.some(({ clientOrderId }) => clientOrderId === unsettled.clientOrderId))
        find(unsettled.clientOrderId);
  }, [buy, sell, rows]);
};
