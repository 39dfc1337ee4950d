import type { DeviceStore } from '../storage/deviceStore';
import type { StorageKey } from '../storage/storageKeys';
import { storedFields, type StoredFields } from '../storage/storedFields';
import { onceTraderIsKnown, traderNow, type SessionActor } from '../session/session';

/** How something sent but unanswered is kept in the tab. */
export interface Remembered<Sent> {
  key: StorageKey;
  /** What has been sent and not yet answered; the same reference until it changes. */
  pending: () => Sent | undefined;
  write: (sent: Sent) => StoredFields;
  read: (fields: StoredFields) => Sent | undefined;
  /** Restores something that an earlier page had sent without receiving an answer. */
  recall: (sent: Sent) => void;
}

interface Place {
  session: SessionActor;
  tab: DeviceStore;
  /** Calls back whenever `pending` may have changed. */
  follow: (look: () => void) => void;
}

/**
 * Keeps in this tab what was sent and not answered, so that it survives a reload. Anything that belongs to another
 * trader or can't be read is removed. Returns a function that forgets everything.
 */
export const rememberSent = <Sent>(remembered: Remembered<Sent>, { session, tab, follow }: Place): (() => void) => {
  const { key, pending, write, read, recall } = remembered;
  let kept: Sent | undefined;
  follow(() => {
    const sent = pending();
    if (sent === kept) return;
    kept = sent;
    if (sent === undefined) tab.remove(key);
    else tab.write(key, JSON.stringify({ ...write(sent), trader: traderNow(session) }));
  });
  const stopWaiting = onceTraderIsKnown(session, (trader) => {
    const { trader: sender, ...fields } = storedFields(tab.read(key));
    const sent = sender === trader ? read(fields) : undefined;
    if (sent !== undefined) recall(sent);
    if (pending() === undefined) tab.remove(key);
  });
  return () => {
    stopWaiting();
    tab.remove(key);
  };
};
