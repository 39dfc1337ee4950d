import { pairNames } from '@exchange/domain';
import type { FastifyInstance } from 'fastify';
import type { BackgroundWork } from '../runtime/backgroundWork';
import type { Env } from '../runtime/env';
import type { Job } from '../runtime/job';
import type { Feed } from './feed';

export interface RunFeedsOptions {
  env: Pick<Env, 'FEED_HEARTBEAT_MS'>;
  /** In the order in which they prepare and stop. */
  feeds: readonly Feed[];
  /** Whether what is published is still current. */
  isCurrent: () => boolean;
  /** Its owner starts it when the server is ready, and stops it first. */
  background: Pick<BackgroundWork, 'add'>;
  /** Other jobs that belong to them. */
  jobs?: readonly Job[];
}

/** Feeds begin when the server is ready and end before it closes. */
export const runFeeds = (app: FastifyInstance, options: RunFeedsOptions): void => {
  const { env, feeds, isCurrent, background, jobs: others = [] } = options;

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
    for (const job of [...others, heartbeat, ...feeds.flatMap(({ jobs = [] }) => jobs)]) background.add(job);
    const listeners = feeds.flatMap((feed) => feed.listeners ?? []);
    await Promise.all(listeners.map((listener) => background.add(listener).ask()));
    for (const { prepare } of feeds) await prepare?.();
  });
  app.addHook('preClose', async () => {
    for (const { stop } of feeds) await stop?.();
  });
};
