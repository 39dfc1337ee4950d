import type { FullConfig } from '@playwright/test';
import { execFile } from 'node:child_process';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createExchangeProcess, root } from './exchangeProcess';

const run = promisify(execFile);

/** A trader or two have all of the market to themselves. */
export const quietMarket = { DEMO_MARKET: 'false' };

const preparedDir = ({ metadata }: Pick<FullConfig, 'metadata'>): string => String(metadata['preparedDir']);

/** A start on an empty folder takes twice the time of one on a copy of a prepared folder. */
const prepareData = async (config: FullConfig): Promise<void> => {
  // Where the exchange that all share was started, it is built already.
  await run(process.execPath, ['scripts/build.mjs'], { cwd: root });
  const folder = preparedDir(config);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // The database runs as another user where we are root, and has to get in.
  await chmod(folder, 0o755);
  const exchange = await createExchangeProcess(folder, quietMarket);
  try {
    await exchange.start();
  } finally {
    await exchange.stop();
  }
  // Each copy finds a port of its own.
  await rm(join(folder, 'postgres/port'), { force: true });
};

// Playwright calls it once, before all tests.
export default prepareData;

/** With owners and modes: the database belongs to another user where we are root. */
export const copyPreparedData = async (config: FullConfig, target: string): Promise<void> => {
  await run('cp', ['-a', `${preparedDir(config)}/.`, target]);
};
