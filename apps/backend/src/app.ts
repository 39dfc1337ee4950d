import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { infoHandlers } from './areas/info/handlers';
import { createCandleStore } from './areas/markets/candleStore';
import { marketsHandlers } from './areas/markets/handlers';
import { createMarket, type Market } from './areas/markets/market';
import { profileHandlers } from './areas/profile/handlers';
import { statusHandlers } from './areas/status/handlers';
import { createStatusStore } from './areas/status/store';
import { readContract } from './contract/document';
import type { Handlers } from './contract/handlers';
import { contractRoutes } from './contract/routes';
import type { DatabaseClient } from './db/client';
import type { Env } from './runtime/env';
import { answerErrors } from './http/errors';
import { secureHeaders } from './http/headers';
import { logAnswers, loggerOptions } from './http/logging';
import { metrics } from './http/metrics';
import { reference } from './http/reference';
import { web } from './http/web';
import { liveConnection } from './live/liveConnection';
import { pagePolicyOf, withSwitches, type AppConfig } from './runtime/appConfig';
import { webFolder } from './runtime/places';

export interface AppOptions {
  env: Env;
  database: DatabaseClient;
  config: AppConfig;
  /** Whose figures are told; an empty one of its own where none is given. */
  market?: Market;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** What takes a while, for the person who waits. */
  onProgress?: (line: string) => void;
}

const noSuchCall = { statusCode: 404, message: 'There is no such call.' };

const newServer = (env: Env): FastifyInstance =>
  fastify({
    logger: loggerOptions(env.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: env.BODY_LIMIT_BYTES,
    trustProxy: env.TRUST_PROXY,
    forceCloseConnections: 'idle',
    // The demo market's past is written while the server gets ready.
    pluginTimeout: 180_000,
    routerOptions: { maxParamLength: 500 },
  });

const readBodies = async (app: FastifyInstance, env: Env): Promise<void> => {
  await app.register(formbody);
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: env.UPLOAD_LIMIT_BYTES, files: 3, fields: 40, fieldSize: env.BODY_LIMIT_BYTES },
  });
};

/** The server as a plugin tree that listens nowhere yet: `server.ts` listens, tests inject. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { env, database, config, market = createMarket(), now = Date.now, onProgress = () => undefined } = options;
  const app = newServer(env);
  const document = readContract();
  const status = createStatusStore(database.db);
  const candles = createCandleStore(database.pool);
  const handlers: Handlers = {
    ...statusHandlers({ store: status, version: document.info.version, isDatabaseUp: database.ping }),
    ...infoHandlers(database.db),
    ...profileHandlers(database.db),
    ...marketsHandlers({ market, candles }),
  };

  answerErrors(app);
  logAnswers(app);
  secureHeaders(app, { isSecureOnly: env.NODE_ENV === 'production' });
  const registry = metrics(app, { token: env.METRICS_TOKEN });
  await readBodies(app, env);
  await app.register(
    async (api) => {
      api.setNotFoundHandler(async (request, reply) =>
        reply.status(404).send({ ...noSuchCall, requestId: request.id }),
      );
      contractRoutes(api, { document, handlers, isStrict: env.NODE_ENV !== 'production' });
      await api.register(reference);
    },
    { prefix: '/api' },
  );
  await app.register(web, {
    folder: webFolder,
    policy: pagePolicyOf(config),
    config: async () => withSwitches(config, await status.switches()),
  });
  liveConnection(app, { env, database, registry, market, candles, status, now, onProgress });
  return app;
};
