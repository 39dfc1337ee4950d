import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { appCode } from '../accounts/authenticator';
import { operate } from '../accounts/operator';
import { demoTrader, registerTrader, type Trader } from '../accounts/traders';

const appSecret = 'JBSWY3DPEHPK3PXP';

export type DemoName = 'plain' | 'twofactor';

interface LoginAnswer {
  token: string;
  uniqueId: string;
  email: string;
}

const credentialsOf = (who: DemoName | Trader): Record<string, string> => {
  if (typeof who !== 'string') return { ...who };
  const { email, password } = demoTrader(who);
  return who === 'plain' ? { email, password } : { email, password, otp: appCode(appSecret) };
};

/** With the page's user agent, since a login from an unknown browser needs verification. */
const logIn = async (page: Page, url: string, who: DemoName | Trader): Promise<LoginAnswer> => {
  const headers = { 'user-agent': await page.evaluate(() => navigator.userAgent) };
  const body = new URLSearchParams({ exchange_id: '1', ...credentialsOf(who) });
  const answer = await fetch(`${url}/api/user/login`, { method: 'POST', headers, body });
  return (await answer.json()) as LoginAnswer;
};

/** A new trader of the test's own, with coins to trade, on the shared exchange. */
export const newTraderWithFunds = async (browser: Browser, baseURL: string): Promise<Trader> => {
  const context = await browser.newContext({ baseURL });
  const trader = await registerTrader(await context.newPage());
  await context.close();
  const gifts = ['100000 XDC', '10000 USDT'].map((gift) => `${gift} from demo faucet to ${trader.email}`);
  await operate(['ledger', 'correct', ...gifts, '--why', 'A test needs it so']);
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

/** A separate browser, logged in before the page is opened: signing in has its own tests. */
export const openDesk = async (browser: Browser, url: string, who: DemoName | Trader, screen = desk) => {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const { token, uniqueId, email } = await logIn(page, url, who);
  await context.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { jwt: token, userData: uniqueId, email, tfa_status: '0' },
  );

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
      await page.goto(`${url}/trade/${pair}`);
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
    told: (text: string | RegExp): Promise<void> =>
      expect(
        page
          .getByRole('region', { name: /^Notifications/, includeHidden: true })
          .getByText(text)
          .first(),
      ).toBeVisible(),
    close: () => context.close(),
  };
};

export type Desk = Awaited<ReturnType<typeof openDesk>>;
