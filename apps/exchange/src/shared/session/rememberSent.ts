import type { DeviceStore } from '../storage/deviceStore';
import { storedFields, type StoredFields } from '../storage/storedFields';
import { onceTraderIsKnown, traderNow, type SessionActor } from './session';

export interface Remembering<Sent> {
  session: SessionActor;
  tab: DeviceStore;
  key: string;
  /** What is sent at this moment and not answered. */
  pending: () => Sent | undefined;
  /** Tells whenever that may have changed. */
  follow: (look: () => void) => void;
  write: (sent: Sent) => StoredFields;
  read: (fields: StoredFields) => Sent | undefined;
  /** A page before this one had sent it, and its answer never came. */
  recall: (sent: Sent) => void;
}

/**
 * Keeps in this tab what was sent and not answered: whoever loads the page anew meanwhile is told that it is in doubt,
 * and does not send it a second time. Whose it is not, or where it has no place, it is forgotten.
 */
export const rememberSent = <Sent>(remembering: Remembering<Sent>): void => {
  const { session, tab, key, pending, follow, write, read, recall } = remembering;
  let kept: Sent | undefined;
  follow(() => {
    const sent = pending();
    if (sent === kept) return;
    kept = sent;
    if (sent === undefined) tab.remove(key);
    else tab.write(key, JSON.stringify({ ...write(sent), trader: traderNow(session) }));
  });
  onceTraderIsKnown(session, (trader) => {
    const { trader: sender, ...fields } = storedFields(tab.read(key));
    const sent = sender === trader ? read(fields) : undefined;
    if (sent !== undefined) recall(sent);
    if (pending() === undefined) tab.remove(key);
  });
};
