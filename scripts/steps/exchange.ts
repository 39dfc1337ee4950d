import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notOurs } from './notOurs';
import { postgresIn } from './postgres';
import { startServer, type RunningServer } from './program';

const root = join(import.meta.dirname, '..', '..');

/** What `npm start` runs, without `node` itself. */
export const startArguments = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
};

/** Generous, since the first start also writes the demo market's history. */
const PATIENCE_MS = 180_000;

/** Creates a data folder for `work`, then stops its database and deletes it, even if `work` fails. */
export const withDataFolder = async <Outcome>(work: (dataDir: string) => Promise<Outcome>): Promise<Outcome> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'exchange-'));
  // As root, the database runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  try {
    return await work(dataDir);
  } finally {
    const postgres = await postgresIn(dataDir);
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
};

/** Starts the exchange as `npm start` does, on a free port, until it answers there. */
export const startExchange = (
  dataDir: string,
  env: Record<string, string | undefined> = {},
  path = '/api/health',
): Promise<RunningServer> =>
  startServer(startArguments, {
    cwd: root,
    env: { ...notOurs, HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    path,
    patienceMs: PATIENCE_MS,
  });
