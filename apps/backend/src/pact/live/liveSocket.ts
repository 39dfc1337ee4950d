import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';

export interface Heard {
  /** Name on the wire. */
  channel: string;
  payload: unknown;
}

export interface LiveSocketOptions {
  /** Where the Socket.IO server is, with its path. */
  url: URL;
  /** For people: "the trader". */
  name: string;
  token?: string;
  /** The trader that the token belongs to; none for visitors. */
  traderId?: string;
  /** Whether it asks for statistics as it connects, as the front end does. */
  asksForStatistics?: boolean;
  /** How long anything may take. */
  patienceMs: number;
}

export interface LiveSocket {
  name: string;
  traderId: string | undefined;
  /** The pairs that it follows. */
  joined: ReadonlySet<string>;
  wantsStatistics: () => boolean;
  heard: readonly Heard[];
  isConnected: () => boolean;
  /** Why it couldn't connect; undefined if it could. */
  connect: () => Promise<string | undefined>;
  disconnect: () => void;
  /** Resolves with the answer, before which the server has handled all that was sent. */
  ping: (payload?: object) => Promise<unknown>;
  join: (pair: string, pairStats?: boolean) => Promise<void>;
  leave: (pair: string) => Promise<void>;
}

/** Waits until it holds, and returns whether it does. */
export const holdsWithin = async (patienceMs: number, holds: () => boolean | Promise<boolean>): Promise<boolean> => {
  const endsAt = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > endsAt) return false;
    await pause(5);
  }
  return true;
};

/** A socket that connects as the front end does, and keeps all that it hears. */
export const createLiveSocket = (
  { url, name, token, traderId, asksForStatistics = false, patienceMs }: LiveSocketOptions,
  onHeard: (socket: LiveSocket, heard: Heard) => void,
): LiveSocket => {
  const client = io(url.origin, {
    path: url.pathname,
    autoConnect: false,
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    query: { exchange_id: '1', ...(asksForStatistics && { pairStats: 'true' }) },
    auth: (send) => send({ token }),
  });
  const heard: Heard[] = [];
  const joined = new Set<string>();
  const pongs: unknown[] = [];
  let pings = 0;
  let wantsStatistics = asksForStatistics;

  client.onAny((channel: string, payload: unknown) => {
    onHeard(socket, { channel, payload });
    heard.push({ channel, payload });
    if (channel === 'pong') pongs.push(payload);
  });

  const ping = async (payload?: object): Promise<unknown> => {
    const index = pings;
    pings += 1;
    client.emit('ping', ...(payload ? [payload] : []));
    if (await holdsWithin(patienceMs, () => pongs.length > index)) return pongs[index];
    throw new Error(`ping: no pong reached ${name}`);
  };

  const socket: LiveSocket = {
    name,
    traderId,
    joined,
    wantsStatistics: () => wantsStatistics,
    heard,
    isConnected: () => client.connected,
    connect: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve('no answer'), patienceMs);
        const end = (reason?: string): void => {
          clearTimeout(timer);
          resolve(reason);
        };
        joined.clear();
        client.once('connect', () => end());
        client.once('connect_error', ({ message }) => end(message));
        client.connect();
      }),
    disconnect: () => void client.disconnect(),
    ping,
    join: async (pair, pairStats = false) => {
      joined.add(pair);
      wantsStatistics ||= pairStats;
      client.emit('join', { pair, ...(pairStats && { pairStats }) });
      await ping();
    },
    leave: async (pair) => {
      client.emit('leave', { pair });
      await ping();
      joined.delete(pair);
    },
  };
  return socket;
};
