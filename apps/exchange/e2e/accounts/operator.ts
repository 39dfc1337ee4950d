import { test, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** What `npm run operator` runs, beside the exchange of the tests. */
const operate = async (words: string[]): Promise<void> => {
  const { dataDir } = test.info().config.metadata;
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: String(dataDir) };
  await run(process.execPath, ['--import', 'tsx', 'apps/backend/src/operator.ts', ...words], { cwd: root, env });
};

const isRegistrationOpen = async (page: Page): Promise<boolean> => {
  const answer = await page.request.get('/config.json');
  const { registrationOpen } = (await answer.json()) as { registrationOpen?: boolean };
  return registrationOpen === true;
};

/** Stopped is how an exchange starts. */
export const switchRegistration = async (page: Page, isOpen: boolean): Promise<void> => {
  if ((await isRegistrationOpen(page)) === isOpen) return;
  await operate(['switch', 'registration', isOpen ? 'on' : 'off']);
};
