import type { OwnerServices } from '../area/area';
import { runAreas } from '../area/foldAreas';
import { areaCommands, areas, compose } from '../areas';
import { capsOf } from '../exchange/reference/reference';
import { openExchange } from '../exchange/running/openExchange';
import type { Feed } from '../live/feed';
import type { LivePublisher } from '../live/liveServer';
import { createOutbox } from '../mail/outbox';
import { createBooks } from '../marketData/books';
import { createMarket } from '../marketData/market';
import { xdcPricesOf } from '../marketData/xdcPrices';
import { addBackgroundWork } from './addBackgroundWork';
import type { Ground } from './ground';
import { openServices, type OpenedServices } from './openServices';
import { runMarket } from './runMarket';

export interface OpenedOwner extends OpenedServices {
  services: OwnerServices;
  /** What is published, in the order in which it prepares and stops. */
  feeds: (live: LivePublisher) => readonly Feed[];
}

/** The exchange and all that it does by itself. It accepts commands from when the server is ready. */
export const openOwner = async (ground: Ground): Promise<OpenedOwner> => {
  const { app, env, database, config, lease, registry, background, now, onProgress = () => undefined } = ground;
  const { market = createMarket(xdcPricesOf(config)) } = ground;
  const outbox = createOutbox({ db: database.db, log: app.log, registry, env, config, compose, now, background });
  const exchange =
    ground.exchange ??
    openExchange(app, {
      connectionString: database.connectionString,
      requireStandby: env.REQUIRE_STANDBY,
      readers: database,
      kinds: areaCommands({ env, config }),
      registry,
      now,
      lastPrice: market.lastPrice,
      referenceCaps: capsOf({ minute: env.REFERENCE_MINUTE_PERCENT, day: env.REFERENCE_DAY_PERCENT }),
      lease,
      onReplaced: ground.onReplaced,
    });
  const opened = await openServices(ground, {
    exchange,
    isCurrent: lease?.isHeld ?? (() => true),
    market,
    books: createBooks(),
    mailer: ground.mailer ?? outbox,
  });
  const services = { ...opened.services, exchange };
  const running = runAreas(areas, services);
  const { keepDatabaseRunning } = ground;
  addBackgroundWork({
    ...services,
    registry,
    background,
    areas: running,
    keepDatabaseRunning,
    custodyJobs: opened.jobs,
  });
  return {
    ...opened,
    services,
    feeds: (live) => {
      const feeds = running.feeds.map((feedOf) => feedOf(live));
      const onMoved: Parameters<typeof runMarket>[1]['onMoved'] = (moved) => {
        for (const { publishFigures } of feeds) publishFigures?.(moved);
      };
      return [...feeds, runMarket(app, { ...services, background, onMoved, onProgress })];
    },
  };
};
