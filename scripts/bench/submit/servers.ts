import { join } from 'node:path';
import { buildIfNeeded } from '../../steps/build.mjs';
import { startExchange, type RunningExchange } from '../../steps/exchange';
import { freePort } from '../../steps/freePort';
import { runNode, untilAnswered } from '../../steps/program';

const root = join(import.meta.dirname, '..', '..', '..');
const bareProgram = 'apps/backend/src/exchange/bench/fixtures/bareProcess.ts';
const PATIENCE_MS = 30_000;

type Server = Pick<RunningExchange, 'url' | 'stop'>;

/** The exchange as in production, on an existing database, with no trading but the benchmark's. */
const startOurs = (connectionString: string, dataDir: string): Promise<Server> => {
  buildIfNeeded(root);
  return startExchange(join(dataDir, 'server'), {
    NODE_ENV: 'production',
    DATABASE_URL: connectionString,
    PUBLIC_URL: 'https://exchange.example',
    SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    FLOOD_CALLS: '0',
  });
};

/** Accepts the same requests and does nothing with them. */
const startBare = async (): Promise<Server> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = runNode(['--import', 'tsx', bareProgram, String(port)], { cwd: root });
  try {
    await untilAnswered(`${url}/api/health`, program, PATIENCE_MS);
    return { url, stop: program.stop };
  } catch (error) {
    await program.stop();
    throw error;
  }
};

/** Runs both while `work` runs. */
export const withServers = async <Outcome>(
  connectionString: string,
  dataDir: string,
  work: (ours: string, bare: string) => Promise<Outcome>,
): Promise<Outcome> => {
  const servers: Server[] = [];
  try {
    servers.push(await startOurs(connectionString, dataDir), await startBare());
    const [ours, bare] = servers;
    return await work(ours?.url ?? '', bare?.url ?? '');
  } finally {
    for (const { stop } of servers) await stop();
  }
};
