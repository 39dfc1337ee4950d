import { test, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../exchangeProcess';
import { clockIn } from '../movableClock';

const run = promisify(execFile);

/** Every command that changes something needs a reason for the log. */
export const because = ['--why', 'A test needs it so'];

/** Runs `npm run operator` as built, for the shared exchange or another one. */
export const operate = async (words: string[], otherDataDir?: string): Promise<string> => {
  const dataDir = otherDataDir ?? String(test.info().config.metadata['dataDir']);
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...clockIn(dataDir) };
  return (await run(process.execPath, ['apps/backend/dist/operator.js', ...words], { cwd: root, env })).stdout;
};

/** Registration is stopped when the shared exchange starts; those of the workers have opened it already. */
export const openRegistration = async (page: Page): Promise<void> => {
  const answer = await page.request.get('/config.json');
  const { registrationOpen } = (await answer.json()) as { registrationOpen?: boolean };
  if (registrationOpen !== true) await operate(['switch', 'registration', 'on', ...because]);
};
