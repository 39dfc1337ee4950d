import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { SessionStore } from '../identity/stores/sessions';
import { clientAddressOf } from '../http/clientAddress';
import type { BackgroundWork } from '../runtime/backgroundWork';
import type { Env } from '../runtime/env';
import { limitConnections } from './connectionLimit';
import { limitEvents } from './eventLimit';
import type { Feed } from './feed';
import { createLiveServer, type LiveServer } from './liveServer';
import type { TraderEvents } from './liveTraders';
import { runFeeds } from './runFeeds';

export interface LiveConnectionOptions {
  env: Env;
  registry: Registry;
  sessions: Pick<SessionStore, 'find'>;
  /** In the order in which they prepare and stop. */
  feeds: (live: LiveServer) => readonly Feed[];
  /** Whether what is published is still current. */
  isCurrent: () => boolean;
  /** In a process that doesn't own the exchange. */
  traderEvents?: TraderEvents | undefined;
  /** Its owner starts it when the server is ready, and stops it first. */
  background: Pick<BackgroundWork, 'add'>;
  now: () => number;
}

/** Traders' and visitors' live connections: feeds begin when the server is ready and end before it closes. */
export const liveConnection = (app: FastifyInstance, options: LiveConnectionOptions): void => {
  const { env, registry, sessions, isCurrent, traderEvents, background, now } = options;
  const { log } = app;
  const addressOf = clientAddressOf(env.TRUST_PROXY);
  const live = createLiveServer({
    http: app.server,
    log,
    registry,
    findTrader: (token) => sessions.find(token, new Date(now())),
    allowedOrigins: env.ALLOWED_ORIGINS,
    hasRoom: limitConnections({
      most: env.LIVE_CONNECTIONS,
      mostBytes: env.LIVE_SENT_BYTES,
      addressOf,
      log,
      now,
    }),
    eventsOf: limitEvents({
      each: env.LIVE_EVENTS,
      together: env.LIVE_ADDRESS_EVENTS,
      addressOf,
      log,
      now: () => performance.now(),
    }),
    mostPairs: env.LIVE_PAIRS,
    isCurrent,
    traderEvents,
    queueBytes: env.LIVE_QUEUE_BYTES,
  });
  runFeeds(app, { env, feeds: options.feeds(live), isCurrent, background, jobs: [live.slowReaders] });
  // After the last that feeds publish.
  app.addHook('preClose', async () => live.close());
};
