import type { Locator, Page } from 'playwright';

export const devices = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
} as const;

export type Device = keyof typeof devices;

interface Visit {
  path: string;
  /** Waits for what must be visible before the visitor starts. */
  untilUsable: (page: Page, device: Device) => Promise<void>;
  use: (page: Page, device: Device) => Promise<void>;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

const typeInto = async (field: Locator, text: string): Promise<void> => {
  await field.click();
  await field.pressSequentially(text, { delay: 60 });
};

const searchEverything = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await typeInto(page.getByRole('combobox', { name: 'Search pairs and screens' }), 'btc');
  await page.keyboard.press('Escape');
};

/** Sorts the list, stars a pair and unstars it, and searches. */
const useHome: Visit['use'] = async (page, device) => {
  if (device === 'desk') {
    const header = page.getByRole('columnheader', { name: 'Currency' }).getByRole('button');
    await header.click();
    await header.click();
  }
  const star = button(page, 'Favourite XDC / USDT');
  await star.click();
  await star.click();
  await searchEverything(page);
};

const bestSell = (page: Page): Locator => page.getByRole('rowgroup', { name: 'Sell orders' }).getByRole('row').last();

const chooseTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();

/** Clicks a row of the book, types another price, switches tabs and searches for another pair. */
const useTrade: Visit['use'] = async (page, device) => {
  const form = page.getByRole('form', { name: 'Buy XDC' });
  await bestSell(page).click();
  await typeInto(form.getByRole('textbox', { name: 'Price' }), '1');
  if (device === 'phone') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await chooseTab(page, device === 'phone' ? 'Trades' : 'Depth');
  await chooseTab(page, 'Funds');
  await button(page, /Choose a pair/).click();
  await typeInto(page.getByRole('combobox', { name: 'Search pairs', exact: true }), 'btc');
  await page.keyboard.press('Escape');
};

const choosesTab =
  (name: string): Visit['use'] =>
  (page) =>
    chooseTab(page, name);

const findQuestion: Visit['use'] = (page) => typeInto(page.getByRole('searchbox').first(), 'deposit');

const untilTable: Visit['untilUsable'] = (page) => page.getByRole('row').nth(1).waitFor();

export const visits = {
  home: {
    path: '/',
    untilUsable: (page) => button(page, 'Favourite XDC / USDT').waitFor(),
    use: useHome,
  },
  trade: {
    path: '/trade/XDC-USDT',
    untilUsable: async (page, device) => {
      if (device === 'phone') await chooseTab(page, 'Book');
      await bestSell(page).waitFor();
      await button(page, /Choose a pair/).waitFor();
    },
    use: useTrade,
  },
  fees: { path: '/fees', untilUsable: untilTable, use: choosesTab('Withdrawal Fees') },
  status: { path: '/status', untilUsable: untilTable, use: searchEverything },
  tokens: { path: '/tokens', untilUsable: untilTable, use: choosesTab('ETH') },
  faqs: {
    path: '/faqs',
    untilUsable: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
    use: findQuestion,
  },
} as const satisfies Record<string, Visit>;

export type VisitName = keyof typeof visits;

export interface Subject {
  name: VisitName;
  device: Device;
}

/** Public pages are measured on phones only: what is fast there is fast on a desktop. */
export const subjects: readonly Subject[] = [
  { name: 'home', device: 'desk' },
  { name: 'home', device: 'phone' },
  { name: 'trade', device: 'desk' },
  { name: 'trade', device: 'phone' },
  { name: 'fees', device: 'phone' },
  { name: 'status', device: 'phone' },
  { name: 'tokens', device: 'phone' },
  { name: 'faqs', device: 'phone' },
];
