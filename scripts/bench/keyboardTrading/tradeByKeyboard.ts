import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright';
import { withBrowser } from '../../shots/browser';
import { startExchange, withDataFolder } from '../../steps/exchange';
import { createTypist } from './typist';
import { hotkeys, tabs, type Way } from './ways';

interface Session {
  keystrokes: number;
  ms: number;
}

interface Traded {
  /** Undefined for the pair that is open at first. */
  search?: string;
  base: string;
  amount: string;
  decimals: number;
  orders: number;
}

const plan: readonly Traded[] = [
  { base: 'XDC', amount: '100', decimals: 5, orders: 4 },
  { search: 'eth/u', base: 'ETH', amount: '0.1', decimals: 1, orders: 3 },
  { search: 'xrp/u', base: 'XRP', amount: '100', decimals: 3, orders: 3 },
];

/** Below the market, so that nothing is filled, and within the price band. */
const share = 0.95;

const credentials = { exchange_id: '1', email: 'plain@demo.test', password: 'Demo-1234!' };

/** Stores the session as the application does after a sign-in. */
const openAsTrader = async (browser: Browser, url: string): Promise<Page> => {
  const answer = await fetch(`${url}/api/user/login`, { method: 'POST', body: new URLSearchParams(credentials) });
  const { token, uniqueId } = (await answer.json()) as { token: string; uniqueId: string };
  const stored = { jwt: token, userData: uniqueId, email: credentials.email, tfa_status: '0' };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  await page.goto(`${url}/trade/XDC-USDT`);
  return page;
};

const openOrders = (page: Page) => page.getByRole('tab', { name: /^Open Orders/ });

const trade = async (browser: Browser, url: string, way: Way): Promise<Session> => {
  const page = await openAsTrader(browser, url);
  try {
    const typist = createTypist(page);
    await expect(openOrders(page)).toHaveText('Open Orders0');
    const began = performance.now();
    for (const { search, base, amount, decimals, orders } of plan) {
      if (search !== undefined) await way.toPair(typist, search);
      const price = page.getByRole('form', { name: `Buy ${base}` }).getByRole('textbox', { name: 'Price' });
      await expect(price).toHaveValue(/[1-9]/);
      const low = (share * Number((await price.inputValue()).replaceAll(',', ''))).toFixed(decimals);
      for (let placed = 1; placed <= orders; placed += 1) {
        await way.place(typist, { base, price: low, amount });
        await expect(openOrders(page)).toHaveText(`Open Orders${placed}`);
      }
      await way.cancelAll(typist);
      await expect(openOrders(page)).toHaveText('Open Orders0');
    }
    return { keystrokes: typist.keystrokes(), ms: performance.now() - began };
  } finally {
    await page.close();
  }
};

/** The same session with hotkeys and without, on one exchange with its demo market. */
export const tradeByKeyboard = (): Promise<Record<'hotkeys' | 'tabs', Session>> =>
  withDataFolder(async (dataDir) => {
    const { url, stop } = await startExchange(dataDir, { NODE_ENV: undefined });
    try {
      return await withBrowser(async (browser) => ({
        hotkeys: await trade(browser, url, hotkeys),
        tabs: await trade(browser, url, tabs),
      }));
    } finally {
      await stop();
    }
  });
