import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../runtime/networkOf';
import { createTally } from '../runtime/tally';

export interface ConnectionLimit {
  /** The most that one network may have open; 0 means no limit. */
  most: number;
  /** How much one network may send within a minute; 0 means no limit. */
  mostBytes: number;
  addressOf: (request: IncomingMessage) => string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

const tooMany =
  'An address has as many live connections open as LIVE_CONNECTIONS allows, and more are refused. If it is a proxy, set TRUST_PROXY';

const tooMuch =
  'An address has sent as much over live connections as LIVE_SENT_BYTES allows in a minute: they are ended, and more are refused. If it is a proxy, set TRUST_PROXY';

const minute = 60_000;

/** What opening a connection counts as: it costs more than what is sent over it afterwards. */
const openingBytes = 500;

/** What each network has sent within the current minute. */
const countSent = (most: number, now: () => number) => {
  const sent = new Map<string, number>();
  let endsAt = 0;

  /** Returns whether that is too much. */
  return (network: string, bytes: number): boolean => {
    if (most === 0) return false;
    if (now() >= endsAt) {
      sent.clear();
      endsAt = now() + minute;
    }
    const all = (sent.get(network) ?? 0) + bytes;
    sent.set(network, all);
    return all > most;
  };
};

/** Counts what each network has open and sends, ends what is too much, and answers whether one more connection fits. */
export const limitConnections = ({ most, mostBytes, addressOf, log, now }: ConnectionLimit) => {
  const open = createTally();
  const warned = new Set<string>();
  const isTooMuch = countSent(mostBytes, now);

  const warnOnce = (network: string, what: string): void => {
    if (!warned.has(what)) log.warn({ from: network }, what);
    warned.add(what);
  };

  return (request: IncomingMessage): boolean => {
    const { socket } = request;
    const network = networkOf(addressOf(request) ?? '');
    if (isTooMuch(network, openingBytes)) {
      warnOnce(network, tooMuch);
      return false;
    }
    if (most > 0 && open.of(network) >= most) {
      warnOnce(network, tooMany);
      return false;
    }
    socket.once('close', open.add(network));
    // Counted before a frame is read: thousands of the smallest fit into what arrives at once.
    socket.on('data', ({ length }: Buffer) => {
      if (!isTooMuch(network, length)) return;
      warnOnce(network, tooMuch);
      socket.destroy();
    });
    return true;
  };
};
