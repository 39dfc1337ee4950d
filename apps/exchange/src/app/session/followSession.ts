import type { LiveFeed } from '@exchange/api';
import { readSessionCheck, shellTexts, type Failure } from '@exchange/domain';
import type { ToastStore } from '@exchange/ui';
import { forgetDrafts } from '../../shared/session/orderDrafts';
import { forgetRequestDrafts } from '../../shared/session/requestDrafts';
import { whenTraderLeaves, type SessionActor } from '../../shared/session/session';
import type { DeviceStore } from '../../shared/storage/deviceStore';

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

/** The server ends the live connections of a session that ends, wherever it was ended from. */
export const checkWhenSentAway = (session: SessionActor, feed: Pick<LiveFeed, 'onProblem'>): void => {
  feed.onProblem(({ kind }) => {
    if (kind === 'sent-away') session.send({ type: 'check.requested' });
  });
};

/** A session that could not be checked is checked as soon as the exchange answers again. */
export const checkWhenLive = (session: SessionActor, feed: Pick<LiveFeed, 'onStatus'>): void => {
  feed.onStatus((status) => {
    if (status === 'live') session.send({ type: 'connection.restored' });
  });
};

interface Left {
  toasts: ToastStore;
  tab: DeviceStore;
}

/** For somebody who looked away it stands on the sign-in page too. */
export const tellEnding = (session: SessionActor, toasts: ToastStore): void => {
  session.on('session.ended', () => toasts.toast({ tone: 'info', text: shellTexts.sessionEnded }));
};

/** Why a session ended stays to be read by whoever is there now. */
const staying: readonly string[] = [shellTexts.sessionEnded];

/** What was said to a trader, and what lies in this tab, goes with them. */
export const clearUpAfter = (session: SessionActor, { toasts, tab }: Left): void => {
  whenTraderLeaves(session, () => {
    for (const { id, text } of toasts.shown()) if (!staying.includes(text)) toasts.dismiss(id);
    forgetDrafts(tab);
    forgetRequestDrafts(tab);
  });
};
