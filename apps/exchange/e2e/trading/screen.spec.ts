import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectFittingWidth, expectScreen, watchComplaints } from '../page';

const levels = (page: Page, side: 'Buy' | 'Sell') =>
  page.getByRole('rowgroup', { name: `${side} orders` }).getByRole('row');

const form = (page: Page, name: string) => page.getByRole('form', { name });

test("a visitor sees the pair's market, and is asked to log in to trade [TRD-044] [TRD-093] [TRD-151] [SHL-046]", async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/trade/XDC-USDT');
  await expectScreen(page, 'Spot Trading');
  for (const side of ['Buy', 'Sell'] as const) await expect(levels(page, side)).toHaveCount(15);
  await expect(page.getByRole('rowgroup', { name: 'All trades' }).getByRole('row').first()).toHaveText(/\d/);
  await expect(page.getByRole('region', { name: 'Price chart of XDC / USDT' })).toContainText('TradingView');
  await expect(form(page, 'Buy XDC')).toContainText('Log in or register to trade.');
  await expect(form(page, 'Buy XDC').getByRole('button', { name: 'Buy XDC' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('There is no open order', { exact: true })).toBeVisible();
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
  await expect(page.getByRole('tab', { name: 'Favorites' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search pairs' }).fill('btc-usdt');
  await expect(page.getByRole('combobox', { name: 'Search pairs' })).toHaveValue('BTC-USDT');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trade\/BTC-USDT$/);
  await expect(form(page, 'Buy BTC')).toBeVisible();
});

for (const [path, name] of [
  ['/trade/margin', 'BTC'],
  ['/trade/margin/ETH-PERPETUAL', 'ETH'],
] as const)
  test(`${path} is the trading screen, whose forms are under maintenance [TRD-330]`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expectScreen(page, 'Margin Trading');
    await expect(levels(page, 'Buy')).toHaveCount(15);
    const button = form(page, `Buy ${name}`).getByRole('button', { name: 'Under Maintenance' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  });

for (const colorScheme of ['dark', 'light'] as const)
  test(`the trading screen is accessible in the ${colorScheme} theme and fits every width [TRD-348]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/trade/XDC-USDT');
    for (const width of [1440, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectScreen(page, 'Spot Trading');
      await expectFittingWidth(page);
      if (width !== 1024 && width !== 320) await expectAccessible(page);
    }
  });
