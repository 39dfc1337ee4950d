import type { TraderEvents } from '../../live/liveTraders';
import { traderChannel, traderOfChannel } from './publication';
import type { Connected } from '../redisLink';

/** Never resolves: whoever waits for it is released when its connection ends. */
const never = (): Promise<void> => new Promise(() => undefined);

type Hear = (uniqueId: string, text: string) => void;

/** Subscribes to the channels of the traders who have connections here. */
export const createTraderChannels = (prefix: string, hear: Hear) => {
  const present = new Map<string, Promise<void>>();
  let connected: Connected | undefined;

  const listen = (text: string, channel: string): void => hear(traderOfChannel(prefix, channel), text);

  const subscribe = (traders: readonly string[]): Promise<void> =>
    new Promise((resolve) => {
      if (!connected || traders.length === 0) return;
      const channels = traders.map((trader) => traderChannel(prefix, trader));
      connected.client.subscribe(channels, listen).then(resolve, connected.fail);
    });

  const events: TraderEvents = {
    add: (uniqueId) => void present.set(uniqueId, subscribe([uniqueId])),
    ready: (uniqueId) => present.get(uniqueId) ?? never(),
    remove: (uniqueId) => {
      present.delete(uniqueId);
      // With the listener: the client would otherwise take a trader who returns at once for subscribed.
      connected?.client.unsubscribe(traderChannel(prefix, uniqueId), listen).catch(connected.fail);
    },
  };

  return {
    events,
    /** Subscribes again for those who are here already. */
    use: async (link: Connected): Promise<void> => {
      connected = link;
      link.ended.addEventListener('abort', () => {
        connected = undefined;
      });
      if (present.size === 0) return;
      const all = subscribe([...present.keys()]);
      for (const trader of present.keys()) present.set(trader, all);
      await all;
    },
  };
};
