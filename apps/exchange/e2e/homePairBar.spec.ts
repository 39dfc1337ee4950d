import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectFittingWidth, expectScreen, watchComplaints } from './page';

test.describe.configure({ mode: 'parallel' });

const barOf = (page: Page, label: string) => page.getByRole('group', { name: `${label} market data` });

/** The value below a title in the bar. */
const factOf = (page: Page, label: string, title: string) =>
  barOf(page, label).locator('div').filter({ hasText: title }).getByRole('definition');

test('the trading header shows the pair of the address with live figures, and remembers it [SHL-013] [SHL-060] [SHL-061] [DOM-076] [DOM-077] [SHL-064] [SHL-066] [SHL-070]', async ({
  page,
  context,
}) => {
  const complaints = watchComplaints(page);
  await context.addCookies([{ name: 'lastPair', value: 'BTC-USDT', domain: 'localhost', path: '/' }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/trade/XDC-USDT');
  await expectScreen(page, 'Spot Trading');
  await expect(barOf(page, 'XDC / USDT').getByText('XDC / USDT')).toBeVisible();

  const price = factOf(page, 'XDC / USDT', 'Last Price');
  await expect(price).toHaveText(/^\d\.\d{8}$/);
  await expect(factOf(page, 'XDC / USDT', '24h Change')).toHaveText(/^\w+ [+-]?\d+\.\d\d%$/);
  for (const title of ['24h High', '24h Low'])
    await expect(factOf(page, 'XDC / USDT', title)).toHaveText(/^\d\.\d{8}$/);
  await expect(factOf(page, 'XDC / USDT', '24h Volume (XDC)')).toHaveText(/^\d+\.\d\d[KMB]/);
  const before = await price.textContent();
  await expect(price).not.toHaveText(before ?? '', { timeout: 40_000 });

  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'lastPair');
  expect(await remembered()).toMatchObject({ value: 'XDC-USDT', path: '/' });
  await page.goto('/trade');
  await expect(barOf(page, 'XDC / USDT')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('without address and cookie the pair is XDC-XDCE [SHL-062] [DOM-078]', async ({ page }) => {
  await page.goto('/trade');
  await expect(barOf(page, 'XDC / XDCE')).toBeVisible();
});

test('a pair that does not exist is told of, and not remembered [SHL-063] [DOM-079]', async ({ page, context }) => {
  await page.goto('/trade/NO-PAIR');
  await expect(barOf(page, 'XDC / XDCE')).toBeVisible();
  const sentence = 'NO-PAIR is not listed. Showing XDC / XDCE.';
  await expect(page.getByRole('region').getByText(sentence)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

for (const [path, label] of [
  ['/trade/margin', 'BTC / PERPETUAL'],
  ['/trade/margin/ETH-PERPETUAL', 'ETH / PERPETUAL'],
] as const)
  test(`${path} shows ${label} [SHL-015] [SHL-065] [DOM-081]`, async ({ page }) => {
    await page.goto(path);
    await expect(factOf(page, label, 'Last Price')).toHaveText(/^[\d,]+\.\d\d$/);
  });

for (const colorScheme of ['dark', 'light'] as const)
  test(`the trading header is accessible in the ${colorScheme} theme and fits every width`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/trade/XDC-USDT');
    await expect(factOf(page, 'XDC / USDT', 'Last Price')).toHaveText(/\d/);
    for (const width of [1440, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFittingWidth(page);
      if (width === 1440 || width === 360) await expectAccessible(page);
    }
  });
