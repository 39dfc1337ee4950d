import { serverWording } from '@exchange/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import { hashToken } from '../identity/secrets/randomness';
import { tokenIn } from '../identity/stores/sessions';
import type { Trader } from '../contract/handlers';
import { traderOfRoom, userRoom } from './rooms';
import type { LiveRefusal } from './sendAway';

const sessionPrefix = 'session ';
const sessionRoom = (id: string): string => `${sessionPrefix}${id}`;

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
  traderEvents?: TraderEvents | undefined;
}

/** Brings traders' events to the process that holds their connections, and no others. */
export interface TraderEvents {
  /** The trader has a connection here from now on. */
  add: (uniqueId: string) => void;
  /** Resolves once nothing that happens to the trader is missed. */
  ready: (uniqueId: string) => Promise<void>;
  /** The trader has no connection here any more. */
  remove: (uniqueId: string) => void;
}

const follow = (io: Server, { add, remove }: TraderEvents): void => {
  const told =
    (tell: (uniqueId: string) => void) =>
    (room: string): void => {
      const trader = traderOfRoom(room);
      if (trader !== undefined) tell(trader);
    };
  const { adapter } = io.of('/');
  adapter.on('create-room', told(add));
  adapter.on('delete-room', told(remove));
};

/** Keeps track of traders' live connections: a room for each trader, and one for each session. */
export const createLiveTraders = ({ io, log, findTrader, traderEvents }: LiveTradersOptions) => {
  if (traderEvents) follow(io, traderEvents);
  return {
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
        if (trader) {
          await socket.join(userRoom(trader.uniqueId));
          await traderEvents?.ready(trader.uniqueId);
        } else {
          await socket.leave(room);
          socket.emit('refusal', wrongToken);
        }
      } catch (error) {
        log.warn({ reason: String(error) }, 'Could not identify the trader of a live connection');
        // The client will reconnect; as a visitor it would miss its own messages.
        socket.disconnect();
      }
    },
    sessions: (): string[] =>
      [...io.of('/').adapter.rooms.keys()]
        .filter((room) => room.startsWith(sessionPrefix))
        .map((room) => room.slice(sessionPrefix.length)),
    end: (id: string): void => {
      io.in(sessionRoom(id)).disconnectSockets();
    },
  };
};
