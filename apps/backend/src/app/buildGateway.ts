import type { FastifyInstance } from 'fastify';
import { openAreas } from '../area/foldAreas';
import { areas, compose } from '../areas';
import type { ClusterKeys } from '../cluster/clusterKeys';
import { createFloodStore } from '../cluster/limits/floodStore';
import type { KnownOwner } from '../cluster/line/gatewayLine';
import type { OwnerState } from '../cluster/line/messages';
import { createRemoteExchange } from '../cluster/line/remoteExchange';
import { followOwner } from '../cluster/live/followOwner';
import type { DatabaseClient } from '../db/client';
import { liveConnection } from '../live/liveConnection';
import { createQueueing } from '../mail/queueing';
import { createDeliveryCall } from '../mail/wakeDelivery';
import { createBooks } from '../marketData/books';
import { createCandleStore } from '../marketData/candleStore';
import { createMarket } from '../marketData/market';
import { xdcPricesOf } from '../marketData/xdcPrices';
import type { AppOptions } from './appOptions';
import { openGround } from './ground';
import { openServices } from './openServices';
import { serve } from './serve';
import { whileCurrent } from './whileCurrent';

interface GatewayOptions extends AppOptions {
  redisUrl: string;
  keys: ClusterKeys;
  findOwner: () => Promise<KnownOwner | undefined>;
}

/** Where commits wait for a standby, what the database shows counts only as far as the owner stands by it. */
const guardReads = ({ suspend, resume }: Pick<DatabaseClient, 'suspend' | 'resume'>, isRequired: boolean) => {
  let isPromised = isRequired;
  let isSuspended = false;
  return (state: OwnerState | undefined): void => {
    isPromised ||= state?.standby !== undefined;
    const isToWait = isPromised && state?.isOpen !== true;
    if (isToWait !== isSuspended) (isToWait ? suspend : resume)();
    isSuspended = isToWait;
  };
};

/** Answers calls and holds live connections, and leaves to the owner what only the owner may do. */
export const buildGateway = async (options: GatewayOptions): Promise<FastifyInstance> => {
  const { redisUrl: url, keys, findOwner } = options;
  const ground = openGround(options);
  const { app, background, config, database, env, now, registry } = ground;
  const { log } = app;
  const { prefix } = keys;
  const { pool } = database;
  const onState = guardReads(database, env.REQUIRE_STANDBY);
  const remote = createRemoteExchange({ key: keys.line, findOwner, onState, log });
  const [books, market, candles] = [createBooks(), createMarket(xdcPricesOf(config)), createCandleStore(pool)];
  const ask = remote.projections;
  const following = followOwner({ url, log, prefix, registry, ask, books, market, candles, pool });
  const { isCurrent, traderEvents } = following;
  const floodStore = createFloodStore({ url, prefix, log });
  const opened = await openServices(ground, {
    exchange: remote.exchange,
    // Its state is asked for often enough to know without the owner's lease.
    isCurrent: remote.exchange.isOpen,
    books: whileCurrent(books, isCurrent),
    market: whileCurrent(market, isCurrent),
    mailer: { send: createQueueing({ env, config, compose, now }), deliver: createDeliveryCall(pool) },
  });
  const { services } = opened;
  const open = openAreas(areas, services);
  await serve({ ...ground, floodStore }, opened, open);
  app.addHook('onReady', async () => {
    floodStore.start();
    // So that the first call finds an owner.
    await background.add(remote.look).ask();
  });
  app.addHook('onClose', floodStore.stop);
  liveConnection(app, {
    ...ground,
    sessions: services.core.stores.sessions,
    isCurrent,
    traderEvents,
    feeds: (live) => [...open.connections.map((watch) => watch(live)), following.feed(live)],
  });
  return app;
};
