import { expect, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { linkIn, mailAfter } from './mailbox';
import { switchRegistration } from './operator';

export interface Trader {
  email: string;
  password: string;
}

export const demoTrader = (name: string): Trader => ({ email: `${name}@demo.test`, password: 'Demo-1234!' });

export const newAddress = (): string => `trader-${randomBytes(6).toString('hex')}@mail.test`;

const password = 'Right-1234!';

/** A new trader with a verified address, whose browser is known. */
export const registerTrader = async (page: Page): Promise<Trader> => {
  await switchRegistration(page, true);
  const email = newAddress();
  const headers = { 'user-agent': await page.evaluate(() => navigator.userAgent) };
  const form = { exchange_id: '1', firstName: 'Ada', lastName: 'Lovelace', email, password, confirmPassword: password };
  const mail = await mailAfter(page, email, async () => {
    await expect(await page.request.post('/api/user/register', { form, headers })).toBeOK();
  });
  const token = linkIn(mail).split('/').at(-1);
  await expect(await page.request.get(`/api/user/verify_account/${token}?exchange_id=1`, { headers })).toBeOK();
  return { email, password };
};
