import type { FullConfig } from '@playwright/test';
import { execFile } from 'node:child_process';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { because, operate } from './accounts/operator';
import { createExchangeProcess, root } from './exchangeProcess';

const run = promisify(execFile);

/** The test's traders have the market to themselves. */
export const quietMarket = { DEMO_MARKET: 'false' };

const preparedDir = ({ metadata }: Pick<FullConfig, 'metadata'>): string => String(metadata['preparedDir']);

/** Starting with an empty folder takes twice as long as with a copy of a prepared one. */
const prepareData = async (config: FullConfig): Promise<void> => {
  // It is already built if the shared exchange was started.
  await run(process.execPath, ['scripts/build.mjs'], { cwd: root });
  const folder = preparedDir(config);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // When we are root the database runs as another user, who needs access.
  await chmod(folder, 0o755);
  const exchange = await createExchangeProcess(folder, quietMarket);
  try {
    await exchange.start();
    await operate(['switch', 'registration', 'on', ...because], folder);
  } finally {
    await exchange.stop();
  }
  // Each copy finds its own port.
  await rm(join(folder, 'postgres/port'), { force: true });
};

// Playwright calls it once, before all tests.
export default prepareData;

/** With owners and modes: when we are root the database belongs to another user. */
export const copyPreparedData = async (config: FullConfig, target: string): Promise<void> => {
  await run('cp', ['-a', `${preparedDir(config)}/.`, target]);
};
