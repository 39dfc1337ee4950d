import type { FastifyInstance } from 'fastify';
import { addBackgroundWork } from './app/addBackgroundWork';
import type { AppOptions } from './app/appOptions';
import { openServices } from './app/openServices';
import { runMarket } from './app/runMarket';
import { serveApi } from './app/serveApi';
import { servePages } from './app/servePages';
import { openAreas, runAreas } from './area/foldAreas';
import { areas } from './areas';
import { limitFloods } from './http/corsAndRateLimit';
import { answerErrors } from './http/errors';
import { secureHeaders } from './http/headers';
import { logAnswers } from './http/logging';
import { metrics } from './http/metrics';
import { newServer, readBodies } from './http/newServer';
import { refuseUnlessOwner } from './http/owner';
import { refuseUnreadable } from './http/readable';
import { liveConnection } from './live/liveConnection';
import { copyMetrics } from './restored/copyMetrics';
import { heldSince } from './restored/restoredCopy';
import { createBackgroundWork } from './runtime/backgroundWork';

export type { AppOptions };

/** The server as a plugin tree that doesn't listen yet: `server.ts` listens, tests inject. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { env, lease, now = Date.now, onProgress = () => undefined } = options;
  const app = newServer(env, options.logTo);
  const registry = metrics(app, { token: env.METRICS_TOKEN, isOpenHere: env.NODE_ENV !== 'production' });
  const { db } = options.database;
  const isCopyHeld = async (): Promise<boolean> => (await heldSince(db)) !== undefined;
  const background = createBackgroundWork({ log: app.log, registry, now, isCopyHeld });
  copyMetrics(registry, isCopyHeld);
  const opened = await openServices(app, { ...options, registry, background, now });
  const { services, document, chains } = opened;
  const open = openAreas(areas, services);
  const running = runAreas(areas, services);
  const { keepDatabaseRunning, floodCalls, webFolder } = options;
  addBackgroundWork({
    ...services,
    registry,
    background,
    areas: running,
    keepDatabaseRunning,
    custodyJobs: opened.jobs,
  });

  answerErrors(app);
  logAnswers(app);
  if (lease) refuseUnlessOwner(app, lease);
  await secureHeaders(app, { isSecureOnly: env.NODE_ENV === 'production' });
  refuseUnreadable(app);
  await readBodies(app);
  const countRequest = await limitFloods(app, { env, floodCalls });
  await app.register(serveApi, {
    prefix: '/api',
    env,
    countRequest,
    document,
    areas: open,
    seals: services.core.seals,
    traderOf: services.traderOf,
  });
  await servePages(app, { ...services, chains, webFolder, countRequest, seals: services.core.seals });

  app.addHook('onReady', async () => {
    background.start();
  });
  app.addHook('preClose', () => background.stop());
  app.addHook('onClose', opened.stop);
  liveConnection(app, {
    ...services,
    registry,
    sessions: services.core.stores.sessions,
    background,
    feeds: (live) => {
      const connections = open.connections.map((watch) => watch(live));
      const feeds = running.feeds.map((feedOf) => feedOf(live));
      const onMoved: Parameters<typeof runMarket>[1]['onMoved'] = (moved) => {
        for (const { publishFigures } of feeds) publishFigures?.(moved);
      };
      return [...connections, ...feeds, runMarket(app, { ...services, background, onMoved, onProgress })];
    },
  });
  return app;
};
