import type { LiveFeed } from '@exchange/api';
import { hasSessionEnded, shellTexts, type Failure } from '@exchange/domain';
import type { ToastStore } from '@exchange/ui';
import { forgetDrafts } from './orderDrafts';
import { forgetRequestDrafts } from './requestDrafts';
import { whenTraderLeaves, type SessionActor } from './session';
import type { DeviceStore } from '../storage/deviceStore';

/** A live connection belongs to one session: after a login or logout, in any tab, it is re-established. */
export const reconnectWith = (session: SessionActor, feed: Pick<LiveFeed, 'reconnect'>): void => {
  const tokenNow = () => session.getSnapshot().context.session?.token;
  let token = tokenNow();
  session.subscribe(() => {
    if (tokenNow() === token) return;
    token = tokenNow();
    feed.reconnect();
  });
};

/** Any call may be the first to learn that the exchange has ended the session; the session is then checked. */
export const checkAfter = (session: SessionActor, failure: Failure): void => {
  if (hasSessionEnded({ error: failure })) session.send({ type: 'check.requested' });
};

/** The server closes the live connections of an ended session, wherever it was ended, and refuses its token. */
export const checkWhenSentAway = (session: SessionActor, feed: Pick<LiveFeed, 'onProblem'>): void => {
  feed.onProblem((problem) => {
    if (problem.kind === 'sent-away' || (problem.kind === 'refused' && problem.code === 'session_ended'))
      session.send({ type: 'check.requested' });
  });
};

/** The connection comes back after a rest; until then, the trader should know why it is gone. */
export const tellLimit = (toasts: ToastStore, feed: Pick<LiveFeed, 'onProblem'>): void => {
  feed.onProblem((problem) => {
    if (problem.kind === 'refused' && problem.code === 'too_many_requests')
      toasts.toast({ tone: 'info', text: problem.message });
  });
};

/** A session that couldn't be checked is checked as soon as the exchange answers again. */
export const checkWhenLive = (session: SessionActor, feed: Pick<LiveFeed, 'onStatus'>): void => {
  feed.onStatus((status) => {
    if (status === 'live') session.send({ type: 'connection.restored' });
  });
};

interface Left {
  toasts: ToastStore;
  tab: DeviceStore;
}

/** The sign-in page shows the reason as well, in case the toast was missed. */
export const tellEnding = (session: SessionActor, toasts: ToastStore): void => {
  session.on('session.ended', () => toasts.toast({ tone: 'info', text: shellTexts.sessionEnded }));
};

/** The reason that a session ended stays for whoever is there now. */
const staying: readonly string[] = [shellTexts.sessionEnded];

/** A trader's toasts and drafts in this tab are removed with them. */
export const clearUpAfter = (session: SessionActor, { toasts, tab }: Left): void => {
  whenTraderLeaves(session, () => {
    for (const { id, text } of toasts.shown()) if (!staying.includes(text)) toasts.dismiss(id);
    forgetDrafts(tab);
    forgetRequestDrafts(tab);
  });
};
