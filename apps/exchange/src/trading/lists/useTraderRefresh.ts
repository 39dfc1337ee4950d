import { cleanups, type Pair } from '@exchange/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { followTrader } from '../../shared/serverState/followTrader';
import { refreshTrader } from '../../shared/serverState/refreshTrader';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { followOpenOrders } from './followOpenOrders';

/**
 * Keeps the trader's orders, trades and balances up to date while the screen is there: from the live connection, and on
 * a pair change. To be used once.
 */
export const useTraderRefresh = (pair: Pair): void => {
  const { feed } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId;
  const shown = useRef(pair.name);
  useEffect(() => {
    if (userId === undefined) return undefined;
    feed.start();
    return cleanups([
      followOpenOrders({ feed, queries, userId }),
      followTrader({ feed, userId, refresh: () => refreshTrader(queries, userId) }),
    ]);
  }, [feed, queries, userId]);
  useEffect(() => {
    if (shown.current === pair.name) return;
    shown.current = pair.name;
    refreshTrader(queries, userId);
  }, [pair.name, queries, userId]);
};
