import { connect } from './db/client';
import { startEmbedded } from './db/embedded/startEmbedded';
import { migrate } from './db/migrate';
import { buildApp } from './app';
import { readEnv, type Env } from './runtime/env';
import { seedReferenceData } from './reference/seedReferenceData';
import { readAppConfig } from './runtime/appConfig';
import { explain } from './explain';
import { defaultConfigFile, dataFolder } from './runtime/places';
import { onStopSignal, stopInOrder, type StopStep } from './runtime/stopping';
import { tell } from './runtime/tell';

const steps: StopStep[] = [];

/** The database to work with: the one that is named, else our own, which is stopped last. */
const openDatabase = async ({ DATABASE_URL, DATA_DIR }: Env): Promise<string> => {
  if (DATABASE_URL !== undefined) return DATABASE_URL;
  const said = {
    copying: 'Copying the database server to where it can run …',
    creating: 'Creating the database …',
    starting: 'Starting the database …',
    adopting: '',
  };
  const embedded = await startEmbedded({
    dataDir: dataFolder(DATA_DIR),
    log: tell,
    onProgress: (step) => tell(said[step]),
  });
  steps.unshift({ name: 'database', stop: embedded.stop });
  return embedded.connectionString;
};

const start = async (): Promise<void> => {
  const env = readEnv(process.env);
  const config = readAppConfig(env.CONFIG_FILE ?? defaultConfigFile());
  const connectionString = await openDatabase(env);
  const migrated = await migrate(connectionString);
  if (migrated.length > 0) tell(`Brought the database forward: ${migrated.join(', ')}`);
  const database = connect({
    connectionString,
    max: env.DATABASE_POOL,
    onError: (error) => app.log.warn({ reason: error.message }, 'An idle database connection was lost'),
  });
  steps.unshift({ name: 'connections', stop: database.close });
  await seedReferenceData(database.db);
  const app = await buildApp({ env, database, config, onProgress: tell });
  steps.unshift({ name: 'server', stop: () => app.close() });
  await app.listen({ host: env.HOST, port: env.PORT });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : env.PORT;
  tell(`XDC Exchange is ready: http://${env.HOST}:${port}`);
  onStopSignal(async () => {
    tell('Stopping …');
    await stopInOrder(steps, env.SHUTDOWN_GRACE_MS);
    tell('Stopped.');
  });
};

start().catch(async (error: unknown) => {
  tell(explain(error));
  await stopInOrder(steps, 10_000);
  process.exitCode = 1;
});
