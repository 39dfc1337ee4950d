import type { Pair } from '@exchange/domain';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { followTrader } from './followTrader';
import { inOneGo } from './inOneGo';
import { traderKey } from './queries';

/** A fill, the placing it came of and the answer to both are one moment to the eye. */
const oneMomentMs = 250;

/** Whoever asks within a moment shares one load, wherever on the screen. */
const refreshers = new WeakMap<QueryClient, Map<string, () => void>>();

const refresherOf = (queries: QueryClient, userId: string): (() => void) => {
  const ofTraders = refreshers.get(queries) ?? new Map<string, () => void>();
  refreshers.set(queries, ofTraders);
  const reload = () => void queries.invalidateQueries({ queryKey: traderKey(userId) });
  const refresh = ofTraders.get(userId) ?? inOneGo(reload, oneMomentMs);
  ofTraders.set(userId, refresh);
  return refresh;
};

const doNothing = (): void => undefined;

/** To be called when an order was placed, cancelled or swapped: loads open orders, trade history and funds again. */
export const useRefreshTrader = (): (() => void) => {
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId;
  return useMemo(() => (userId === undefined ? doNothing : refresherOf(queries, userId)), [queries, userId]);
};

/**
 * Keeps what is known of the trader up to date, while the screen is there: loads it again on what the live connection
 * tells of the trader, on a reconnect and on a pair change. To be used once; gives what `useRefreshTrader` gives.
 */
export const useTraderRefresh = (pair: Pair): (() => void) => {
  const { feed } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId;
  const refresh = useRefreshTrader();
  const shown = useRef(pair.name);
  useEffect(() => {
    if (userId === undefined) return undefined;
    feed.start();
    return followTrader({ feed, queries, userId, refresh });
  }, [feed, queries, userId, refresh]);
  useEffect(() => {
    if (shown.current === pair.name) return;
    shown.current = pair.name;
    refresh();
  }, [pair.name, refresh]);
  return refresh;
};
