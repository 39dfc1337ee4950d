import type { LiveFeed } from '@exchange/api';
import type { Cleanup } from '@exchange/domain';
import type { QueryClient } from '@tanstack/react-query';
import { switchesKey } from './switches';

interface Following {
  feed: Pick<LiveFeed, 'on'>;
  queries: QueryClient;
}

/** When every pair closes, an operator's switch may be the cause, so the switches are reloaded immediately. */
export const followSwitches = ({ feed, queries }: Following): Cleanup =>
  feed.on({ channel: 'update-pair-status' }, () => void queries.invalidateQueries({ queryKey: switchesKey }));
