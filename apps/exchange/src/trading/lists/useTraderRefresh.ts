import type { Pair } from '@exchange/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { followTrader } from './followTrader';
import { refreshTrader } from './refreshTrader';

/**
 * Keeps what is known of the trader up to date, while the screen is there: loads it again on what the live connection
 * tells of the trader, on a reconnect and on a pair change. To be used once.
 */
export const useTraderRefresh = (pair: Pair): void => {
  const { feed } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId;
  const shown = useRef(pair.name);
  useEffect(() => {
    if (userId === undefined) return undefined;
    feed.start();
    return followTrader({ feed, queries, userId, refresh: () => refreshTrader(queries, userId) });
  }, [feed, queries, userId]);
  useEffect(() => {
    if (shown.current === pair.name) return;
    shown.current = pair.name;
    refreshTrader(queries, userId);
  }, [pair.name, queries, userId]);
};
