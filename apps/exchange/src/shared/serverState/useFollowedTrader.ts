import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followTrader } from './followTrader';
import { refreshTrader } from './refreshTrader';
import { useServices } from '../services/services';
import { useSession } from '../services/useSession';

/** Keeps the trader's lists on screen up to date over the live connection. Use once per screen. */
export const useFollowedTrader = (): void => {
  const { feed } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId;
  useEffect(() => {
    if (userId === undefined) return undefined;
    feed.start();
    return followTrader({ feed, userId, refresh: () => refreshTrader(queries, userId) });
  }, [feed, queries, userId]);
};
