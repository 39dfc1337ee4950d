import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../runtime/env';
import { networkOf } from '../runtime/networkOf';
import { createTally } from '../runtime/tally';
import { refuseOnSocket } from './brokenRequests';
import { trustOf } from './clientAddress';

const tooMany = 'Too many connections from your network. Close some pages and try again.';

const warning =
  'An address has as many connections open as ADDRESS_CONNECTIONS allows, and more are refused. If it is a proxy, set TRUST_PROXY';

type Bound = Pick<Env, 'ADDRESS_CONNECTIONS' | 'TRUST_PROXY'>;

/** Bounds how many connections an address has open, before anything is read from them. */
export const boundConnections = (
  server: Server,
  { ADDRESS_CONNECTIONS: most, TRUST_PROXY }: Bound,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void => {
  if (most === 0) return;
  const trust = trustOf(TRUST_PROXY);
  const open = createTally();
  let hasWarned = false;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    // Whom a proxy connects for is known only from each request.
    if (trust !== false && trust(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    if (open.of(network) < most) {
      socket.once('close', open.add(network));
      return;
    }
    if (!hasWarned) log.warn({ from: network }, warning);
    hasWarned = true;
    refuseOnSocket(socket, 429, tooMany);
  });
};
