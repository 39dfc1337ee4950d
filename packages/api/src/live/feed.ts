import { io } from 'socket.io-client';
import type { Address, ChannelName, Payload } from './channels';
import { createHearing } from './hearing';
import { createListeners, type Unsubscribe } from './listeners';
import { stepOf } from './sequence';

/** `live` once the server has answered the first ping; before that a connection may be half open. */
export type LiveStatus = 'off' | 'connecting' | 'waiting' | 'live' | 'lost';

export type LiveProblem =
  | { kind: 'malformed'; channel: string }
  | { kind: 'gap'; pair: string; expected: number; received: number }
  | { kind: 'refused'; message: string };

export interface LiveFeedOptions {
  url: string;
  exchangeId: string;
  /** Read at each connection, so that a login is seen by the next one. */
  token: () => string | undefined;
  path?: string;
  /** How long a ping may go unanswered before the connection is given up and tried anew. */
  pongWithinMs?: number;
  /** The wait before another try; it doubles from one failure to the next. */
  reconnect?: { firstMs: number; longestMs: number };
}

export interface LiveFeed {
  start: () => void;
  stop: () => void;
  /** After a login or logout: makes the connection anew, with the token of now. One that is off stays off. */
  reconnect: () => void;
  /** Stays joined over reconnections until left. */
  join: (pair: string) => void;
  leave: (pair: string) => void;
  on: <Name extends ChannelName>(address: Address<Name>, listener: (payload: Payload<Name>) => void) => Unsubscribe;
  onStatus: (listener: (status: LiveStatus) => void) => Unsubscribe;
  onProblem: (listener: (problem: LiveProblem) => void) => Unsubscribe;
  status: () => LiveStatus;
}

export const createLiveFeed = (options: LiveFeedOptions): LiveFeed => {
  const { url, exchangeId, token, path = '/socket.io', pongWithinMs = 5_000 } = options;
  const { firstMs, longestMs } = options.reconnect ?? { firstMs: 500, longestMs: 8_000 };
  const statuses = createListeners<LiveStatus>();
  const problems = createListeners<LiveProblem>();
  const joined = new Set<string>();
  const lastSeq = new Map<string, number>();
  let status: LiveStatus = 'off';
  let retryMs = firstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const socket = io(url, {
    path,
    autoConnect: false,
    forceNew: true,
    transports: ['websocket'],
    query: { exchange_id: exchangeId, pairStats: 'true' },
    auth: (send) => {
      send({ token: token() });
    },
    reconnectionDelay: firstMs,
    reconnectionDelayMax: longestMs,
    randomizationFactor: 0.5,
  });

  const become = (next: LiveStatus): void => {
    if (next === status) return;
    status = next;
    statuses.tell(next);
  };

  const sendJoin = (pair: string): void => {
    socket.emit('join', { pair, pairStats: true });
  };

  const watchSequence = (pair: string, payload: unknown): void => {
    if (typeof payload !== 'object' || payload === null || !('seq' in payload)) return;
    const { seq } = payload;
    if (typeof seq !== 'number') return;
    const last = lastSeq.get(pair);
    lastSeq.set(pair, seq);
    if (last !== undefined && stepOf(last, seq) === 'gap')
      problems.tell({ kind: 'gap', pair, expected: last + 1, received: seq });
  };

  const hearing = createHearing({
    socket,
    onMalformed: (name) => problems.tell({ kind: 'malformed', channel: name }),
    onPayload: (address, payload) => {
      if (address.channel === '{pair}-book' && 'pair' in address) watchSequence(String(address.pair), payload);
    },
  });

  /** A connection that the server itself refused or ended is not tried again by the socket on its own. */
  const tryAgainLater = (): void => {
    timer = setTimeout(() => socket.connect(), retryMs);
    retryMs = Math.min(retryMs * 2, longestMs);
  };

  socket.on('connect', () => {
    lastSeq.clear();
    become('waiting');
    socket.emit('ping');
    timer = setTimeout(() => {
      // Closing the engine, not the socket, leaves the reconnection to the socket.
      socket.io.engine.close();
    }, pongWithinMs);
  });
  socket.on('pong', () => {
    clearTimeout(timer);
    retryMs = firstMs;
    for (const pair of joined) sendJoin(pair);
    become('live');
  });
  socket.on('disconnect', (reason) => {
    clearTimeout(timer);
    if (reason === 'io client disconnect') return;
    become('lost');
    if (!socket.active) tryAgainLater();
  });
  socket.on('connect_error', ({ message }) => {
    become('lost');
    if (socket.active) return;
    problems.tell({ kind: 'refused', message });
    tryAgainLater();
  });

  const connect = (): void => {
    become('connecting');
    socket.connect();
  };

  const disconnect = (): void => {
    clearTimeout(timer);
    socket.disconnect();
  };

  return {
    start: () => {
      if (status === 'off') connect();
    },
    stop: () => {
      disconnect();
      become('off');
    },
    reconnect: () => {
      if (status === 'off') return;
      disconnect();
      retryMs = firstMs;
      connect();
    },
    join: (pair) => {
      joined.add(pair);
      if (status === 'live') sendJoin(pair);
    },
    leave: (pair) => {
      joined.delete(pair);
      lastSeq.delete(pair);
      if (status === 'live') socket.emit('leave', { pair });
    },
    on: hearing.on,
    onStatus: statuses.add,
    onProblem: problems.add,
    status: () => status,
  };
};
