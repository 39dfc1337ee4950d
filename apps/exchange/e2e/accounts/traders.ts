import { expect, type Cookie, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { linkIn, mailAfter } from './mailbox';
import { openRegistration } from './operator';

export interface Trader {
  email: string;
  password: string;
  /** Of a browser that the account knows. */
  cookies?: Cookie[];
}

export interface Session {
  token: string;
  uniqueId: string;
}

export const demoTrader = (name: string) => ({ email: `${name}@demo.test`, password: 'Demo-1234!' });

export const newAddress = (): string => `trader-${randomBytes(6).toString('hex')}@mail.test`;

const password = 'Right-1234!';

/** The page's own: a sign-in from an unknown browser needs verification. */
const headersOf = async (page: Page) => ({ 'user-agent': await page.evaluate(() => navigator.userAgent) });

/** A new trader with a verified address, whose browser is known. */
export const registerTrader = async (page: Page): Promise<Trader> => {
  await openRegistration(page);
  const email = newAddress();
  const headers = await headersOf(page);
  const form = { exchange_id: '1', firstName: 'Ada', lastName: 'Lovelace', email, password, confirmPassword: password };
  const mail = await mailAfter(page, email, async () => {
    await expect(await page.request.post('/api/user/register', { form, headers })).toBeOK();
  });
  const token = linkIn(mail).split('/').at(-1);
  await expect(await page.request.get(`/api/user/verify_account/${token}?exchange_id=1`, { headers })).toBeOK();
  return { email, password, cookies: await page.context().cookies() };
};

/** Signs in without a screen, and stores the session in the browser as the app does. */
export const enter = async (
  page: Page,
  { email, password, cookies = [] }: Trader,
  appCode?: string,
): Promise<Session> => {
  await page.context().addCookies(cookies);
  const form = { exchange_id: '1', email, password, ...(appCode === undefined ? {} : { otp: appCode }) };
  const answer = await page.request.post('/api/user/login', { form, headers: await headersOf(page) });
  await expect(answer).toBeOK();
  const { token, uniqueId } = (await answer.json()) as Session;
  const stored = { jwt: token, userData: uniqueId, email, tfa_status: appCode === undefined ? '0' : '1' };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies, origins: [{ origin: new URL(answer.url()).origin, localStorage }] });
  return { token, uniqueId };
};

/** A new trader, signed in. */
export const enterAsNewTrader = async (page: Page): Promise<Trader> => {
  const trader = await registerTrader(page);
  await enter(page, trader);
  return trader;
};
