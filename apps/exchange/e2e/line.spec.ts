import { expect, test } from '@playwright/test';

const offline = "You're offline. Prices aren't updating.";

/** The live connection to `localhost` survives the browser going offline, since it still works. */
const elsewhere = (baseURL = ''): string => {
  const url = new URL(baseURL);
  url.hostname = 'exchange.test';
  return url.origin;
};

test('one strip says that the browser is offline, on a price screen and on any other [SHL-280]', async ({
  page,
  context,
  baseURL,
}) => {
  for (const path of ['/', '/trade/XDC-USDT', '/terms']) {
    await page.goto(elsewhere(baseURL) + path);
    await expect(page.getByRole('main').getByRole('heading').or(page.getByRole('form')).first()).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(offline)).toHaveCount(1);
    await context.setOffline(false);
    await expect(page.getByText(offline)).toHaveCount(0);
  }
});

test('the trading screen keeps to the window while the strip is there [SHL-282]', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${elsewhere(baseURL)}/trade/XDC-USDT`);
  await expect(page.getByRole('form', { name: 'Buy XDC' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0);
});
