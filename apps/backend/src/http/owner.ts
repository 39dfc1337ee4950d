import type { FastifyInstance } from 'fastify';
import type { Lease } from '../ownership/lease';

/** These say by themselves how the process fares. */
const healthPath = '/api/health';

class Stale extends Error {
  readonly statusCode = 503;
}

/**
 * Books, prices and balances of a process that lost the exchange are stale, and nothing about them would show it: a
 * process that was stopped for a minute answers with what was true a minute ago.
 */
export const refuseUnlessOwner = (app: FastifyInstance, lease: Pick<Lease, 'isHeld' | 'confirm'>): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (lease.isHeld() || !url.startsWith('/api') || url.startsWith(healthPath)) return;
    if (!(await lease.confirm())) throw new Stale('This process may no longer own the exchange.');
  });
};
