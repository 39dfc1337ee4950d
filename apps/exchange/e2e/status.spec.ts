import { expect, test } from '@playwright/test';

const coins = '**/api/get_currency_stats*';

test('the status page is refreshed every five minutes, also without a live connection, and says when [STS-004]', async ({
  page,
}) => {
  // Without a connection: reconnecting would reload the lists as well, which isn't tested here.
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.clock.install();
  await page.goto('/status');
  const refreshed = page.getByText(/^Last refreshed/);
  await expect(refreshed).toBeVisible();
  const first = await refreshed.innerText();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('get_currency_stats')) asked += 1;
  });

  await page.clock.fastForward('04:30');
  await page.clock.runFor(1_000);
  expect(asked).toBe(0);
  await page.clock.fastForward('00:45');
  await expect.poll(() => asked).toBe(1);
  await expect(refreshed).not.toHaveText(first);

  await page.route(coins, (route) => route.abort());
  await page.clock.fastForward('05:15');
  await expect(page.getByText(/out of date/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^XDCE ERC20/ })).toBeVisible();
  await page.unroute(coins);
  await page.clock.fastForward('00:06');
  await expect(page.getByText(/out of date/)).toBeHidden();
});
