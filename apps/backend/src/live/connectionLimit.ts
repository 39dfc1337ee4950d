import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../areas/accounts/places';

export interface ConnectionLimit {
  /** The most that one network may have open; none where it is 0. */
  most: number;
  addressOf: (request: IncomingMessage) => string | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const reached =
  'An address has as many live connections open as LIVE_CONNECTIONS allows, and more are refused. If it is a proxy, set TRUST_PROXY';

/** Counts open connections by network, as the flood limit counts calls, and says whether there is room for one more. */
export const limitConnections = ({ most, addressOf, log }: ConnectionLimit) => {
  const open = new Map<string, number>();
  let hasWarned = false;

  const count = (network: string, change: 1 | -1): void => {
    const left = (open.get(network) ?? 0) + change;
    if (left === 0) open.delete(network);
    else open.set(network, left);
  };

  const warnOnce = (network: string): void => {
    if (!hasWarned) log.warn({ from: network }, reached);
    hasWarned = true;
  };

  return (request: IncomingMessage): boolean => {
    if (most === 0) return true;
    const network = networkOf(addressOf(request) ?? '');
    if ((open.get(network) ?? 0) >= most) {
      warnOnce(network);
      return false;
    }
    count(network, 1);
    request.socket.once('close', () => count(network, -1));
    return true;
  };
};
