import type { Pair } from '@exchange/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshTrader } from '../../shared/serverState/refreshTrader';
import { useServices } from '../../shared/services/services';
import { useFollowedTrader } from '../../shared/serverState/useFollowedTrader';
import { useSession } from '../../shared/services/useSession';
import { followOpenOrders } from './followOpenOrders';

/**
 * Keeps the trader's orders, trades and balances up to date while the screen is mounted: over the live connection, and
 * when the pair changes. Use once.
 */
export const useTraderRefresh = (pair: Pair): void => {
  const { feed } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId;
  const shown = useRef(pair.name);
  useEffect(
    () => (userId === undefined ? undefined : followOpenOrders({ feed, queries, userId })),
    [feed, queries, userId],
  );
  useFollowedTrader();
  useEffect(() => {
    if (shown.current === pair.name) return;
    shown.current = pair.name;
    refreshTrader(queries, userId);
  }, [pair.name, queries, userId]);
};
