import type { FastifyInstance } from 'fastify';
import { openAreas } from '../area/foldAreas';
import { areas } from '../areas';
import type { ClusterKeys } from '../cluster/clusterKeys';
import { createOwnerLine, type OwnerLine } from '../cluster/line/ownerLine';
import { publishToGateways } from '../cluster/live/publishToGateways';
import { runFeeds } from '../live/runFeeds';
import { deliveryCallJob } from '../mail/wakeDelivery';
import type { Lease } from '../ownership/lease';
import type { AppOptions } from './appOptions';
import { openGround } from './ground';
import { openOwner } from './openOwner';
import { serve } from './serve';

export interface OwnerOptions extends AppOptions {
  lease: Pick<Lease, 'name' | 'isHeld' | 'confirm'>;
  redisUrl: string;
  keys: ClusterKeys;
}

export interface BuiltOwner {
  app: FastifyInstance;
  /** For gateways. */
  line: OwnerLine;
}

/** The exchange without live connections: gateways hold those, and hand it the commands of their calls. */
export const buildOwner = async (options: OwnerOptions): Promise<BuiltOwner> => {
  const { lease, redisUrl: url, keys } = options;
  const ground = openGround(options);
  const { app, background, database, env, now } = ground;
  const { log } = app;
  const owner = await openOwner(ground);
  const { services } = owner;
  const { books, core, exchange, isCurrent, mailer } = services;
  const { references } = exchange;
  const { prefix } = keys;
  const publishing = publishToGateways({ url, log, prefix, owner: lease.name, isCurrent, books, references, now });
  background.add(deliveryCallJob({ connectionString: database.connectionString, mailer, log }));
  await serve(ground, owner, openAreas(areas, services));
  runFeeds(app, { env, feeds: [...owner.feeds(publishing.live), publishing.feed], isCurrent, background });
  const line = createOwnerLine({
    key: keys.line,
    owner: lease.name,
    exchange,
    heldSessions: (ids) => core.stores.sessions.held(ids, new Date(now())),
    projections: publishing.projections,
    log,
    now,
  });
  return { app, line };
};
