import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { followStaking } from './queries';

/** Keeps the trader's stakes on screen up to date over the live connection. */
export const useFollowedStaking = (): void => {
  const { feed } = useServices();
  const queries = useQueryClient();
  const userId = useSession().trader?.uniqueId;
  useEffect(() => {
    if (userId === undefined) return undefined;
    feed.start();
    return followStaking({ feed, queries, userId });
  }, [feed, queries, userId]);
};
