import { expect, type Browser, type Page } from '@playwright/test';
import { appCode } from '../accounts/authenticator';
import { codeIn, mailsTo } from '../accounts/mailbox';

const email = 'twofactor@demo.test';
const appSecret = 'JBSWY3DPEHPK3PXP';
const stepMs = 30_000;

/** Somewhere outside of the exchange. */
const outside = 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export const withdrawCall = '**/api/user/withdraw_request';

interface LoginAnswer {
  token: string;
  uniqueId: string;
}

export interface Place {
  url: string;
  /** How far the clock of the exchange is ahead of ours, in milliseconds. */
  ahead?: () => number;
}

const logIn = async (url: string, otp: string): Promise<LoginAnswer> => {
  const body = new URLSearchParams({ exchange_id: '1', email, password: 'Demo-1234!', otp });
  return (await (await fetch(`${url}/api/user/login`, { method: 'POST', body })).json()) as LoginAnswer;
};

const setUp = async (page: Page, amount: string): Promise<void> => {
  const panel = page.getByRole('region', { name: 'Withdraw XDC' });
  const address = panel.getByRole('combobox', { name: 'XDC address' });
  await address.fill(outside);
  // A figure loses its commas when it is entered.
  const field = panel.getByRole('textbox', { name: 'Amount' });
  await field.focus();
  await field.fill(amount);
  const check = panel.getByRole('checkbox');
  const submit = panel.getByRole('button', { name: 'Withdraw', exact: true });
  // An address turns out to be a known one while the history loads.
  await expect(async () => {
    if (await check.isVisible()) await check.check({ timeout: 1_000 });
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true', { timeout: 1_000 });
  }).toPass();
  await submit.click();
};

/** Newest first; news of deposits and withdrawals may come between them. */
const codeMails = async (page: Page) => (await mailsTo(page, email)).filter(({ code }) => code !== undefined);

/**
 * The trader with an authenticator app in a browser of their own, logged in before the page is opened. A code of the app
 * counts once, also the one that logged in: the exchange takes one of the next step as well.
 */
export const openWithdrawing = async (browser: Browser, { url, ahead = () => 0 }: Place) => {
  let lastStep = 0;
  const nextAppCode = async (): Promise<string> => {
    const stepNow = () => Math.floor((Date.now() + ahead()) / stepMs);
    const step = Math.max(lastStep + 1, stepNow());
    await expect.poll(() => step - stepNow(), { timeout: 2 * stepMs }).toBeLessThanOrEqual(1);
    lastStep = step;
    return appCode(appSecret, step - Math.floor(Date.now() / stepMs));
  };

  const { token, uniqueId } = await logIn(url, await nextAppCode());
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  });
  await context.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { jwt: token, userData: uniqueId, email, tfa_status: '0' },
  );
  const page = await context.newPage();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/withdraw_request')) requests += 1;
  });
  const panel = page.getByRole('region', { name: 'Withdraw XDC' });
  const confirmation = page.getByRole('dialog', { name: 'Confirm XDC withdrawal' });

  let emailCode = '';
  const fillCodes = async (): Promise<void> => {
    await confirmation.getByRole('textbox', { name: 'Email code' }).fill(emailCode);
    await confirmation.getByRole('textbox', { name: '2FA code' }).fill(await nextAppCode());
  };

  const headers = { authorization: token };
  const ask = async <Row>(path: string, fields: Record<string, string> = {}): Promise<Row[]> => {
    const body = new URLSearchParams({ exchange_id: '1', user_id: uniqueId, ...fields });
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body });
    return ((await answer.json()) as { data: Row[] }).data;
  };

  return {
    token,
    uniqueId,
    page,
    panel,
    confirmation,
    ask,
    /** How often a withdrawal was sent since a page was opened. */
    requests: (): number => requests,
    open: async (path: string): Promise<void> => {
      requests = 0;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    /** From now on the trader has one. */
    makeAddress: async (coin: string): Promise<void> => {
      const body = new URLSearchParams({ exchangeId: '1', uniqueId, tokenSymbol: coin });
      expect((await fetch(`${url}/api/user/get_address`, { method: 'POST', headers, body })).ok).toBe(true);
    },
    /** Up to the last click. */
    prepare: async (amount: string): Promise<void> => {
      const { length: before } = await codeMails(page);
      await setUp(page, amount);
      await expect.poll(async () => (await codeMails(page)).length).toBe(before + 1);
      emailCode = (await codeMails(page)).map(codeIn)[0] ?? '';
      await fillCodes();
    },
    /** The same once more, with the email code that is still valid. */
    prepareAgain: async (amount: string): Promise<void> => {
      await setUp(page, amount);
      await fillCodes();
    },
    confirm: (): Promise<void> => confirmation.getByRole('button', { name: 'Withdraw', exact: true }).click(),
    /** The amounts of all withdrawals that the exchange knows of, newest first. */
    withdrawn: async (): Promise<string[]> => {
      const query = new URLSearchParams({ type: 'Withdraw', uniqueId, exchangeId: '1' });
      const answer = await fetch(`${url}/api/transaction/history?${query}`, { headers });
      const { data } = (await answer.json()) as { data: { amount: string }[] };
      return data.map(({ amount }) => amount);
    },
    balanceOf: async (coin: string): Promise<string | undefined> => {
      const funds = await ask<{ symbol: string; balance: string }>('/user/get_balance');
      return funds.find(({ symbol }) => symbol === coin)?.balance;
    },
    told: (text: string | RegExp): Promise<void> =>
      expect(
        page
          .getByRole('region', { name: /^Notifications/, includeHidden: true })
          .getByText(text)
          .first(),
      ).toBeVisible({ timeout: 60_000 }),
    close: () => context.close(),
  };
};

export type Withdrawing = Awaited<ReturnType<typeof openWithdrawing>>;
