import { expect, test } from '@playwright/test';
import { expectFresh, expectRightFigures, expectStale, openHome, pricesOf } from './market';
import { ownExchange } from './ownExchange';

const exchange = ownExchange({ DEMO_MARKET: 'true' });

test('an exchange that is restarted under an open page is followed again by itself [SHL-121]', async ({ page }) => {
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
