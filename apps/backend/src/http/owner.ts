import type { FastifyInstance } from 'fastify';
import type { Lease } from '../ownership/lease';
import { servedPath } from './page/servedPath';

/** Health checks report the state of the process on their own. */
const healthPath = '/api/health';

class Stale extends Error {
  readonly statusCode = 503;
}

/**
 * A process that lost the exchange has stale books, prices and balances, and nothing would show it: a
 * process that was suspended for a minute answers with the state of a minute ago.
 */
export const refuseUnlessOwner = (app: FastifyInstance, lease: Pick<Lease, 'isHeld' | 'confirm'>): void => {
  app.addHook('onRequest', async (request) => {
    const path = servedPath(request);
    if (lease.isHeld() || !path.startsWith('/api') || path.startsWith(healthPath)) return;
    if (!(await lease.confirm())) throw new Stale('This process may no longer own the exchange.');
  });
};
