import { expect, test, type Page } from '@playwright/test';
import { expectScreen, watchComplaints } from '../page';

const levels = (page: Page, side: 'Buy' | 'Sell') =>
  page.getByRole('rowgroup', { name: `${side} orders` }).getByRole('row');

const form = (page: Page, name: string) => page.getByRole('form', { name });

test("a visitor sees the pair's market, and is asked to log in to trade [TRD-044] [TRD-093]", async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/trade/XDC-USDT');
  await expectScreen(page, 'Spot Trading');
  for (const side of ['Buy', 'Sell'] as const) await expect(levels(page, side)).toHaveCount(15);
  await expect(page.getByRole('rowgroup', { name: 'All trades' }).getByRole('row').first()).toHaveText(/\d/);
  await expect(page.getByRole('region', { name: 'Price chart of XDC / USDT' })).toContainText('TradingView');
  await expect(form(page, 'Buy XDC')).toContainText('Log in or register to trade.');
  await expect(form(page, 'Buy XDC').getByRole('button', { name: 'Buy XDC' })).toHaveAttribute('aria-disabled', 'true');
  await form(page, 'Sell XDC').getByRole('link', { name: 'Log in' }).click();
  await expectScreen(page, 'Sign in to XDC Exchange', 'XDC Exchange | Sign In');
  expect(complaints).toEqual([]);
});

test('the pair is chosen in the header, by typing in upper case or by its tab [SHL-071] [SHL-072]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/trade/XDC-USDT');
  await page.getByRole('button', { name: /Choose a pair/ }).click();
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveText(['Pairs', 'Favorites']);
  await page.getByRole('combobox', { name: 'Search pairs' }).fill('btc-usdt');
  await expect(page.getByRole('combobox', { name: 'Search pairs' })).toHaveValue('BTC-USDT');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trade\/BTC-USDT$/);
  await expect(form(page, 'Buy BTC')).toBeVisible();
});
