import { test } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExchangeProcess, type ExchangeProcess } from './exchangeProcess';
import type { MovableClock } from './movableClock';
import { copyPreparedData, quietMarket } from './preparedData';

export interface OwnExchange extends ExchangeProcess {
  dataDir: string;
}

interface Opened extends OwnExchange {
  /** Leaves nothing behind, whatever happened. */
  remove: () => Promise<void>;
}

/** A killed exchange leaves its database running. */
const stopDatabase = async (dataDir: string): Promise<void> => {
  try {
    const [pid] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGINT');
  } catch {
    // It isn't running.
  }
};

const openOwn = async (settings: Record<string, string>, clock?: MovableClock): Promise<Opened> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'exchange-e2e-'));
  await copyPreparedData(test.info().config, dataDir);
  const ownProcess = await createExchangeProcess(dataDir, {
    ...quietMarket,
    ...settings,
    ...clock?.settingsIn(dataDir),
  });
  return {
    ...ownProcess,
    dataDir,
    remove: async () => {
      await ownProcess.stop();
      await stopDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
};

/**
 * Call at the top of a file: starts an exchange with no other traders before its first test, and removes it after its
 * last, whatever their results. Not a fixture, since one with settings would need a new worker and browser.
 */
export const ownExchange = (settings: Record<string, string> = {}, clock?: MovableClock): OwnExchange => {
  let opened: Opened | undefined;
  const running = (): Opened => {
    if (opened) return opened;
    throw new Error('An exchange of a file is there for its hooks and tests only.');
  };

  test.beforeAll(async () => {
    opened = await openOwn(settings, clock);
    await opened.start();
  });

  test.afterAll(() => opened?.remove());

  return {
    get url() {
      return running().url;
    },
    get dataDir() {
      return running().dataDir;
    },
    start: () => running().start(),
    stop: () => running().stop(),
    kill: () => running().kill(),
  };
};
