import { expect, test, type Page } from '@playwright/test';
import { mailsTo } from '../accounts/mailbox';
import { operate } from '../accounts/operator';
import { expectHeading } from '../accounts/signIn';
import { demoTrader } from '../accounts/traders';
import { createMovableClock } from '../movableClock';
import { ownExchange } from '../ownExchange';
import { expectFittingWidth, watchComplaints } from '../page';
import {
  coinRow,
  confirmWithdrawal,
  demoAuthenticator,
  expectAvailable,
  fillWithdrawal,
  openBrowser,
  openPanel,
  openWallet,
} from './walletDesk';

// Winding down affects the whole exchange.
const clock = createMovableClock();
const exchange = ownExchange({}, clock);
const authenticator = demoAuthenticator(clock);

const outside = 'xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2';
const { email } = demoTrader('twofactor');

const command = (...words: string[]): Promise<string> =>
  operate([...words, '--why', 'A test needs it so'], exchange.dataDir);

const notice = (page: Page) => page.getByRole('region', { name: 'Exchange closure' });

const settings = async (page: Page): Promise<unknown> => (await page.request.get('/config.json')).json();

test('the operator winds down: an open tab picks it up, orders stop, withdrawals continue, and everything opens again [STS-129] [STS-120] [STS-121] [STS-122] [STS-124] [STS-100] [STS-106] [STS-128]', async ({
  browser,
}) => {
  const page = await openWallet(browser, exchange, authenticator);
  const complaints = watchComplaints(page);
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Trading and deposits are open on this demo.')).toBeVisible();

  await page.goto('/trade/XDC-USDT');
  const form = page.getByRole('form', { name: 'Sell XDC' });
  await form.getByRole('textbox', { name: 'Price' }).fill('0.06');
  await form.getByRole('textbox', { name: 'Amount' }).fill('500');
  await form.getByRole('button', { name: 'Sell XDC' }).click();
  const orders = page.getByRole('table', { name: 'Open Orders' });
  await expect(orders.getByRole('row').filter({ hasText: '500' })).toBeVisible();
  await expect(notice(page)).toBeHidden();

  await command('switch', 'withdrawOnly', 'on');
  await expect(notice(page)).toContainText('All services have stopped and the exchange is about to close.');
  await expect(form.getByText(/^Trading has stopped because the exchange is closing\./)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Under Maintenance' })).toHaveAttribute('aria-disabled', 'true');
  expect(await settings(page)).toMatchObject({
    notices: { closure: true, demo: false, withdrawOnly: true },
    registrationOpen: false,
    stakingOpen: false,
  });
  await expectFittingWidth(page);
  await orders.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(page.getByText('There is no open order data')).toBeVisible();

  await notice(page).getByRole('link', { name: 'Open wallet' }).click();
  await expectHeading(page, 'Wallet');
  await expect(notice(page)).toBeVisible();
  await expect(coinRow(page, 'XDC').getByRole('button', { name: /Deposit Disabled/ })).toBeVisible();
  const panel = await openPanel(page, 'Withdraw', 'XDC');
  await fillWithdrawal(panel, { coin: 'XDC', address: outside, amount: '12345.25' });
  await confirmWithdrawal(panel, 'XDC', authenticator);
  await expectAvailable(page, 'XDC', /12,345\.25 pending in withdrawals/);

  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/staking', '/ratio-swap', '/trade/XDC-USDT', '/status', '/profile']) {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await expectFittingWidth(page);
  }

  await command('open');
  await expect(notice(page)).toBeHidden({ timeout: 70_000 });
  expect(await settings(page)).toMatchObject({
    notices: { closure: false },
    registrationOpen: true,
    stakingOpen: true,
  });
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('signing up and inviting stop in open tabs [STS-127]', async ({ browser }) => {
  await command('open');
  const visitor = await openBrowser(browser, exchange);
  await visitor.clock.install();
  await visitor.goto('/register');
  const create = visitor.getByRole('button', { name: 'Create account' });
  const trader = await openWallet(browser, exchange, authenticator);
  await trader.goto('/profile?tab=referral');
  const invitation = trader.getByRole('form', { name: 'Invite by email' });
  const send = invitation.getByRole('button', { name: 'Send invitations' });
  await expect(create).not.toHaveAttribute('aria-disabled', 'true');
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await expect(invitation.getByRole('textbox')).toBeEnabled();

  await command('switch', 'withdrawOnly', 'on');
  // Without a live connection, a tab learns of it within a minute after it takes effect.
  await expect(async () => {
    await visitor.clock.runFor(60_000);
    await expect(create).toHaveAttribute('title', 'Registrations Stopped.', { timeout: 2_000 });
  }).toPass();
  await expect(send).toHaveAttribute('title', 'Registrations Stopped.');
  for (const button of [create, send]) await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(visitor.getByText("We aren't opening new accounts at the moment.")).toBeVisible();
  await expect(invitation.getByRole('textbox')).toBeDisabled();
  for (const page of [visitor, trader]) await page.context().close();
});

test('the operator lists who still holds funds, and reminds them by email [STS-109] [STS-110] [STS-108]', async ({
  browser,
}) => {
  const page = await openBrowser(browser, exchange);
  await command('switch', 'withdrawOnly', 'on');
  const report = await operate(['winddown', 'report'], exchange.dataDir);
  expect(report).toContain('Wind-down mode is on.');
  expect(report).toMatch(new RegExp(`^${email} .*XDC`, 'm'));
  expect(await command('winddown', 'remind')).toMatch(/The exchange will email a reminder to \d+ traders\./);
  const reminders = async () => {
    const mails = await mailsTo(page, email);
    return mails.filter(({ subject }) => subject === 'Withdraw your funds from XDC Exchange').length;
  };
  await expect.poll(reminders).toBe(1);
  expect(await command('winddown', 'remind')).toContain('The exchange will email a reminder to 0 traders.');
  await page.context().close();
});
