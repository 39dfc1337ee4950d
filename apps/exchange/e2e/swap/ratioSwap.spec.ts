import { expect, test, type Locator, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { because, operate } from '../accounts/operator';
import { fieldOf, settleChance, solveCaptcha } from '../accounts/signIn';
import { enter } from '../accounts/traders';
import { expectFittingWidth, watchComplaints } from '../page';
import { expectToast } from '../toasts';
import { newTraderWithFunds } from '../trading/tradingDesk';

/** Each transaction can be swapped once. */
const newHash = (): string => `0x${randomBytes(32).toString('hex')}`;

const submit = async (page: Page, txHash: string, amount: string): Promise<void> => {
  await fieldOf(page, 'Transaction hash').fill(txHash);
  await fieldOf(page, 'Buying date (GMT)').fill('08-12-2020 07:45');
  await fieldOf(page, 'Amount').fill(amount);
  await fieldOf(page, 'USD amount').fill('12.5');
  await solveCaptcha(page);
  await page.getByRole('checkbox', { name: 'I Agree above Terms and Conditions.' }).check();
  await page.getByRole('button', { name: 'SEND' }).click();
  await expectToast(page, 'Your swap request was submitted.');
  await expect(fieldOf(page, 'Transaction hash')).toHaveValue('');
};

const rowOf = (page: Page, txHash: string): Locator =>
  page.getByRole('row').filter({ has: page.getByTitle(txHash, { exact: true }) });

/** Any shade of red. */
const isRed = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return red > 1.4 * green && red > 1.4 * blue;
};

const colourOf = (word: Locator): Promise<string> => word.evaluate((element) => getComputedStyle(element).color);

const decide = (words: string[]): Promise<string> => operate(['swap', ...words]);

const idFor = async (txHash: string): Promise<string> => {
  const lines = (await decide(['list'])).split('\n');
  const [id = ''] = lines[lines.findIndex((line) => line.includes(txHash)) - 2]?.split(' ') ?? [];
  return id;
};

test('one request is approved and another rejected, and its trader sees both immediately, with the balance [SWP-068] [SWP-026]', async ({
  page,
  browser,
  baseURL,
}) => {
  const trader = await newTraderWithFunds(browser, { url: String(baseURL) }, ['400000 XDCE']);
  await settleChance(page);
  await enter(page, trader);
  const complaints = watchComplaints(page);
  const [first, second] = [newHash(), newHash()];
  await page.goto('/ratio-swap');
  await expect(page.getByText('Available 400,000')).toBeVisible();
  await submit(page, first, '3000');
  await expect(page.getByText('Available 397,000')).toBeVisible();
  await submit(page, second, '1000');
  await expect(page.getByText('2 requests are under review.')).toBeVisible();

  await page.getByRole('tab', { name: 'Ratio Swap Details' }).click();
  await expect(rowOf(page, first)).toContainText('Pending');
  await decide(['approve', await idFor(first), ...because]);
  await expect(rowOf(page, first)).toContainText('Approved');
  await expect(rowOf(page, first).getByRole('cell', { name: '1,000', exact: true })).toBeVisible();

  await decide(['reject', await idFor(second), '--reason', 'Not your address.']);
  await expect(rowOf(page, second)).toContainText('Not your address.');
  expect(isRed(await colourOf(page.getByText('Rejected', { exact: true })))).toBe(true);
  expect(isRed(await colourOf(page.getByText('Approved', { exact: true })))).toBe(false);

  await page.getByRole('tab', { name: 'Ratio Swap', exact: true }).click();
  await expect(page.getByText('Available 397,000')).toBeVisible();
  await expectFittingWidth(page);
  expect(complaints).toEqual([]);
});
