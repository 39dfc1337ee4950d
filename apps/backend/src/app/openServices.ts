import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { OwnerServices } from '../area/area';
import { areaCommands, compose } from '../areas';
import { readContract, type ContractDocument } from '../contract/document';
import { openCustody, type OpenedCustody } from '../custody/openCustody';
import { capsOf } from '../exchange/reference/reference';
import { openExchange } from '../exchange/running/openExchange';
import { createSeals } from '../identity/secrets/sealing';
import { openIdentity } from '../identity/openIdentity';
import { createOutbox } from '../mail/outbox';
import { createBooks } from '../marketData/books';
import { createCandleStore } from '../marketData/candleStore';
import { createMarket } from '../marketData/market';
import { xdcPricesOf } from '../marketData/xdcPrices';
import { createReads } from '../replica/reads';
import { replicaMetrics } from '../replica/replicaMetrics';
import { createStatusStore } from '../reference/statusStore';
import type { BackgroundWork } from '../runtime/backgroundWork';
import type { AppOptions } from './appOptions';

interface Ground extends AppOptions {
  registry: Registry;
  background: BackgroundWork;
  now: () => number;
}

export interface OpenedServices extends Omit<OpenedCustody, 'custody'> {
  services: OwnerServices;
  document: ContractDocument;
  /** Waits for work that goes on after its call was answered. */
  stop: () => Promise<void>;
}

/** Everything the areas work with. The exchange accepts commands from when the server is ready. */
export const openServices = async (app: FastifyInstance, ground: Ground): Promise<OpenedServices> => {
  const { env, database, config, lease, registry, background, now, passwords, random, pause } = ground;
  const { market = createMarket(xdcPricesOf(config)), secretsKey = randomBytes(32), oldSecretsKeys = [] } = ground;
  const { db } = database;
  const outbox = createOutbox({ db, log: app.log, registry, env, config, compose, now, background });
  const mailer = ground.mailer ?? outbox;
  const document = readContract();
  const seals = createSeals(secretsKey, ...oldSecretsKeys);
  const identity = openIdentity({ db, env, log: app.log, mailer, seals, now, passwords, random, pause });
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
  const { replica } = ground;
  const reads = createReads({
    primary: database,
    replica,
    exchange,
    log: app.log,
    ...(replica && replicaMetrics(registry, { replica, exchange })),
  });
  const { custody, ...opened } = await openCustody({ env, database, now });
  const services = {
    env,
    config,
    version: document.info.version,
    log: app.log,
    now,
    database,
    reads,
    exchange,
    isCurrent: lease?.isHeld ?? (() => true),
    custody,
    market,
    books: createBooks(),
    candles: createCandleStore(database.pool),
    status: createStatusStore(db),
    core: identity.core,
    traderOf: identity.traderOf,
    mailer,
  };
  return { ...opened, services, document, stop: identity.stop };
};
