import { test, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** Runs `npm run operator` as built, for the tests' exchange or another one. */
export const operate = async (words: string[], dataDir?: string): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir ?? String(test.info().config.metadata['dataDir']) };
  return (await run(process.execPath, ['apps/backend/dist/operator.js', ...words], { cwd: root, env })).stdout;
};

const isRegistrationOpen = async (page: Page): Promise<boolean> => {
  const answer = await page.request.get('/config.json');
  const { registrationOpen } = (await answer.json()) as { registrationOpen?: boolean };
  return registrationOpen === true;
};

/** Registration is stopped when an exchange starts. */
export const switchRegistration = async (page: Page, isOpen: boolean, dataDir?: string): Promise<void> => {
  if ((await isRegistrationOpen(page)) === isOpen) return;
  await operate(['switch', 'registration', isOpen ? 'on' : 'off', '--why', 'A test needs it so'], dataDir);
};
