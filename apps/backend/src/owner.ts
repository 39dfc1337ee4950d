import { defaults } from 'pg';
import { createPasswords } from './identity/secrets/passwords';
import { accountSettings } from './identity/settings';
import { createStatusStore } from './reference/statusStore';
import { compose } from './areas';
import { connect, type ConnectOptions, type Database } from './db/client';
import { buildApp, type AppOptions } from './app';
import type { BuiltOwner, OwnerOptions } from './app/buildOwner';
import { checkReplica, listen, openPort, openReplica } from './app/starting';
import { clusterKeysOf } from './cluster/clusterKeys';
import { listenForGateways } from './cluster/line/lineServer';
import type { OwnerLine } from './cluster/line/ownerLine';
import { createQueueing } from './mail/queueing';
import { hasMailbox } from './mail/settings';
import { openingLines } from './operator/openingLines';
import type { ProcessOnHost } from './db/embedded/host/processOnHost';
import { kindFor } from './ownership/kinds';
import type { Lease } from './ownership/lease';
import { connectionName } from './ownership/leaseTable';
import { openDatabase, type OwnedDatabase } from './ownership/openDatabase';
import type { Env } from './runtime/env';
import { heldSince } from './restored/restoredCopy';
import { seedReferenceData } from './reference/seedReferenceData';
import { readAppConfig, type AppConfig } from './runtime/appConfig';
import { defaultConfigFile, dataFolder } from './runtime/places';
import type { Run } from './runtime/run';
import { stopOnceStarted } from './runtime/stopping';
import { sayingsIn } from './http/sayings';
import { webAddress } from './runtime/webAddress';
import { giveUpSecrets } from './secretsKey/giveUpSecrets';
import { sealsOf, settleSecretsKeys, type SecretsKeys } from './secretsKey/settleSecretsKey';
import { demoAccountLines } from './simulation/accounts/demoAccounts';
import { retireDemoAccounts } from './simulation/accounts/retireDemoAccounts';
import { seedDemoAccounts, type SeedDemoAccountsOptions } from './simulation/accounts/seedDemoAccounts';

const { say, sayFailure } = sayingsIn(process.env['NODE_ENV']);

const said = {
  copying: 'Copying the database server to a folder it can run from…',
  creating: 'Creating the database…',
  starting: 'Starting the database…',
  adopting: 'Using the database server that is already running.',
};

const tellOfWait = (env: Env, port: number | undefined, owner: ProcessOnHost | null): void => {
  const other = owner ? `Process ${owner.pid} on ${owner.host}` : 'Another process';
  const health = port === undefined ? '' : ` Until then ${webAddress(env.HOST, port)}/api/health answers 503.`;
  say(`${other} runs this exchange. Waiting for it to end, to take over.${health}`);
};

const openOwnDatabase = (run: Run, env: Env, port: number | undefined): Promise<OwnedDatabase> => {
  const opening = openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: dataFolder(env.DATA_DIR),
    ownerUrl: env.DATABASE_OWNER_URL,
    acceptOwnerRole: env.ACCEPT_OWNER_ROLE,
    wanted: kindFor(env),
    newExchangeIn: env.NEW_EXCHANGE_IN,
    leaseMs: env.LEASE_MS,
    takeOverMs: env.TAKE_OVER_MS,
    onWait: (owner) => tellOfWait(env, port, owner),
    signal: run.stopping,
    onLost: () => {
      sayFailure('Another process now owns this exchange; this one is stopping.');
      process.exitCode = 1;
      void run.stop(env.SHUTDOWN_GRACE_MS).then(() => process.exit(1));
    },
    log: say,
    onProgress: (step) => say(said[step]),
  });
  run.started({ name: 'database', stop: stopOnceStarted(opening, (database) => database.stop()) });
  return opening;
};

type Connecting = Omit<ConnectOptions, 'max'>;

type Preparing = Omit<SeedDemoAccountsOptions, 'seals'>;

const prepareDemoAccounts = async (env: Env, options: Preparing, keys: SecretsKeys): Promise<void> => {
  if (env.DEMO_ACCOUNTS) await seedDemoAccounts({ ...options, seals: sealsOf(keys) });
  else await retireDemoAccounts({ ...options, sessionTimes: accountSettings(env).sessions });
};

const tellOfDemo = (env: Env, url: string): void =>
  demoAccountLines(hasMailbox(env) ? `${url}/dev/mail` : undefined).forEach(say);

/** Deleting many photos can take a while, and the exchange isn't serving anyone yet. */
const givingUpMs = 60 * 60_000;

const findSecretsKeys = async (env: Env, config: AppConfig, connecting: Connecting): Promise<SecretsKeys> => {
  const { db, close } = connect({ ...connecting, max: 1, statementMs: givingUpMs });
  try {
    return await settleSecretsKeys({
      db,
      given: env.SECRETS_KEY,
      givenOld: env.SECRETS_KEY_OLD,
      folder: dataFolder(env.DATA_DIR),
      lost: env.SECRETS_KEY_LOST,
      giveUp: async (transaction, name, atHand) => {
        say('Removing what only the lost key could read…');
        await giveUpSecrets(transaction, {
          sessionTimes: accountSettings(env).sessions,
          sendMail: createQueueing({ env, config, compose, now: Date.now }),
          atHand,
          at: new Date(),
          words: `SECRETS_KEY_LOST=${name}`,
        });
      },
    });
  } finally {
    await close();
  }
};

const linesOfWhatIsClosed = async (db: Database): Promise<string[]> => {
  const status = createStatusStore(db);
  const [switches, pairs, currencies] = await Promise.all([status.switches(), status.pairs(), status.currencies()]);
  const [lacksCustody, since] = [await status.lacksCustody(), await heldSince(db)];
  return openingLines({ switches, pairs, currencies, lacksCustody, isCopyHeld: since !== undefined });
};

/** Where gateways hand over their commands, until the server stops. */
const takeCommands = async (run: Run, env: Env, { lease, line }: { lease: Lease; line: OwnerLine }): Promise<void> => {
  const { LINE_HOST: host, LINE_PORT: port } = env;
  const server = await listenForGateways({
    host,
    port,
    line,
    onError: (error) => say(`A gateway's command could not be answered: ${String(error)}`),
  });
  run.started({ name: "gateways' line", stop: server.close });
  await lease.announce(server.url);
};

type Building = AppOptions & Pick<OwnerOptions, 'lease'>;

/** With `ROLE=all` the whole exchange, otherwise its owner. */
const build = async (options: Building, secretsKey: Buffer): Promise<Pick<BuiltOwner, 'app'> & Partial<BuiltOwner>> => {
  const { ROLE, REDIS_URL: redisUrl } = options.env;
  if (ROLE === 'all' || redisUrl === undefined) return { app: await buildApp(options) };
  const { buildOwner } = await import('./app/buildOwner');
  return buildOwner({ ...options, redisUrl, keys: clusterKeysOf(secretsKey) });
};

/** Starts the exchange as soon as no other process owns it. */
export const startOwner = async (run: Run, env: Env): Promise<void> => {
  const config = readAppConfig(env.CONFIG_FILE ?? defaultConfigFile());
  await checkReplica(env, say);
  const opened = await openPort(run, env);
  const { connectionString, lease, migrated, keepRunning } = await openOwnDatabase(run, env, opened?.port);
  // Names all connections that have no name of their own, so that a successor finds them.
  defaults.application_name = connectionName(lease.name, 'listener');
  if (migrated.length > 0) say(`Migrated the database: ${migrated.join(', ')}`);
  // There is no log yet; whatever used the connection fails the start, which reports why.
  let warnOfLoss: (error: Error) => void = () => undefined;
  const connecting: Connecting = {
    connectionString,
    applicationName: connectionName(lease.name, 'pool'),
    mayConnect: lease.isOurs,
    onError: (error) => warnOfLoss(error),
  };
  const database = connect({ ...connecting, max: env.DATABASE_POOL });
  run.started({ name: 'connections', stop: database.close });
  const replica = openReplica(run, env, connectionName(lease.name, 'reads'));
  const keys = await findSecretsKeys(env, config, connecting);
  await seedReferenceData(database.db);
  const passwords = createPasswords();
  await prepareDemoAccounts(env, { db: database.db, passwords, now: Date.now }, keys);
  // Its connections are closed by now, or about to be.
  if (run.stopping.aborted) return;
  const options = {
    env,
    database,
    replica,
    config,
    lease,
    keepDatabaseRunning: keepRunning,
    passwords,
    secretsKey: keys.current,
    oldSecretsKeys: keys.old,
    onProgress: say,
  };
  const building = build(options, keys.current);
  run.started({ name: 'server', stop: stopOnceStarted(building, ({ app }) => app.close()) });
  const { app, line } = await building;
  warnOfLoss = ({ message }) => app.log.warn({ reason: message }, 'A database connection was lost');
  const closed = await linesOfWhatIsClosed(database.db);
  const url = await listen(app, env, opened);
  if (line) await takeCommands(run, env, { lease, line });
  say(`XDC Exchange is ready: ${url}`);
  if (env.DEMO_ACCOUNTS) tellOfDemo(env, url);
  say(closed.join('\n'));
};
