import { expect, type Locator, type Page } from '@playwright/test';
import { expectHeading, logOut } from '../accounts/signIn';
import { newVerifiedTrader, type VerifiedTrader } from '../accounts/verifiedTrader';
import { test } from '../ownExchange';
import { watchComplaints } from '../page';
import { readQrCode } from './qrCode';
import {
  confirmWithdrawal,
  expectAvailable,
  fillWithdrawal,
  historyRows,
  mineBlock,
  moveWithdrawal,
  openBrowser,
  openPanel,
  openWallet,
  sendCoins,
  signInWithCode,
  timeLine,
} from './walletDesk';

// No blocks or approvals until the test asks for them.
test.use({ settings: { CHAIN_BLOCK_MS: '0', APPROVE_AFTER_MS: '3600000' } });

let trader: VerifiedTrader;
let wallet: Page;
let complaints: string[];

const outside = 'xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser, exchange }) => {
  trader = await newVerifiedTrader(browser, exchange);
  wallet = await openWallet(browser, exchange, trader);
  complaints = watchComplaints(wallet);
});

test.afterAll(() => wallet.context().close());

/** The address exactly as shown. */
const addressIn = async (panel: Locator, coin: string): Promise<string> =>
  (await panel
    .getByRole('group', { name: `${coin} deposit address` })
    .locator('span')
    .first()
    .textContent()) ?? '';

test('the QR code of each coin contains its exact address, in its row and enlarged [WAL-295] @nightly', async () => {
  for (const coin of ['BTC', 'ETH', 'XRP', 'XDC', 'BCHABC']) {
    const panel = await openPanel(wallet, 'Deposit', coin);
    const address = await addressIn(panel, coin);
    expect(address.length).toBeGreaterThan(24);
    const code = { name: `QR code of your ${coin} deposit address` };
    expect(await readQrCode(panel.getByRole('img', code))).toBe(address);
    await openPanel(wallet, 'Deposit', coin);
    await expect(panel).toBeHidden();
  }
  const panel = await openPanel(wallet, 'Deposit', 'XRP');
  await panel.getByRole('button', { name: 'Enlarge QR code' }).click();
  const dialog = wallet.getByRole('dialog', { name: 'XRP deposit address' });
  expect(await readQrCode(dialog.getByRole('img'))).toBe(await addressIn(dialog, 'XRP'));
  await wallet.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a deposit sent from outside appears, gains confirmations and is added to the balance, without a reload [WAL-301]', async () => {
  await expectAvailable(wallet, 'XDC', '400,000.000000000');
  // XDC's history doesn't contain it.
  const other = await openPanel(wallet, 'Deposit', 'BTC');
  await sendCoins(wallet, { coin: 'BTC', address: await addressIn(other, 'BTC'), amount: '0.5' });
  await expect(other.getByRole('listitem').filter({ hasText: '0.5 BTC' })).toBeVisible();
  const panel = await openPanel(wallet, 'Deposit', 'XDC');
  await expect(panel).toContainText('No incoming deposits.');
  await sendCoins(wallet, { coin: 'XDC', address: await addressIn(panel, 'XDC'), amount: '1234.5678' });
  const deposit = panel.getByRole('listitem').filter({ hasText: '1,234.5678 XDC' });
  await expect(deposit).toContainText('Waiting for confirmation 1 of 3');
  await expectAvailable(wallet, 'XDC', '400,000.000000000');
  await mineBlock(wallet, 'XDC');
  await expect(deposit).toContainText('Arrived: you can trade with it. 1 of 3 confirmations');
  await expectAvailable(wallet, 'XDC', '401,234.567800000 1,234.5678 needs 3 confirmations to withdraw');
  await mineBlock(wallet, 'XDC');
  await expect(deposit).toContainText('2 of 3 confirmations');
  await mineBlock(wallet, 'XDC');
  await expect(deposit).toContainText('Available to withdraw');
  await expectAvailable(wallet, 'XDC', '401,234.567800000');
  expect(complaints).toEqual([]);
});

test('with both codes a withdrawal goes through; approved, sent and completed, it is updated live in the history, with correct figures there and in the wallet [WAL-351] [HIS-060]', async ({
  exchange,
}) => {
  const panel = await openPanel(wallet, 'Withdraw', 'XDC');
  await fillWithdrawal(panel, { coin: 'XDC', address: outside, amount: '12345.25' });
  await confirmWithdrawal(panel, 'XDC', trader);
  await expectAvailable(wallet, 'XDC', '388,889.317800000 12,345.25 pending in withdrawals');
  await expect(wallet.getByText('Total Withdrawal Limit 12,345.25/2,500,000')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Label' }).fill('Cold storage');
  await panel.getByRole('textbox', { name: 'Authenticator code' }).fill(await trader.authenticator.nextCode());
  await panel.getByRole('button', { name: 'Save address' }).click();
  await expect(panel.getByText('Saved as “Cold storage”')).toBeVisible();

  await panel.getByRole('link', { name: 'View in history' }).click();
  await expectHeading(wallet, 'History');
  const row = historyRows(wallet, 'Withdrawals');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Pending');
  await row.getByRole('button', { name: 'Details of 12,345.25 XDC' }).click();
  const steps = timeLine(wallet).getByRole('listitem');
  const now = timeLine(wallet).locator('[aria-current=step]');
  await expect(steps).toHaveText([/^Requested/, /^Waiting for review/]);
  const facts = wallet.getByRole('table', { name: 'Withdrawals' });
  await expect(facts).toContainText('You receive12,345.25 XDC');
  const [id = ''] = /w-\d+/.exec((await facts.textContent()) ?? '') ?? [];

  await moveWithdrawal(exchange, 'approve', id);
  await expect(row).toContainText('Queued');
  await expect(steps).toHaveText([/^Requested/, /^Approved/, /^Waiting to be sent/]);
  await moveWithdrawal(exchange, 'send', id);
  await expect(steps.nth(2)).toContainText(/^Sent/);
  await expect(steps.nth(2)).toContainText(outside);
  await expect(now).toContainText('Waiting for confirmations');
  await mineBlock(wallet, 'XDC');
  await expect(steps.nth(3)).toContainText(/^1 confirmation/);
  await moveWithdrawal(exchange, 'complete', id);
  await expect(steps.nth(4)).toContainText(/^Completed.*12,345\.25 XDC arrived\.$/);
  await expect(steps).toHaveCount(5);
  await expect(row).toContainText('Completed');

  await wallet.getByRole('link', { name: 'Back to Wallet' }).click();
  await expectAvailable(wallet, 'XDC', '388,889.317800000');
  expect(complaints).toEqual([]);
});

test('a pending withdrawal is cancelled, and its amount is available again [HIS-061]', async () => {
  const panel = await openPanel(wallet, 'Withdraw', 'XDC');
  await fillWithdrawal(panel, { coin: 'XDC', address: outside.replace('5d2f', '6d2f'), amount: '2000.5' });
  await confirmWithdrawal(panel, 'XDC', trader);
  await expectAvailable(wallet, 'XDC', '386,888.817800000 2,000.5 pending in withdrawals');
  await panel.getByRole('link', { name: 'View in history' }).click();
  const row = historyRows(wallet, 'Withdrawals').first();
  await row.getByRole('button', { name: 'Details of 2,000.5 XDC' }).click();
  await wallet.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await wallet.getByRole('alertdialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(row).toContainText('Cancelled');
  await expect(timeLine(wallet)).toContainText('You cancelled it.2,000.5 XDC is available again.');
  await wallet.getByRole('link', { name: 'Back to Wallet' }).click();
  await expectAvailable(wallet, 'XDC', '388,889.317800000');
  await expect(wallet.getByText('Total Withdrawal Limit 12,345.25/2,500,000')).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a visitor to /history/xdc signs in and returns there, with only that coin's rows, requested as XDC; the address saved on another device is there [HIS-032] [HIS-101] [WAL-328]", async ({
  browser,
  exchange,
}) => {
  const page = await openBrowser(browser, exchange);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/transaction/history') asked.push(searchParams.get('currency'));
  });
  await page.goto('/history/xdc');
  await expectHeading(page, 'Sign in to XDC Exchange');
  await signInWithCode(page, trader);
  await expectHeading(page, 'History');
  await expect(page).toHaveURL('/history/xdc');
  await expect(historyRows(page, 'Deposits')).toHaveText(/XDC.*1,234\.5678/);
  await page.getByRole('tab', { name: 'Withdrawal' }).click();
  await expect(historyRows(page, 'Withdrawals')).toHaveText([/XDC.*2,000\.5/, /XDC.*12,345\.25/]);
  expect(new Set(asked)).toEqual(new Set(['XDC']));

  await page.getByRole('link', { name: 'Back to Wallet' }).click();
  const panel = await openPanel(page, 'Withdraw', 'XDC');
  await panel.getByRole('combobox', { name: 'XDC address' }).click();
  await page.getByRole('option', { name: 'Cold storage' }).click();
  await expect(panel.getByRole('combobox', { name: 'XDC address' })).toHaveValue(outside);
  for (const [path, title] of [
    ['/history', 'History'],
    ['/order-history', 'Order History'],
  ] as const) {
    await logOut(page);
    await page.goto(path);
    await expectHeading(page, 'Sign in to XDC Exchange');
    await signInWithCode(page, trader);
    await expectHeading(page, title);
    await expect(page).toHaveURL(path);
  }
  await page.context().close();
});
