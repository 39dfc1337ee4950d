import { test as base, type FullConfig } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operate } from './accounts/operator';
import { createExchangeProcess, type ExchangeProcess } from './exchangeProcess';
import { createMovableClock, type MovableClock } from './movableClock';
import { copyPreparedData, quietMarket } from './preparedData';

export interface OwnExchange extends ExchangeProcess {
  dataDir: string;
  clock: MovableClock;
  operate: (words: string[]) => Promise<string>;
}

type Settings = Readonly<Record<string, string>>;

interface WorkerFixtures {
  /** On top of those below. Files with other settings get another worker, and with it another exchange. */
  settings: Settings;
  exchange: OwnExchange;
}

/** Tests try more than a person would, let months pass within a session, and don't wait for blocks or approvals. */
const patient: Settings = {
  CHAIN_BLOCK_MS: '500',
  CUSTODY_POLL_MS: '200',
  APPROVE_AFTER_MS: '1000',
  FLOOD_CALLS: '0',
  MAIL_TRIES: '10000',
  CODE_TRIES: '10000',
  LOGIN_TRIES: '10000',
  ADDRESS_TRIES: '10000',
  REGISTER_TRIES: '10000',
  SESSION_IDLE_MS: String(400 * 24 * 60 * 60_000),
  SESSION_MAX_MS: String(400 * 24 * 60 * 60_000),
};

/** A killed exchange leaves its database running. */
const stopDatabase = async (dataDir: string): Promise<void> => {
  try {
    const [pid] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGINT');
  } catch {
    // It isn't running.
  }
};

const openOwn = async (config: FullConfig, settings: Settings) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'exchange-e2e-'));
  await copyPreparedData(config, dataDir);
  const clock = createMovableClock();
  const ownProcess = await createExchangeProcess(dataDir, {
    ...quietMarket,
    ...patient,
    ...settings,
    ...clock.settingsIn(dataDir),
  });
  const exchange: OwnExchange = { ...ownProcess, dataDir, clock, operate: (words) => operate(words, dataDir) };
  return {
    exchange,
    /** Leaves nothing behind, whatever happened. */
    remove: async (): Promise<void> => {
      await ownProcess.stop();
      await stopDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
};

/**
 * With an exchange that the worker's files share, one after the other: nobody else trades there, its clock can be moved,
 * and it can be stopped. Each test brings its own traders, and leaves the order book empty and the exchange open.
 */
export const test = base.extend<object, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  exchange: [
    async ({ settings }, use, { config }) => {
      const { exchange, remove } = await openOwn(config, settings);
      try {
        await exchange.start();
        await use(exchange);
      } finally {
        await remove();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
