import { expect, test, type Page } from '@playwright/test';
import { watchComplaints } from '../page';
import { newTraderWithFunds, openDesk } from './tradingDesk';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** The orders sent from now on. */
const watchOrders = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/(new_order|cancel)/.test(request.url())) sent.push(request.url());
  });
  return sent;
};

test('single keys move around the trading screen, and none of them sends anything [TRD-311]', async ({
  browser,
  baseURL,
}) => {
  const market = { url: String(baseURL) };
  const desk = await openDesk(browser, market, await newTraderWithFunds(browser, market));
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
  await page.keyboard.type('50');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(desk.form('Buy').getByRole('textbox', { name: 'Price' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await expect(amountOf('Sell')).toBeFocused();
  await expect(amountOf('Sell')).toHaveValue('50');
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
  await desk.close();
});
