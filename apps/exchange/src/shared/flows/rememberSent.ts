import type { DeviceStore } from '../storage/deviceStore';
import type { StorageKey } from '../storage/storageKeys';
import { storedFields, type StoredFields } from '../storage/storedFields';
import { onceTraderIsKnown, traderNow, type SessionActor } from '../session/session';

/** What was sent and not answered, as it is kept in the tab. */
export interface Remembered<Sent> {
  key: StorageKey;
  /** What is sent at this moment and not answered; the same value until that changes. */
  pending: () => Sent | undefined;
  write: (sent: Sent) => StoredFields;
  read: (fields: StoredFields) => Sent | undefined;
  /** A page before this one had sent it, and its answer never came. */
  recall: (sent: Sent) => void;
}

interface Place {
  session: SessionActor;
  tab: DeviceStore;
  /** Tells whenever what is pending may have changed. */
  follow: (look: () => void) => void;
}

/**
 * Keeps in this tab what was sent and not answered, so that a page that is loaded anew knows of it. What belongs to
 * another trader, or cannot be read, is forgotten. Returns the way to forget all of it.
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
