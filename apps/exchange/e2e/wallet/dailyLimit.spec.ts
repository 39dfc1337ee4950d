import { expect, test } from '@playwright/test';
import { operate } from '../accounts/operator';
import { createMovableClock } from '../movableClock';
import { ownExchange } from '../ownExchange';
import { openWithdrawing, type Withdrawing } from './withdrawing';

// An exchange whose day is about to end, whatever the local time, and ends when the test says so.
const clock = createMovableClock(new Date().setUTCHours(24 + 23, 50, 0, 0));
const exchange = ownExchange({ CHAIN_BLOCK_MS: '300' }, clock);
let trader: Withdrawing;

const minute = 60_000;

const reached = 'Daily limit of 2,500,000 XDC reached, cannot withdraw!';

test.beforeAll(async ({ browser }) => {
  trader = await openWithdrawing(browser, { url: exchange.url, clock });
});

test.afterAll(() => trader.close());

/** Any shade of red. */
const isRed = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return red > 1.4 * green && red > 1.4 * blue;
};

test("once the day's limit is used up the wallet says so in red and allows no withdrawals, until the new day begins [WAL-352]", async () => {
  const { page, panel } = trader;
  await trader.makeAddress('XDC');
  await operate(
    ['chain', 'deposit', 'twofactor@demo.test', 'XDC', '3000000', '--why', 'A test needs it so'],
    exchange.dataDir,
  );
  await expect.poll(() => trader.balanceOf('XDC')).toBe('3400000');

  await page.clock.install({ time: clock.now() });
  await trader.open('/wallet?withdraw=XDC');
  await expect(page.getByText('Total Withdrawal Limit 0/2,500,000')).toBeVisible();
  await trader.prepare('2500000');
  await trader.confirm();
  await expect(panel.getByText('Withdrawal requested')).toBeVisible();

  const sentence = page.getByText(reached).first();
  await expect(sentence).toBeVisible();
  expect(isRed(await sentence.evaluate((element) => getComputedStyle(element).color))).toBe(true);
  await panel.getByRole('button', { name: 'New withdrawal' }).click();
  await expect(panel.getByText('You have 0 XDC left of your daily limit.')).toBeVisible();
  await expect(panel.getByText(reached)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Withdraw', exact: true })).toHaveAttribute('aria-disabled', 'true');
  expect(await trader.withdrawn()).toEqual(['2500000']);

  await clock.forward(11 * minute);
  await page.clock.fastForward(11 * minute);
  await expect(page.getByText('Total Withdrawal Limit 0/2,500,000')).toBeVisible();
  await expect(page.getByText(reached)).toHaveCount(0);
  await trader.prepare('1000');
  await trader.confirm();
  await expect(panel.getByText('Withdrawal requested')).toBeVisible();
  await expect(page.getByText('Total Withdrawal Limit 1,000/2,500,000')).toBeVisible();
  expect(await trader.withdrawn()).toEqual(['1000', '2500000']);
});
