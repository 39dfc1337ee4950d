import { expect, test, type Page } from '@playwright/test';
import type { Trader } from '../accounts/traders';
import { watchComplaints } from '../page';
import { newTraderWithFunds, openDesk, type Desk } from './tradingDesk';

let trader: Trader;
let desk: Desk;

test.beforeAll(async ({ browser, baseURL }) => {
  trader = await newTraderWithFunds(browser, String(baseURL));
});

test.beforeEach(async ({ browser, baseURL }) => {
  desk = await openDesk(browser, String(baseURL), trader);
});

test.afterEach(() => desk.close());

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

const commands = (page: Page) => page.getByRole('combobox', { name: 'Search pairs and screens' });

/** The orders sent from now on. */
const watchOrders = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/(new_order|cancel)/.test(request.url())) sent.push(request.url());
  });
  return sent;
};

test('single keys move around the trading screen, and none of them sends anything [TRD-310] [TRD-311] [TRD-312]', async () => {
  const { page } = desk;
  await desk.open('XDC-USDT');
  const complaints = watchComplaints(page);
  const sent = watchOrders(page);
  const amountOf = (side: 'Buy' | 'Sell') => desk.form(side).getByRole('textbox', { name: 'Amount' });

  await page.keyboard.press('s');
  await expect(amountOf('Sell')).toBeFocused();
  await page.keyboard.type('12b4');
  await expect(amountOf('Sell')).toHaveValue('124');
  await page.keyboard.press('Escape');
  await expect(amountOf('Sell')).not.toBeFocused();
  // A share needs a balance, and the price that loads with the order book.
  await expect(desk.form('Sell').getByRole('textbox', { name: 'Price' })).toHaveValue(/[1-9]/);
  await expect(desk.form('Sell').getByRole('button', { name: '50%' })).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('2');
  await expect(amountOf('Sell')).not.toHaveValue('124');
  await expect(amountOf('Sell')).not.toHaveValue('');
  await page.keyboard.press('b');
  await expect(amountOf('Buy')).toBeFocused();
  await expect(amountOf('Buy')).toHaveValue('');
  await page.keyboard.press('Escape');

  for (const [key, tab] of [
    ['d', 'Depth'],
    ['c', 'Chart'],
    ['f', 'Funds'],
    ['t', 'Trade History'],
    ['o', 'Open Orders'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }

  const grouping = page.getByRole('combobox', { name: 'Groups' });
  const before = await grouping.textContent();
  await page.keyboard.press('g');
  await expect(grouping).not.toHaveText(String(before));

  await page.keyboard.press('?');
  await expect(sheet(page).getByRole('term').filter({ hasText: 'Go to the buy form' })).toBeVisible();
  await page.keyboard.press('b');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();

  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Choose a pair' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(sent).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the command menu finds a pair and a screen by a few letters, from any screen [TRD-313]', async () => {
  const { page } = desk;
  await desk.open('XDC-USDT');
  const complaints = watchComplaints(page);
  await page.keyboard.press('Control+k');
  await expect(commands(page)).toBeFocused();
  await page.keyboard.type('btcusdt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trade\/BTC-USDT$/);
  await expect(page.getByRole('form', { name: 'Buy BTC' })).toBeVisible();
  await page.getByRole('form', { name: 'Buy BTC' }).getByRole('textbox', { name: 'Amount' }).focus();
  await page.keyboard.press('Control+k');
  await expect(commands(page)).toBeFocused();
  await page.keyboard.type('withdraw');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wallet$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/Wallet/, /BTC \/ USDT/]);
  expect(complaints).toEqual([]);
});

test('single keys that are turned off stay off, across a logout and a reload [TRD-312] [TRD-317]', async () => {
  const { page } = desk;
  await desk.open('XDC-USDT');
  await page.getByRole('button', { name: 'Screen settings' }).click();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.reload();
  await expect(desk.form('Buy')).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('?');
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(commands(page)).toBeFocused();
});

/** Counts the tones played, since the machine has no loudspeaker. */
const countTones = () => {
  const played = { tones: 0 };
  Object.assign(globalThis, { played });
  AudioContext.prototype.createOscillator = function () {
    played.tones += 1;
    return new OscillatorNode(this);
  };
};

test('a fill plays a sound in one of two tabs, once turned on [TRD-316]', async () => {
  const { page } = desk;
  await page.context().addInitScript(countTones);
  await desk.open('XDC-USDT');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const tones = async (): Promise<number> => {
    const [here, there] = await Promise.all([page, other].map((tab) => tab.evaluate<number>('played.tones')));
    return Number(here) + Number(there);
  };
  await other.getByRole('button', { name: 'Screen settings' }).click();
  await other.getByRole('switch', { name: 'Play a sound' }).click();
  await expect.poll(tones).toBe(2);
  await other.keyboard.press('Escape');
  await page.bringToFront();
  const offered = await desk.form('Buy').getByRole('textbox', { name: 'Price' }).inputValue();
  // More than the current asking price, however the market moves meanwhile.
  await desk.place('Buy', (Number(offered) * 1.03).toFixed(5), '500');
  await desk.told('Order Completed Successfully');
  await expect.poll(tones).toBe(4);
  // Enough time for the other tab, had it wanted to.
  await page.waitForTimeout(1_500);
  expect(await tones()).toBe(4);
});
