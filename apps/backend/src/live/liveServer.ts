import { readPairName } from '@exchange/domain';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { Server, type Socket } from 'socket.io';
import type { Payload } from './liveChannels';
import { createLivePublisher } from './livePublisher';
import { createLiveTraders, type FindTrader, type TraderEvents } from './liveTraders';
import { refuseOnSocket } from '../http/brokenRequests';
import { mayConnect } from '../http/origin';
import { joinOnce } from './joinOnce';
import { refuseSecondTransport } from './oneTransport';
import { slowReadersJob } from './slowReaders';
import { createPublisher } from './publisher';
import { pairRoom, statsRoom } from './rooms';
import { sendAway, tooManyEvents, tooManyPairs } from './sendAway';

export interface LiveOptions {
  http: HttpServer;
  log: FastifyBaseLogger;
  registry: Registry;
  findTrader: FindTrader;
  /** Origins of pages that may connect, besides the server's own. */
  allowedOrigins: readonly string[];
  /** Whether the client may open another connection. */
  hasRoom?: (request: IncomingMessage) => boolean;
  /** For each connection, what counts one more event of it and answers whether that is too many. */
  eventsOf?: (request: IncomingMessage) => () => boolean;
  /** How many pairs a connection may follow. */
  mostPairs?: number;
  /** Whether the published data is still current; while it isn't, pings get no answer. */
  isCurrent?: (() => boolean) | undefined;
  /** What is needed to hear of traders' events, if they happen in another process. */
  traderEvents?: TraderEvents | undefined;
  /** How many bytes may be queued for a connection before it is dropped. */
  queueBytes?: number | undefined;
  /** How often to look for connections with too much queued. */
  sweepMs?: number;
}

/** Frames larger than any event are not read. */
const largestFrame = 64 * 1024;

const tooManyConnections = 'Too many live connections from your network. Close some pages and try again.';

/** Clients can send anything, so nothing about the payload is assumed. */
const fieldOf = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;

const pairIn = (payload: unknown): string | undefined => {
  const pair = fieldOf(payload, 'pair');
  return typeof pair === 'string' ? readPairName(pair) : undefined;
};

const answerTo = (ping: unknown): Payload<'pong'> => {
  const sentAt = fieldOf(ping, 'sentAt');
  return typeof sentAt === 'string' ? { sentAt } : {};
};

interface Following {
  welcomed: Promise<void>;
  isCurrent: () => boolean;
  mostPairs: number;
}

/** A client misses nothing after its first answer, so that waits until the connection's trader is known. */
const follow = (socket: Socket, { welcomed, isCurrent, mostPairs }: Following): void => {
  const followed = new Set<string>();
  if (socket.handshake.query['pairStats'] === 'true') void socket.join(statsRoom);
  socket.on('ping', (payload: unknown) => {
    void welcomed.then(() => {
      if (isCurrent()) socket.emit('pong', answerTo(payload));
    });
  });
  socket.on('join', (payload: unknown) => {
    const pair = pairIn(payload);
    if (pair === undefined) return;
    followed.add(pair);
    if (followed.size > mostPairs) {
      sendAway(socket.conn, tooManyPairs(mostPairs));
      return;
    }
    void socket.join(pairRoom(pair));
    if (fieldOf(payload, 'pairStats') === true) void socket.join(statsRoom);
  });
  socket.on('leave', (payload: unknown) => {
    const pair = pairIn(payload);
    if (pair === undefined) return;
    followed.delete(pair);
    void socket.leave(pairRoom(pair));
  });
};

const gauge = (registry: Registry, name: string, help: string, count: () => number): void => {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(count());
    },
  });
};

/** The live connection: websocket only, with each event encoded once for all its listeners. */
export const createLiveServer = (options: LiveOptions) => {
  const { http, log, registry, findTrader, allowedOrigins, traderEvents } = options;
  const { hasRoom = () => true, isCurrent = () => true, queueBytes = 1_000_000, sweepMs = 250 } = options;
  const { eventsOf = () => () => false, mostPairs = Infinity } = options;
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: largestFrame,
    allowRequest: (request, decide) => {
      if (!mayConnect(request.headers, allowedOrigins)) decide('This page may not connect.', false);
      else if (hasRoom(request)) decide(null, true);
      // Answered directly, because Engine.IO would send 400.
      else refuseOnSocket(request.socket, 429, tooManyConnections);
    },
  });
  // Node.js passes the raw connection, whose errors would end the process without a listener.
  http.on('upgrade', (_request, connection) => {
    connection.on('error', (error) =>
      log.debug({ reason: error.message }, 'A connection ended before it was upgraded'),
    );
  });
  io.engine.on('connection', (conn: Socket['conn']) => {
    const isTooMany = eventsOf(conn.request);
    // Counted before Socket.IO decodes the packet.
    conn.on('packet', () => {
      if (isTooMany()) sendAway(conn, tooManyEvents);
    });
  });
  joinOnce(io);
  refuseSecondTransport(io);
  const { send, deliver } = createPublisher({ io, registry });
  const traders = createLiveTraders({ io, log, findTrader, traderEvents });
  io.on('connection', (socket) => {
    // Clients can also send an event of this name, with any content.
    socket.on('error', (error: unknown) => {
      if (error instanceof Error) log.debug({ reason: error.message }, 'A live connection failed');
    });
    follow(socket, { welcomed: traders.welcome(socket), isCurrent, mostPairs });
  });
  gauge(registry, 'live_sockets', 'Open live connections', () => io.engine.clientsCount);
  gauge(registry, 'live_rooms', 'Live rooms, including one per connection', () => {
    return io.of('/').adapter.rooms.size;
  });
  return {
    ...createLivePublisher(send),
    /** Sends what another process has encoded for a room, or for everyone. */
    deliver,
    /** The sessions that have live connections. */
    sessions: traders.sessions,
    endSession: traders.end,
    /** Drops connections that stopped reading. */
    slowReaders: slowReadersJob({ io, registry, queueBytes, everyMs: sweepMs }),
    /** Ends all connections, for clients to return and load everything again. */
    endAll: (): void => {
      for (const { conn } of io.of('/').sockets.values()) conn.close(true);
    },
    /** Closes without a disconnect message, after which clients wouldn't reconnect automatically. */
    close: (): void => {
      io.engine.close();
    },
  };
};

export type LiveServer = ReturnType<typeof createLiveServer>;

/** What is told to whom, wherever their connections are. */
export type LivePublisher = ReturnType<typeof createLivePublisher>;

/** The connections that this process holds. */
export type LiveConnections = Pick<LiveServer, 'sessions' | 'endSession'>;
