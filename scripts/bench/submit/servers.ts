import { join } from 'node:path';
import { buildIfNeeded } from '../../steps/build.mjs';
import { startExchange } from '../../steps/exchange';
import { startServer, type RunningServer } from '../../steps/program';
import { startRedis } from '../../steps/redis';

const root = join(import.meta.dirname, '..', '..', '..');
const bareProgram = 'apps/backend/src/exchange/bench/fixtures/bareProcess.ts';
const PATIENCE_MS = 30_000;

/** The exchange as in production, on an existing database, with no trading but the benchmark's. */
export const startOurs = (
  connectionString: string,
  dataDir: string,
  env: NodeJS.ProcessEnv,
  path?: string,
): Promise<RunningServer> => {
  buildIfNeeded(root);
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: connectionString,
    ACCEPT_OWNER_ROLE: new URL(connectionString).username,
    PUBLIC_URL: 'https://exchange.example',
    SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    FLOOD_CALLS: '0',
    CALLS_AT_ONCE: '0',
    ...env,
  };
  return startExchange(join(dataDir, 'server'), settings, path);
};

/** Accepts the same requests and does nothing with them. */
const startBare = (): Promise<RunningServer> =>
  startServer((port) => ['--import', 'tsx', bareProgram, String(port)], {
    cwd: root,
    path: '/api/health',
    patienceMs: PATIENCE_MS,
  });

/** Runs both while `work` runs. */
export const withServers = async <Outcome>(
  connectionString: string,
  dataDir: string,
  work: (ours: string, bare: string) => Promise<Outcome>,
): Promise<Outcome> => {
  const servers: RunningServer[] = [];
  try {
    servers.push(await startOurs(connectionString, dataDir, { ORDER_RATE: '0' }), await startBare());
    const [ours, bare] = servers;
    return await work(ours?.url ?? '', bare?.url ?? '');
  } finally {
    for (const { stop } of servers) await stop();
  }
};

/** Runs the exchange alone, with its rate of orders for each trader, while `work` runs. */
export const withExchange = async <Outcome>(
  connectionString: string,
  dataDir: string,
  work: (url: string) => Promise<Outcome>,
): Promise<Outcome> => {
  const { url, stop } = await startOurs(connectionString, dataDir, {});
  try {
    return await work(url);
  } finally {
    await stop();
  }
};

/** Runs an owner of the exchange and a gateway while `work` runs. */
export const withGateway = async <Outcome>(
  connectionString: string,
  dataDir: string,
  work: (gateway: string, owner: string) => Promise<Outcome>,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> => {
  const cleanups: (() => Promise<void>)[] = [];
  try {
    const redis = await startRedis();
    cleanups.unshift(redis.stop);
    const shared = { ...env, REDIS_URL: redis.url, LINE_PORT: '0' };
    const owner = await startOurs(connectionString, dataDir, { ...shared, ROLE: 'owner' });
    cleanups.unshift(owner.stop);
    const gateway = await startOurs(connectionString, dataDir, { ...shared, ROLE: 'gateway' });
    cleanups.unshift(gateway.stop);
    return await work(gateway.url, owner.url);
  } finally {
    for (const cleanUp of cleanups) await cleanUp();
  }
};
