import { expect, test, type Locator, type Page } from '@playwright/test';
import { operate } from '../accounts/operator';
import { fieldOf, signIn, solveCaptcha } from '../accounts/signIn';
import { demoTrader } from '../accounts/traders';
import { ownExchange } from '../ownExchange';
import { expectFittingWidth, watchComplaints } from '../page';
import { openBrowser } from '../wallet/walletDesk';

const exchange = ownExchange();

const hashOf = (digit: string): string => `0x${digit.repeat(64)}`;

const submit = async (page: Page, txHash: string, amount: string): Promise<void> => {
  await fieldOf(page, 'Transaction hash').fill(txHash);
  await fieldOf(page, 'Buying date (GMT)').fill('08-12-2020 07:45');
  await fieldOf(page, 'Amount').fill(amount);
  await fieldOf(page, 'USD amount').fill('12.5');
  await solveCaptcha(page);
  await page.getByRole('checkbox', { name: 'I Agree above Terms and Conditions.' }).check();
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(
    page
      .getByRole('region', { name: /^Notifications/ })
      .getByText('Your swap request was submitted.')
      .first(),
  ).toBeVisible();
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

const decide = (words: string[]): Promise<string> => operate(['swap', ...words], exchange.dataDir);

const idFor = async (txHash: string): Promise<string> => {
  const lines = (await decide(['list'])).split('\n');
  const [id = ''] = lines[lines.findIndex((line) => line.includes(txHash)) - 2]?.split(' ') ?? [];
  return id;
};

test('one request is approved and another rejected, and its trader sees both immediately, with the balance [SWP-068] [SWP-026] [SHL-010]', async ({
  browser,
}) => {
  const page = await openBrowser(browser, exchange);
  const complaints = watchComplaints(page);
  await signIn(page, demoTrader('plain'));
  await page.goto('/ratio-swap');
  await expect(page.getByText('Available 400,000')).toBeVisible();
  await submit(page, hashOf('a'), '3000');
  await expect(page.getByText('Available 397,000')).toBeVisible();
  await submit(page, hashOf('b'), '1000');
  await expect(page.getByText('2 requests are under review.')).toBeVisible();

  await page.getByRole('tab', { name: 'Ratio Swap Details' }).click();
  await expect(rowOf(page, hashOf('a'))).toContainText('Pending');
  await decide(['approve', await idFor(hashOf('a')), '--why', 'It checks out']);
  await expect(rowOf(page, hashOf('a'))).toContainText('Approved');
  await expect(rowOf(page, hashOf('a')).getByRole('cell', { name: '1,000', exact: true })).toBeVisible();

  await decide(['reject', await idFor(hashOf('b')), '--reason', 'Not your address.']);
  await expect(rowOf(page, hashOf('b'))).toContainText('Not your address.');
  expect(isRed(await colourOf(page.getByText('Rejected', { exact: true })))).toBe(true);
  expect(isRed(await colourOf(page.getByText('Approved', { exact: true })))).toBe(false);

  await page.getByRole('tab', { name: 'Ratio Swap', exact: true }).click();
  await expect(page.getByText('Available 397,000')).toBeVisible();
  await expectFittingWidth(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});
