import { cleanups, type Cleanup } from '@exchange/domain';
import { onPageWake } from '@exchange/ui';
import type { Services } from './services';

interface Looking {
  send: (event: { type: 'look.requested' }) => void;
}

/** Looks up what is unconfirmed as soon as the live connection is back or the page wakes: timers stop while it sleeps. */
export const lookWhenBack = (actor: Looking, { feed, page }: Pick<Services, 'feed' | 'page'>): Cleanup => {
  const look = () => actor.send({ type: 'look.requested' });
  return cleanups([
    onPageWake(look, page),
    feed.onStatus((status) => {
      if (status === 'live') look();
    }),
  ]);
};
