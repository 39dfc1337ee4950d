import { expect, test } from '@playwright/test';
import { expectFresh, expectRightFigures, expectStale, openHome, pricesOf } from './market';
import { createOwnExchange, type OwnExchange } from './ownExchange';

let exchange: OwnExchange;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  exchange = await createOwnExchange();
  await exchange.start();
});

test.afterAll(() => exchange.remove());

test('an exchange that is restarted under an open page is followed again by itself [SHL-121]', async ({ page }) => {
  test.setTimeout(90_000);
  await openHome(page, exchange.url);
  await expectFresh(page);

  await exchange.stop();
  await expect(page.getByText('Reconnecting…', { exact: true })).toBeAttached();
  await expectStale(page);
  const last = await pricesOf(page);

  await exchange.start();
  await expectFresh(page);
  await expect.poll(() => pricesOf(page)).not.toEqual(last);
  await expectRightFigures(page, exchange.url);
});
