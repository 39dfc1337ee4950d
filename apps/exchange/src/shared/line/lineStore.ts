import { cleanups, createListeners } from '@exchange/domain';
import type { LiveFeed } from '@exchange/api';

/** The state of the connection between this page and the exchange. */
export type Line = 'up' | 'offline' | 'reconnecting';

export interface LineDeps {
  feed: Pick<LiveFeed, 'onStatus' | 'status'>;
  /** Where the browser dispatches `online` and `offline`. */
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  isOnline: () => boolean;
}

export interface LineStore {
  state: () => Line;
  subscribe: (listener: () => void) => () => void;
}

/**
 * The browser is trusted about being offline unless the feed proves otherwise, as with a server on this machine. A feed
 * that is off hasn't been needed yet, so only the browser can know.
 */
export const createLineStore = ({ feed, network, isOnline }: LineDeps): LineStore => {
  const listeners = createListeners(() => {
    const tell = () => listeners.notify();
    network.addEventListener('online', tell);
    network.addEventListener('offline', tell);
    return cleanups([
      feed.onStatus(tell),
      () => network.removeEventListener('online', tell),
      () => network.removeEventListener('offline', tell),
    ]);
  });

  return {
    state: () => {
      const status = feed.status();
      if (!isOnline() && status !== 'live') return 'offline';
      return status === 'lost' ? 'reconnecting' : 'up';
    },
    subscribe: listeners.subscribe,
  };
};
