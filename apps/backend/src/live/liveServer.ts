import type { webhooks } from '@exchange/api/contract';
import { readPairName } from '@exchange/domain';
import type { Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { Server, type Socket } from 'socket.io';
import { createLiveTraders, type FindTrader } from './liveTraders';
import { mayConnect } from './origin';

type Payload<Name extends keyof webhooks> = webhooks[Name] extends {
  post: { requestBody?: { content: { 'application/json': infer Data } } };
}
  ? Data
  : never;

/** Channels for everybody, and what is said on them. */
export interface PublicChannels {
  pairStats: Payload<'pairStats'>;
  pairVolume: Payload<'pairVolume'>;
  'estimate-price-update': Payload<'estimate-price-update'>;
  'update-curr-status': Payload<'update-curr-status'>;
  'update-pair-status': Payload<'update-pair-status'>;
}

/** Channels for one trader, whose id their names end with. */
export interface PrivateChannels {
  'demo-event': Payload<'demo-event-{userId}'>;
  'order-cancel': Payload<'order-cancel-{userId}'>;
  'order-history': Payload<'order-history-{userId}'>;
  'update-kyc-status': Payload<'update-kyc-status-{userId}'>;
}

export interface LiveOptions {
  http: HttpServer;
  log: FastifyBaseLogger;
  registry: Registry;
  findTrader: FindTrader;
  /** Origins of pages that may connect, besides the one that served them. */
  allowedOrigins: readonly string[];
}

/** Larger frames than any event has are not read at all. */
const largestFrame = 64 * 1024;

/** Those who asked for the figures of all pairs. */
const statsRoom = 'pair-stats';
const pairRoom = (pair: string): string => `pair ${pair}`;

/** Whoever is connected may send anything. */
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

/** Who is answered misses nothing from then on, so the first answer waits until it is known whose the connection is. */
const follow = (socket: Socket, welcomed: Promise<void>): void => {
  if (socket.handshake.query['pairStats'] === 'true') void socket.join(statsRoom);
  socket.on('ping', (payload: unknown) => {
    void welcomed.then(() => socket.emit('pong', answerTo(payload)));
  });
  socket.on('join', (payload: unknown) => {
    const pair = pairIn(payload);
    if (pair === undefined) return;
    void socket.join(pairRoom(pair));
    if (fieldOf(payload, 'pairStats') === true) void socket.join(statsRoom);
  });
  socket.on('leave', (payload: unknown) => {
    const pair = pairIn(payload);
    if (pair !== undefined) void socket.leave(pairRoom(pair));
  });
};

/** The live connection: websocket only, and each event encoded once for all who hear it. */
export const createLiveServer = ({ http, log, registry, findTrader, allowedOrigins }: LiveOptions) => {
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: largestFrame,
    allowRequest: (request, decide) => {
      const isAllowed = mayConnect(request.headers, allowedOrigins);
      decide(isAllowed ? null : 'This page may not connect.', isAllowed);
    },
  });
  const traders = createLiveTraders({ io, log, findTrader });
  io.on('connection', (socket) => {
    socket.on('error', (error) => log.debug({ reason: error.message }, 'A live connection failed'));
    follow(socket, traders.welcome(socket));
  });
  new Gauge({
    name: 'live_sockets',
    help: 'Open live connections',
    registers: [registry],
    collect() {
      this.set(io.engine.clientsCount);
    },
  });
  return {
    publish: <Name extends keyof PublicChannels>(channel: Name, payload: PublicChannels[Name]): void => {
      const room = channel === 'pairStats' || channel === 'pairVolume' ? io.to(statsRoom) : io;
      room.emit(channel, payload);
    },
    tellTrader: <Name extends keyof PrivateChannels>(
      uniqueId: string,
      channel: Name,
      payload: PrivateChannels[Name],
    ): void => {
      traders.tell(uniqueId, channel, payload);
    },
    /** Whose live connections there are. */
    sessions: traders.sessions,
    endSession: traders.end,
    /** Without a farewell, after which clients would not come back by themselves when the server does. */
    close: (): void => {
      io.engine.close();
    },
  };
};

export type LiveServer = ReturnType<typeof createLiveServer>;
