import { pairNames } from '@exchange/domain';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { SessionStore } from '../identity/stores/sessions';
import { clientAddressOf } from '../http/clientAddress';
import type { BackgroundWork } from '../runtime/backgroundWork';
import type { Env } from '../runtime/env';
import type { Job } from '../runtime/job';
import { limitConnections } from './connectionLimit';
import { limitEvents } from './eventLimit';
import type { Feed } from './feed';
import { createLiveServer, type LiveServer } from './liveServer';

export interface LiveConnectionOptions {
  env: Env;
  registry: Registry;
  sessions: Pick<SessionStore, 'find'>;
  /** In the order in which they prepare and stop. */
  feeds: (live: LiveServer) => readonly Feed[];
  /** Whether what is published is still current. */
  isCurrent: () => boolean;
  /** Its owner starts it when the server is ready, and stops it first. */
  background: Pick<BackgroundWork, 'add'>;
  now: () => number;
}

/** Traders' and visitors' live connections: feeds begin when the server is ready and end before it closes. */
export const liveConnection = (app: FastifyInstance, options: LiveConnectionOptions): void => {
  const { env, registry, sessions, isCurrent, background, now } = options;
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
    queueBytes: env.LIVE_QUEUE_BYTES,
  });
  const feeds = options.feeds(live);

  /** Also publishes unchanged figures, so that clients know they are current. */
  const heartbeat: Job = {
    name: 'feed-heartbeat',
    everyMs: env.FEED_HEARTBEAT_MS,
    firstAfterMs: env.FEED_HEARTBEAT_MS,
    jitter: 0,
    work: async () => {
      if (isCurrent()) for (const { publishFigures } of feeds) publishFigures?.(pairNames);
    },
  };

  app.addHook('onReady', async () => {
    for (const { reset } of feeds) reset?.();
    for (const job of [live.slowReaders, heartbeat, ...feeds.flatMap(({ jobs = [] }) => jobs)]) background.add(job);
    const listeners = feeds.flatMap((feed) => feed.listeners ?? []);
    await Promise.all(listeners.map((listener) => background.add(listener).ask()));
    for (const { prepare } of feeds) await prepare?.();
  });
  app.addHook('preClose', async () => {
    for (const { stop } of feeds) await stop?.();
    live.close();
  });
};
