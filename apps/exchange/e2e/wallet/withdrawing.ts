import { expect, type Browser, type Page } from '@playwright/test';
import { openAuthenticator } from '../accounts/authenticator';
import { codeIn, mailsTo } from '../accounts/mailbox';
import type { MovableClock } from '../movableClock';

const email = 'twofactor@demo.test';
const appSecret = 'JBSWY3DPEHPK3PXP';

/** An address outside the exchange. */
const outside = 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export const withdrawCall = '**/api/user/withdraw_request';

interface LoginAnswer {
  token: string;
  uniqueId: string;
}

export interface Place {
  url: string;
  /** The clock that the exchange uses. */
  clock: MovableClock;
}

const logIn = async (url: string, otp: string): Promise<LoginAnswer> => {
  const body = new URLSearchParams({ exchange_id: '1', email, password: 'Demo-1234!', otp });
  return (await (await fetch(`${url}/api/user/login`, { method: 'POST', body })).json()) as LoginAnswer;
};

const setUp = async (page: Page, amount: string): Promise<void> => {
  const panel = page.getByRole('region', { name: 'Withdraw XDC' });
  const address = panel.getByRole('combobox', { name: 'XDC address' });
  await address.fill(outside);
  // A figure loses its commas on focus.
  const field = panel.getByRole('textbox', { name: 'Amount' });
  await field.focus();
  await field.fill(amount);
  const check = panel.getByRole('checkbox');
  const submit = panel.getByRole('button', { name: 'Withdraw', exact: true });
  // An address may turn out to be known while the history loads.
  await expect(async () => {
    if (await check.isVisible()) await check.check({ timeout: 1_000 });
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true', { timeout: 1_000 });
  }).toPass();
  await submit.click();
};

/** Newest first; other emails about deposits and withdrawals may arrive in between. */
const codeMails = async (page: Page) => (await mailsTo(page, email)).filter(({ code }) => code !== undefined);

/** The trader with an authenticator app in a separate browser, logged in before the page is opened. */
export const openWithdrawing = async (browser: Browser, { url, clock }: Place) => {
  const { nextCode } = openAuthenticator(appSecret, clock);
  const { token, uniqueId } = await logIn(url, await nextCode());
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
    await confirmation.getByRole('textbox', { name: '2FA code' }).fill(await nextCode());
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
    /** How many withdrawals were sent since a page was opened. */
    requests: (): number => requests,
    open: async (path: string): Promise<void> => {
      requests = 0;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    /** Gives the trader an address. */
    makeAddress: async (coin: string): Promise<void> => {
      const body = new URLSearchParams({ exchangeId: '1', uniqueId, tokenSymbol: coin });
      expect((await fetch(`${url}/api/user/get_address`, { method: 'POST', headers, body })).ok).toBe(true);
    },
    /** Everything but the last click. */
    prepare: async (amount: string): Promise<void> => {
      const { length: before } = await codeMails(page);
      await setUp(page, amount);
      await expect.poll(async () => (await codeMails(page)).length).toBe(before + 1);
      emailCode = (await codeMails(page)).map(codeIn)[0] ?? '';
      await fillCodes();
    },
    /** The same again, with the email code that is still valid. */
    prepareAgain: async (amount: string): Promise<void> => {
      await setUp(page, amount);
      await fillCodes();
    },
    confirm: (): Promise<void> => confirmation.getByRole('button', { name: 'Withdraw', exact: true }).click(),
    /** The amounts of all withdrawals at the exchange, newest first. */
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
