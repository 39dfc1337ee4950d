import { cleanups, type Cleanup } from '@exchange/domain';
import { onPageWake } from '@exchange/ui';
import type { Services } from './services';

/**
 * Looks up what is unconfirmed as soon as the browser is online, the live connection is back or the page wakes: timers
 * stop while it sleeps.
 */
export const lookWhenBack = (look: () => void, { feed, page }: Pick<Services, 'feed' | 'page'>): Cleanup => {
  page.addEventListener('online', look);
  return cleanups([
    () => page.removeEventListener('online', look),
    onPageWake(look, page),
    feed.onStatus((status) => {
      if (status === 'live') look();
    }),
  ]);
};
