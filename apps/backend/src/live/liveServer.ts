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

/** So many pairs exist, and nobody follows more. */
const mostPairs = 20;

const pairIn = (payload: unknown): string | undefined => {
  if (typeof payload !== 'object' || payload === null || !('pair' in payload)) return undefined;
  return typeof payload.pair === 'string' ? readPairName(payload.pair) : undefined;
};

const wantsStats = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'pairStats' in payload && payload.pairStats === true;

const follow = (socket: Socket): void => {
  if (socket.handshake.query['pairStats'] === 'true') void socket.join(statsRoom);
  socket.on('ping', () => socket.emit('pong', {}));
  socket.on('join', (payload: unknown) => {
    const pair = pairIn(payload);
    if (pair === undefined || socket.rooms.size > mostPairs) return;
    void socket.join(pairRoom(pair));
    if (wantsStats(payload)) void socket.join(statsRoom);
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
    close: async (): Promise<void> => {
      io.disconnectSockets(true);
      await new Promise<void>((resolve) => {
        io.engine.close();
        resolve();
      });
    },
  };
};

export type LiveServer = ReturnType<typeof createLiveServer>;
