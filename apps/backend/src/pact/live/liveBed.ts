import type { ContractDocument } from '../../contract/document';
import { createEventWatch } from './eventWatch';
import { createLiveSocket, holdsWithin, type LiveSocket, type LiveSocketOptions } from './liveSocket';
import { createProviderCalls, type PactTrader } from './providerCalls';

export interface LivePlaces {
  /** Where the calls are: `http://127.0.0.1:8080/api`. */
  calls: URL;
  /** The path of the server's states. */
  states: string;
  /** Where Socket.IO is, with its path. */
  socket: URL;
  /** How long anything may take. */
  patienceMs?: number;
}

export const pair = 'XDC-USDT';
/** A pair on which nothing happens. */
export const quietPair = 'XDC-ETH';

const ada = { uniqueId: 'u-1001', email: 'ada@example.com', password: 'Right-1234!', token: 'session-token-of-u-1001' };
const bob = { uniqueId: 'u-1002', email: 'bob@example.com', password: 'Right-1234!', token: 'session-token-of-u-1002' };

/** Two traders with funds, and four sockets: one of each trader, a visitor's, and one with a wrong token. */
export const setUpLive = async (document: ContractDocument, { socket: url, patienceMs = 5_000, ...at }: LivePlaces) => {
  const calls = createProviderCalls(at);
  await calls.startAfresh();
  const pairId = await calls.enterPair(pair, '5');
  const enter = async (named: PactTrader): Promise<PactTrader> => {
    const trader = await calls.enterTrader(named);
    await calls.enter('funds of a trader', { email: named.email, coin: 'USDT', amount: '1000' });
    await calls.enter('funds of a trader', { email: named.email, coin: 'XDC', amount: '10000' });
    return trader;
  };
  const [trader, other] = [await enter(ada), await enter(bob)];
  const ids = [trader.uniqueId, other.uniqueId];
  const watch = createEventWatch(document, ids);

  const socketOf = (name: string, options: Partial<LiveSocketOptions>): LiveSocket =>
    createLiveSocket({ url, name, patienceMs, ...options }, watch.hear);
  const ownSocketOf = (name: string, { token, uniqueId: traderId }: PactTrader): LiveSocket =>
    socketOf(name, { token, traderId, asksForStatistics: true });
  const sockets = {
    trader: ownSocketOf("the trader's socket", trader),
    other: ownSocketOf("another trader's socket", other),
    visitor: socketOf('a socket without a token', {}),
    stranger: socketOf('a socket with a wrong token', { token: 'no-token-of-anyone' }),
  };
  const all = Object.values(sockets);
  const connected = (): LiveSocket[] => all.filter(({ isConnected }) => isConnected());

  return {
    calls,
    trader,
    other,
    pairId,
    watch,
    sockets,
    all,
    connected,
    within: (holds: () => boolean | Promise<boolean>) => holdsWithin(patienceMs, holds),
    /** Does something, and returns which sockets don't hear what they should. */
    provoke: async (what: string, act: () => Promise<unknown>, wireNames: readonly string[]): Promise<string[]> => {
      const listeners = connected();
      const counts = new Map(listeners.map((socket) => [socket, socket.heard.length]));
      await act();
      const missing = (): string[] =>
        listeners.flatMap((socket) => {
          const heard = new Set(socket.heard.slice(counts.get(socket)).map(({ channel }) => channel));
          return wireNames
            .filter((name) => watch.isFor(socket, name) && !heard.has(name))
            .map((name) => `${name} doesn't reach ${socket.name} when ${what}`);
        });
      await holdsWithin(patienceMs, () => missing().length === 0);
      return missing();
    },
    close: (): void => {
      for (const { disconnect } of all) disconnect();
    },
  };
};

export type LiveBed = Awaited<ReturnType<typeof setUpLive>>;
