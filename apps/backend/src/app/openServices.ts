import { randomBytes } from 'node:crypto';
import type { Services } from '../area/area';
import { readContract, type ContractDocument } from '../contract/document';
import { openCustody, type OpenedCustody } from '../custody/openCustody';
import { createSeals } from '../identity/secrets/sealing';
import { openIdentity } from '../identity/openIdentity';
import { createCandleStore } from '../marketData/candleStore';
import { createReads } from '../replica/reads';
import { replicaMetrics } from '../replica/replicaMetrics';
import { createStatusStore } from '../reference/statusStore';
import type { Ground } from './ground';

/** What depends on whether this process owns the exchange. */
type OfRole = Pick<Services, 'books' | 'exchange' | 'isCurrent' | 'mailer' | 'market'>;

export interface OpenedServices extends Omit<OpenedCustody, 'custody'> {
  services: Services;
  document: ContractDocument;
  /** Waits for work that goes on after its call was answered. */
  stop: () => Promise<void>;
}

/** Everything that the areas answer calls with. */
export const openServices = async (ground: Ground, ofRole: OfRole): Promise<OpenedServices> => {
  const { app, env, database, replica, config, registry, now, passwords, random, pause } = ground;
  const { secretsKey = randomBytes(32), oldSecretsKeys = [] } = ground;
  const { exchange, mailer } = ofRole;
  const { db } = database;
  const document = readContract();
  const seals = createSeals(secretsKey, ...oldSecretsKeys);
  const identity = openIdentity({ db, env, log: app.log, mailer, seals, now, passwords, random, pause });
  const reads = createReads({
    primary: database,
    replica,
    exchange,
    log: app.log,
    ...(replica && replicaMetrics(registry, { replica, exchange })),
  });
  const { custody, ...opened } = await openCustody({ env, database, now });
  const services = {
    ...ofRole,
    env,
    config,
    version: document.info.version,
    log: app.log,
    now,
    database,
    reads,
    custody,
    candles: createCandleStore(database.pool),
    status: createStatusStore(db),
    core: identity.core,
    traderOf: identity.traderOf,
  };
  return { ...opened, services, document, stop: identity.stop };
};
