import { onPageWake, type WakingPage } from '@exchange/ui';
import type { SessionActor } from './session';
import type { DeviceStore } from '../storage/deviceStore';
import type { TabChannel } from '../storage/tabChannel';
import { readStoredSession } from './storedSession';

type Listen = (type: string, listener: () => void, options?: { passive: boolean; capture: boolean }) => void;

export interface Tab {
  page: WakingPage & { addEventListener: Listen };
  channel: TabChannel;
  device: DeviceStore;
  now: () => number;
}

const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** Activity needn't be reported more often than this. */
const everyMs = 1_000;

const followStorage = (session: SessionActor, { page, device }: Tab): void => {
  const look = () => {
    // At start the session is about to be read, and its token to be checked.
    if (session.getSnapshot().matches('unknown')) return;
    const stored = readStoredSession(device);
    const known = session.getSnapshot().context.session;
    if (stored?.token !== known?.token) {
      session.send(stored ? { type: 'login.shared', session: stored } : { type: 'logout.shared' });
    } else if (stored && stored.isTwoFactorOn !== known?.isTwoFactorOn) {
      session.send({ type: 'twoFactor.switched', isOn: stored.isTwoFactorOn });
    }
  };
  page.addEventListener('storage', look);
  // A page that the browser kept and shows again was told nothing: calls would carry the token of one trader under the
  // figures of another.
  onPageWake(look, page);
};

const followActivity = (session: SessionActor, { page, channel, now }: Tab): void => {
  let sentAt = -Infinity;
  const tell = () => {
    const at = now();
    if (at - sentAt < everyMs) return;
    sentAt = at;
    session.send({ type: 'activity.seen', at });
    channel.postMessage(at);
  };
  for (const sign of signsOfLife) page.addEventListener(sign, tell, { passive: true, capture: true });
  channel.onmessage = ({ data }) => {
    if (typeof data === 'number') session.send({ type: 'activity.seen', at: data });
  };
};

/** Keeps a session in step with other tabs, with the trader's activity, and with a machine that slept. */
export const followTabs = (session: SessionActor, tab: Tab): void => {
  followStorage(session, tab);
  followActivity(session, tab);
  onPageWake(() => session.send({ type: 'page.woke' }), tab.page);
  tab.page.addEventListener('online', () => session.send({ type: 'connection.restored' }));
};
