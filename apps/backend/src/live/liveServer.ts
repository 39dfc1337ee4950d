import type { webhooks } from '@exchange/api/contract';
import { readPairName } from '@exchange/domain';
import type { Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { Server, type Socket } from 'socket.io';
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

export interface LiveOptions {
  http: HttpServer;
  log: FastifyBaseLogger;
  registry: Registry;
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

const follow = (socket: Socket): void => {
  if (socket.handshake.query['pairStats'] === 'true') void socket.join(statsRoom);
  socket.on('ping', (payload: unknown) => socket.emit('pong', answerTo(payload)));
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
export const createLiveServer = ({ http, log, registry, allowedOrigins }: LiveOptions) => {
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
  io.on('connection', (socket) => {
    socket.on('error', (error) => log.debug({ reason: error.message }, 'A live connection failed'));
    follow(socket);
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
    /** Without a farewell, after which clients would not come back by themselves when the server does. */
    close: (): void => {
      io.engine.close();
    },
  };
};

export type LiveServer = ReturnType<typeof createLiveServer>;
