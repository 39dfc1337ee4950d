import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { metrics } from '../http/metrics';
import { newServer } from '../http/newServer';
import { copyMetrics } from '../restored/copyMetrics';
import { heldSince } from '../restored/restoredCopy';
import { createBackgroundWork, type BackgroundWork } from '../runtime/backgroundWork';
import type { AppOptions } from './appOptions';

/** What a server of any role stands on. */
export interface Ground extends AppOptions {
  app: FastifyInstance;
  registry: Registry;
  background: BackgroundWork;
  now: () => number;
}

export const openGround = (options: AppOptions): Ground => {
  const { env, database, now = Date.now } = options;
  const app = newServer(env, options.logTo);
  const registry = metrics(app, { token: env.METRICS_TOKEN, isOpenHere: env.NODE_ENV !== 'production' });
  const isCopyHeld = async (): Promise<boolean> => (await heldSince(database.db)) !== undefined;
  const background = createBackgroundWork({ log: app.log, registry, now, isCopyHeld });
  copyMetrics(registry, isCopyHeld);
  return { ...options, app, registry, background, now };
};
