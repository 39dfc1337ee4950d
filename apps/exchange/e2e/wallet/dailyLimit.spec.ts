import { expect } from '@playwright/test';
import { newVerifiedTrader } from '../accounts/verifiedTrader';
import { test } from '../ownExchange';
import { openWithdrawing } from './withdrawing';

const minute = 60_000;

const reached = 'Daily limit of 2,500,000 XDC reached, cannot withdraw!';

/** How long until ten to midnight, from which the day soon ends. */
const untilLate = (now: number): number => {
  const late = new Date(now).setUTCHours(23, 50, 0, 0);
  return late > now ? late - now : late + 24 * 60 * minute - now;
};

/** Any shade of red. */
const isRed = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return red > 1.4 * green && red > 1.4 * blue;
};

test("once the day's limit is used up the wallet says so in red and allows no withdrawals, until the new day begins [WAL-352] @nightly", async ({
  browser,
  exchange,
}) => {
  const { clock } = exchange;
  const verified = await newVerifiedTrader(browser, exchange, ['3400000 XDC']);
  await clock.forward(untilLate(clock.now()));
  const trader = await openWithdrawing(browser, exchange, verified);
  const { page, panel } = trader;
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
  await trader.close();
});
