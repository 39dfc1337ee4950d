import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { buildGateway } from './app/buildGateway';
import { checkReplica, listen, openPort, openReplica } from './app/starting';
import { clusterKeysOf } from './cluster/clusterKeys';
import { connect } from './db/client';
import { readPurpose } from './db/databasePurpose';
import { withPlainClient } from './db/embedded/connection';
import { refuseSharedSessions } from './db/ownSessions';
import { readServer, refuseUnsuitable } from './db/suitableServer';
import { sayingsIn } from './http/sayings';
import { kindFor, refuseOtherKind } from './ownership/kinds';
import { readAnnounced } from './ownership/leaseTable';
import { readAppConfig } from './runtime/appConfig';
import type { Env } from './runtime/env';
import { defaultConfigFile, dataFolder } from './runtime/places';
import type { Run } from './runtime/run';
import { stopOnceStarted } from './runtime/stopping';
import { secretsKeysInUse } from './secretsKey/settleSecretsKey';

const { say } = sayingsIn(process.env['NODE_ENV']);

const lookEveryMs = 500;
const lookingMs = 2_000;

/** The owner creates and migrates what is in the database, so nothing is read before there is one. */
const waitForOwner = async (pool: Pool, stopping: AbortSignal): Promise<void> => {
  let isTold = false;
  while (!stopping.aborted && (await readAnnounced(pool).catch(() => undefined)) === undefined) {
    if (!isTold) say('Waiting for an owner of the exchange.');
    isTold = true;
    await pause(lookEveryMs, undefined, { signal: stopping }).catch(() => undefined);
  }
};

const checkDatabase = async (connectionString: string, env: Env): Promise<void> => {
  refuseUnsuitable(await withPlainClient(connectionString, readServer));
  await refuseSharedSessions(connectionString);
  const purpose = await withPlainClient(connectionString, readPurpose);
  if (purpose) refuseOtherKind(purpose, kindFor(env));
};

/** Starts a gateway as soon as there is an owner. */
export const startGateway = async (run: Run, env: Env): Promise<void> => {
  const { DATABASE_URL: connectionString = '', REDIS_URL: redisUrl = '' } = env;
  const name = `gateway-${randomBytes(8).toString('hex')}`;
  const config = readAppConfig(env.CONFIG_FILE ?? defaultConfigFile());
  await checkReplica(env, say);
  await checkDatabase(connectionString, env);
  const opened = await openPort(run, env);
  let warnOfLoss: (error: Error) => void = () => undefined;
  const onError = (error: Error): void => warnOfLoss(error);
  // Apart from the pool, which is closed while the database may show what will be lost.
  const looking = connect({
    connectionString,
    max: 1,
    applicationName: `${name} owner`,
    statementMs: lookingMs,
    onError,
  });
  run.started({ name: 'connection for the owner', stop: looking.close });
  await waitForOwner(looking.pool, run.stopping);
  if (run.stopping.aborted) return;
  await checkDatabase(connectionString, env);
  const database = connect({ connectionString, max: env.DATABASE_POOL, applicationName: `${name} pool`, onError });
  run.started({ name: 'connections', stop: database.close });
  const replica = openReplica(run, env, `${name} reads`);
  const { SECRETS_KEY: given, SECRETS_KEY_OLD: givenOld } = env;
  const secrets = await secretsKeysInUse({ db: looking.db, given, givenOld, folder: dataFolder(env.DATA_DIR) });
  const building = buildGateway({
    env,
    database,
    replica,
    config,
    secretsKey: secrets.current,
    oldSecretsKeys: secrets.old,
    redisUrl,
    keys: clusterKeysOf(secrets.current),
    findOwner: () => readAnnounced(looking.pool),
  });
  run.started({ name: 'server', stop: stopOnceStarted(building, (app) => app.close()) });
  const app = await building;
  warnOfLoss = ({ message }) => app.log.warn({ reason: message }, 'A database connection was lost');
  const url = await listen(app, env, opened);
  say(`XDC Exchange's gateway is ready: ${url}`);
};
