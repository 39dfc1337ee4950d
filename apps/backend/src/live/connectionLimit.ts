import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../identity/stores/places';
import { createTally } from '../runtime/tally';

export interface ConnectionLimit {
  /** The most that one network may have open; 0 means no limit. */
  most: number;
  addressOf: (request: IncomingMessage) => string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const reached =
  'An address has as many live connections open as LIVE_CONNECTIONS allows, and more are refused. If it is a proxy, set TRUST_PROXY';

/** Counts each network's open connections, and answers whether one more fits. */
export const limitConnections = ({ most, addressOf, log }: ConnectionLimit) => {
  const open = createTally();
  let hasWarned = false;

  const warnOnce = (network: string): void => {
    if (!hasWarned) log.warn({ from: network }, reached);
    hasWarned = true;
  };

  return (request: IncomingMessage): boolean => {
    if (most === 0) return true;
    const network = networkOf(addressOf(request) ?? '');
    if (open.of(network) >= most) {
      warnOnce(network);
      return false;
    }
    request.socket.once('close', open.add(network));
    return true;
  };
};
