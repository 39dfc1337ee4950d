import { backoff, createListeners, type Cleanup, type PauseRange } from '@exchange/domain';
import { io } from 'socket.io-client';
import type { Address, ChannelName, Payload } from './channels';
import { createChannelListeners } from './channelListeners';
import { stepOf } from './sequence';
import { createSilenceWatch } from './silence';

/** `live` once the server has answered the first ping; until then a connection may be half open. */
export type LiveStatus = 'off' | 'connecting' | 'waiting' | 'live' | 'lost';

export type LiveProblem =
  | { kind: 'malformed'; channel: string }
  | { kind: 'gap'; pair: string; expected: number; received: number }
  /** The server refused the connection, its token, or how much was sent; `code` as in the contract. */
  | { kind: 'refused'; message: string; code?: string }
  /** The server closed the connection without saying why, as it does when the session ends. */
  | { kind: 'sent-away' };

export interface LiveFeedOptions {
  url: string;
  exchangeId: string;
  /** Read at each connection, so a new login takes effect with the next one. */
  token: () => string | undefined;
  path?: string;
  /** How long the first ping may go unanswered, and a silent line may last, before we reconnect. */
  pongWithinMs?: number;
  /** When a line counts as silent: nothing received for `quietMs`, then no answer for `answerMs`. */
  silence?: { quietMs: number; answerMs: number };
  /** The pause before a retry, which doubles with each failure. */
  reconnect?: PauseRange;
  /**
   * Source of the browser's events: after `offline` we assume so until something arrives, on `online` we retry at once.
   */
  network?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

export interface LiveFeed {
  start: () => void;
  stop: () => void;
  /** After a login or logout: reconnects with the current token. Does nothing while the feed is off. */
  reconnect: () => void;
  /** Joins a pair and rejoins it after every reconnect, until `leave`. */
  join: (pair: string) => void;
  leave: (pair: string) => void;
  on: <Name extends ChannelName>(address: Address<Name>, listener: (payload: Payload<Name>) => void) => Cleanup;
  onStatus: (listener: (status: LiveStatus) => void) => Cleanup;
  onProblem: (listener: (problem: LiveProblem) => void) => Cleanup;
  status: () => LiveStatus;
}

export const createLiveFeed = (options: LiveFeedOptions): LiveFeed => {
  const { url, exchangeId, token, path = '/socket.io', pongWithinMs = 5_000, network } = options;
  const { reconnect = { firstMs: 500, longestMs: 8_000 } } = options;
  const statuses = createListeners<LiveStatus>();
  const problems = createListeners<LiveProblem>();
  const joined = new Set<string>();
  const lastSeq = new Map<string, number>();
  let status: LiveStatus = 'off';
  /** Whether the connection is open; a silent line may still recover. */
  let isOpen = false;
  /** Consecutive refusals. */
  let refusals = 0;
  /** How long the server told us to stay away. */
  let restMs = 0;
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
    reconnectionDelay: reconnect.firstMs,
    reconnectionDelayMax: reconnect.longestMs,
    randomizationFactor: 0.5,
  });

  const become = (next: LiveStatus): void => {
    if (next === status) return;
    status = next;
    statuses.notify(next);
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
      problems.notify({ kind: 'gap', pair, expected: last + 1, received: seq });
  };

  const hearing = createChannelListeners({
    socket,
    onMalformed: (name) => problems.notify({ kind: 'malformed', channel: name }),
    onPayload: (address, payload) => {
      if (address.channel === '{pair}-book' && 'pair' in address) watchSequence(String(address.pair), payload);
    },
  });

  /** If the server itself refused or closed a connection, the socket doesn't retry on its own. */
  const tryAgainLater = (): void => {
    refusals += 1;
    timer = setTimeout(() => socket.connect(), restMs + backoff(refusals, reconnect));
    restMs = 0;
  };

  const silence = createSilenceWatch({
    ...(options.silence ?? { quietMs: 2_000, answerMs: 2_500 }),
    patienceMs: pongWithinMs,
    now: () => performance.now(),
    ask: () => socket.emit('ping'),
    onSilent: () => become('lost'),
    onHeard: () => become('live'),
    giveUp: () => socket.io.engine.close(),
  });

  socket.on('connect', () => {
    socket.io.engine.on('packet', silence.heard);
    isOpen = false;
    lastSeq.clear();
    become('waiting');
    socket.emit('ping');
    timer = setTimeout(() => {
      // Closes the engine, not the socket, so that the socket reconnects by itself.
      socket.io.engine.close();
    }, pongWithinMs);
  });
  socket.on('pong', () => {
    if (isOpen) return;
    isOpen = true;
    clearTimeout(timer);
    refusals = 0;
    for (const pair of joined) sendJoin(pair);
    silence.start();
    become('live');
  });
  hearing.on({ channel: 'refusal' }, ({ code, message, retryAfter = 0 }) => {
    restMs = retryAfter * 1_000;
    problems.notify({ kind: 'refused', code, message });
  });
  socket.on('disconnect', (reason) => {
    isOpen = false;
    clearTimeout(timer);
    silence.stop();
    if (reason === 'io client disconnect') return;
    become('lost');
    if (reason === 'io server disconnect' && restMs === 0) problems.notify({ kind: 'sent-away' });
    if (!socket.active) tryAgainLater();
  });
  socket.on('connect_error', ({ message }) => {
    become('lost');
    if (socket.active) return;
    problems.notify({ kind: 'refused', message });
    tryAgainLater();
  });

  const doubt = (): void => {
    if (status === 'live') silence.doubt();
  };

  const connect = (): void => {
    network?.addEventListener('online', tryNow);
    network?.addEventListener('offline', doubt);
    become('connecting');
    socket.connect();
  };

  const disconnect = (): void => {
    clearTimeout(timer);
    silence.stop();
    socket.disconnect();
  };

  const tryNow = (): void => {
    if (status !== 'lost') return;
    disconnect();
    refusals = 0;
    socket.connect();
  };

  return {
    start: () => {
      if (status === 'off') connect();
    },
    stop: () => {
      network?.removeEventListener('online', tryNow);
      network?.removeEventListener('offline', doubt);
      disconnect();
      become('off');
    },
    reconnect: () => {
      if (status === 'off') return;
      disconnect();
      refusals = 0;
      connect();
    },
    join: (pair) => {
      joined.add(pair);
      if (isOpen) sendJoin(pair);
    },
    leave: (pair) => {
      joined.delete(pair);
      lastSeq.delete(pair);
      if (isOpen) socket.emit('leave', { pair });
    },
    on: hearing.on,
    onStatus: statuses.subscribe,
    onProblem: problems.subscribe,
    status: () => status,
  };
};
