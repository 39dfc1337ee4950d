import type { FastifyInstance } from 'fastify';
import { readContract } from '../contract/document';
import type { Env } from '../runtime/env';
import { answerErrors } from './errors';
import { secureHeaders } from './headers';
import { newServer } from './newServer';

class NotReady extends Error {
  readonly statusCode = 503;
}

/**
 * Serves until the exchange does: whoever watches the process sees that it is alive and not ready, however long it
 * waits for another process or migrates. Everything else is answered as while the database is down.
 */
const buildBeforeReady = async (env: Env): Promise<FastifyInstance> => {
  const { version } = readContract().info;
  const app = newServer({ ...env, LOG_LEVEL: 'silent' }, undefined);
  answerErrors(app);
  await secureHeaders(app, { isSecureOnly: env.NODE_ENV === 'production' });
  app.get('/api/health/live', async () => ({ status: 'ok', version }));
  app.get('/api/health', async (_, reply) =>
    reply.status(503).send({ status: 'unavailable', version, checks: { sequencer: 'unavailable' } }),
  );
  app.setNotFoundHandler(async () => {
    throw new NotReady('The exchange is not ready.');
  });
  return app;
};

export interface BeforeReady {
  /** The port that it listens on, which the exchange takes over. */
  port: number;
  close: () => Promise<void>;
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Undefined while another program has the port: the process that is waited for may be on this machine. */
export const listenBeforeReady = async (env: Env): Promise<BeforeReady | undefined> => {
  const app = await buildBeforeReady(env);
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
  const [address] = app.addresses();
  return { port: typeof address === 'object' ? address.port : env.PORT, close: () => app.close() };
};
