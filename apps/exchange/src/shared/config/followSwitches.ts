import type { LiveFeed } from '@exchange/api';
import type { Cleanup } from '@exchange/domain';
import type { QueryClient } from '@tanstack/react-query';
import { switchesKey } from './switches';

interface Following {
  feed: Pick<LiveFeed, 'on'>;
  queries: QueryClient;
}

/** Whatever closes every pair may be a switch, which is then told at once. */
export const followSwitches = ({ feed, queries }: Following): Cleanup =>
  feed.on({ channel: 'update-pair-status' }, () => void queries.invalidateQueries({ queryKey: switchesKey }));
