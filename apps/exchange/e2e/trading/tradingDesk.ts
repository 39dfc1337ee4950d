import { expect, type Browser, type BrowserContextOptions, type Locator } from '@playwright/test';
import { because, operate } from '../accounts/operator';
import { enter, registerTrader, type Trader } from '../accounts/traders';
import { expectToast } from '../toasts';

/** An exchange to trade on: the shared one, or the worker's own. */
export interface Market {
  url: string;
  dataDir?: string;
}

/** A new trader of the test's own, with coins to trade. */
export const newTraderWithFunds = async (
  browser: Browser,
  { url, dataDir }: Market,
  gifts = ['400000 XDC', '25000 USDT'],
): Promise<Trader> => {
  const context = await browser.newContext({ baseURL: url });
  const trader = await registerTrader(await context.newPage());
  await context.close();
  const given = gifts.map((gift) => `${gift} from demo faucet to ${trader.email}`);
  await operate(['ledger', 'correct', ...given, ...because], dataDir);
  return trader;
};

/** A figure loses its commas on focus, so focus first. */
export const typeFigure = async (field: Locator, text: string): Promise<void> => {
  await field.focus();
  await field.fill(text);
};

export const typeOrder = async (form: Locator, price: string, amount: string): Promise<void> => {
  await typeFigure(form.getByRole('textbox', { name: 'Price' }), price);
  await typeFigure(form.getByRole('textbox', { name: 'Amount' }), amount);
};

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A separate browser, signed in before the page is opened: signing in has its own tests. */
export const openDesk = async (browser: Browser, { url }: Market, trader: Trader, screen = desk) => {
  const context = await browser.newContext({ ...screen, baseURL: url });
  const page = await context.newPage();
  const { token, uniqueId } = await enter(page, trader);

  const form = (side: 'Buy' | 'Sell'): Locator => page.getByRole('form', { name: `${side} XDC` });
  const book = (side: 'Buy' | 'Sell'): Locator =>
    page.getByRole('rowgroup', { name: `${side} orders` }).getByRole('row');
  const openOrders = page
    .getByRole('table', { name: 'Open orders' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

  const ask = async <Data>(path: string, fields: Record<string, string> = {}): Promise<Data> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { authorization: token },
      body: new URLSearchParams({ exchange_id: '1', user_id: uniqueId, ...fields }),
    });
    return ((await answer.json()) as { data: Data }).data;
  };

  return {
    page,
    form,
    book,
    openOrders,
    open: async (pair: string): Promise<void> => {
      await page.goto(`/trade/${pair}`);
      await expect(page.getByRole('tab', { name: 'Open Orders' })).toBeVisible();
    },
    place: async (side: 'Buy' | 'Sell', price: string, amount: string): Promise<void> => {
      await typeOrder(form(side), price, amount);
      await form(side)
        .getByRole('button', { name: `${side} XDC` })
        .click();
    },
    /** The exchange's figures, to the last digit. */
    balances: async (): Promise<Record<string, string>> => {
      const data = await ask<{ symbol: string; balance: string }[]>('/user/get_balance');
      return Object.fromEntries(data.map(({ symbol, balance }) => [symbol, balance]));
    },
    /** The number of open orders at the exchange. */
    openOrderCount: async (): Promise<number> =>
      (await ask<unknown[]>('/trade/open_order', { limit: '100', page: '1' })).length,
    told: (text: string | RegExp): Promise<void> => expectToast(page, text),
    close: () => context.close(),
  };
};

export type Desk = Awaited<ReturnType<typeof openDesk>>;
