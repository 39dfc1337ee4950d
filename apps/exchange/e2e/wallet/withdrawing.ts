import { expect, type Browser, type Page } from '@playwright/test';
import { codeIn, mailsTo } from '../accounts/mailbox';
import { enter } from '../accounts/traders';
import type { VerifiedTrader } from '../accounts/verifiedTrader';
import type { OwnExchange } from '../ownExchange';
import { expectToast } from '../toasts';
import { openBrowser } from './walletDesk';

/** An address outside the exchange. */
const outside = 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export const withdrawCall = '**/api/user/withdraw_request';

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

/** The trader in a separate browser, signed in before the page is opened. */
export const openWithdrawing = async (browser: Browser, exchange: OwnExchange, trader: VerifiedTrader) => {
  const { url } = exchange;
  const { nextCode } = trader.authenticator;
  const page = await openBrowser(browser, exchange);
  const { token, uniqueId } = await enter(page, trader, await nextCode());
  /** Newest first; other emails about deposits and withdrawals may arrive in between. */
  const codeMails = async () => (await mailsTo(page, trader.email)).filter(({ code }) => code !== undefined);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/withdraw_request')) requests += 1;
  });
  const panel = page.getByRole('region', { name: 'Withdraw XDC' });
  const confirmation = page.getByRole('dialog', { name: 'Confirm XDC withdrawal' });

  const fillCodes = async (emailCode: string): Promise<void> => {
    await confirmation.getByRole('textbox', { name: 'Email code' }).fill(emailCode);
    await confirmation.getByRole('textbox', { name: 'Authenticator code' }).fill(await nextCode());
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
      const { length: before } = await codeMails();
      await setUp(page, amount);
      await expect.poll(async () => (await codeMails()).length).toBe(before + 1);
      await fillCodes((await codeMails()).map(codeIn)[0] ?? '');
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
    told: (text: string | RegExp): Promise<void> => expectToast(page, text, 60_000),
    close: () => page.context().close(),
  };
};

export type Withdrawing = Awaited<ReturnType<typeof openWithdrawing>>;
