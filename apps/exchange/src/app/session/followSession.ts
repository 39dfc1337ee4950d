import type { LiveFeed } from '@exchange/api';
import { readSessionCheck, type Failure } from '@exchange/domain';
import type { SessionActor } from '../../shared/session/session';

/** A live connection belongs to whoever made it: after a login or logout, in whichever tab, it is made anew. */
export const reconnectWith = (session: SessionActor, feed: Pick<LiveFeed, 'reconnect'>): void => {
  const tokenNow = () => session.getSnapshot().context.session?.token;
  let token = tokenNow();
  session.subscribe(() => {
    if (tokenNow() === token) return;
    token = tokenNow();
    feed.reconnect();
  });
};

/** Any call may be the first to hear that the exchange has ended the session, which then looks for itself. */
export const checkAfter = (session: SessionActor, failure: Failure): void => {
  const hasEnded = failure.code === 'refused' && readSessionCheck(failure.message) === 'ended';
  if (hasEnded) session.send({ type: 'check.requested' });
};
