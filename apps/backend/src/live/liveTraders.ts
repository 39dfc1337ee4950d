import { serverWording } from '@exchange/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import { hashToken } from '../identity/secrets/randomness';
import { tokenIn } from '../identity/stores/sessions';
import type { Trader } from '../contract/handlers';
import type { LiveRefusal } from './sendAway';

const sessionPrefix = 'session ';
const sessionRoom = (id: string): string => `${sessionPrefix}${id}`;
const userRoom = (uniqueId: string): string => `user ${uniqueId}`;

const tokenOf = (given: unknown): string | undefined => (typeof given === 'string' ? tokenIn(given) : undefined);

/** Visitors send none, or an empty one. */
const isGiven = (token: unknown): boolean => token !== undefined && token !== null && token !== '';

const wrongToken: LiveRefusal = { code: 'session_ended', message: serverWording.sessionEnded };

export type FindTrader = (token: string) => Promise<Trader | undefined>;

export interface LiveTradersOptions {
  io: Server;
  log: FastifyBaseLogger;
  /** Finds the trader of a token while its session is valid. */
  findTrader: FindTrader;
  send: (room: string, channel: string, payload: unknown) => void;
}

/** Keeps track of traders' live connections: a room for each trader, and one for each session. */
export const createLiveTraders = ({ io, log, findTrader, send }: LiveTradersOptions) => ({
  /** Resolves when the connection's trader is known. Without a valid token it is a visitor's; a wrong one is told. */
  welcome: async (socket: Socket): Promise<void> => {
    const given: unknown = socket.handshake.auth['token'];
    const token = tokenOf(given);
    if (token === undefined) {
      if (isGiven(given)) socket.emit('refusal', wrongToken);
      return;
    }
    const room = sessionRoom(hashToken(token).toString('hex'));
    // Before the look-up, so that a session that ends meanwhile finds the connection.
    await socket.join(room);
    try {
      const trader = await findTrader(token);
      if (trader) await socket.join(userRoom(trader.uniqueId));
      else {
        await socket.leave(room);
        socket.emit('refusal', wrongToken);
      }
    } catch (error) {
      log.warn({ reason: String(error) }, 'Could not identify the trader of a live connection');
      // The client will reconnect; as a visitor it would miss its own messages.
      socket.disconnect();
    }
  },
  tell: (uniqueId: string, channel: string, payload: unknown): void => {
    send(userRoom(uniqueId), `${channel}-${uniqueId}`, payload);
  },
  sessions: (): string[] =>
    [...io.of('/').adapter.rooms.keys()]
      .filter((room) => room.startsWith(sessionPrefix))
      .map((room) => room.slice(sessionPrefix.length)),
  end: (id: string): void => {
    io.in(sessionRoom(id)).disconnectSockets();
  },
});
