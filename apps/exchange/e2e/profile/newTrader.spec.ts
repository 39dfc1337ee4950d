import { expect, type Page } from '@playwright/test';
import { linkIn, mailAfter, mailsTo } from '../accounts/mailbox';
import { because } from '../accounts/operator';
import { expectHeading, fieldOf, sendCredentials } from '../accounts/signIn';
import { enter, enterAsNewTrader, newAddress, type Trader } from '../accounts/traders';
import { newApprovedTrader } from '../accounts/verifiedTrader';
import { test } from '../ownExchange';
import { expectFittingWidth, watchComplaints } from '../page';
import { expectToast } from '../toasts';
import { phone } from '../trading/tradingDesk';
import { offerXdc } from '../wallet/orders';
import { confirmWithdrawal, fillWithdrawal, openBrowser, openPanel, payInto } from '../wallet/walletDesk';
import { addPictures, identityTab, submitIdentity } from './identityDesk';
import { openSecurity, turnOn } from './securityDesk';

const hour = 60 * 60_000;

/** Uses only the screen: the form, the link in the email, the sign-in. */
const register = async (page: Page, address: string): Promise<Trader> => {
  const trader = { email: address, password: 'Right-1234!' };
  await fieldOf(page, 'First name').fill('Grace');
  await fieldOf(page, 'Last name').fill('Hopper');
  await fieldOf(page, 'Email').fill(address);
  await fieldOf(page, 'Password').fill(trader.password);
  await fieldOf(page, 'Confirm password').fill(trader.password);
  const mail = await mailAfter(page, address, () => page.getByRole('button', { name: 'Create account' }).click());
  await page.goto(linkIn(mail));
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await sendCredentials(page, trader);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wallet' }).first()).toBeVisible();
  return trader;
};

test('on a phone a new trader registers, turns two-factor on, is verified, deposits, and withdraws a day later [KYC-110] [KYC-004]', async ({
  browser,
  exchange,
}) => {
  const page = await openBrowser(browser, exchange, {
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const complaints = watchComplaints(page);
  await page.goto('/register');
  const trader = await register(page, newAddress());
  await openSecurity(page);
  const authenticator = await turnOn(page, trader, exchange.clock);

  await submitIdentity(page);
  await expectFittingWidth(page);
  await exchange.operate(['kyc', 'show', trader.email]);
  await exchange.operate(['kyc', 'approve', trader.email, ...because]);
  // Updated live: nothing is pressed or reloaded.
  await expect(identityTab(page)).toHaveCount(0);

  await page.goto('/wallet');
  const deposit = await openPanel(page, 'Deposit', 'XDC');
  await deposit.getByRole('button', { name: 'Copy XDC deposit address' }).tap();
  await payInto(page, '2500', 'XDC');
  await expect(deposit.getByRole('listitem').filter({ hasText: '2,500 XDC' })).toContainText('Available to withdraw');

  await exchange.clock.forward(25 * hour);
  await page.clock.setSystemTime(exchange.clock.now());
  await page.goto('/wallet');
  const panel = await openPanel(page, 'Withdraw', 'XDC');
  const address = 'xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2';
  await fillWithdrawal(panel, { coin: 'XDC', address, amount: '1000' });
  await confirmWithdrawal(panel, 'XDC', { ...trader, authenticator });
  await expectFittingWidth(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a rejected trader reads the reason, and sends the documents again [KYC-111] @nightly', async ({
  browser,
  exchange,
}) => {
  const page = await openBrowser(browser, exchange);
  const trader = await enterAsNewTrader(page);
  await submitIdentity(page);

  const reason = 'The back of the document is blurred.';
  await exchange.operate(['kyc', 'reject', trader.email, '--reason', reason]);
  await expect(page.getByText(reason).first()).toBeVisible();
  expect((await mailsTo(page, trader.email))[0]?.subject).toMatch(/identity|documents/i);

  // Everything but the pictures is filled in as it was sent.
  await expect(fieldOf(page, 'Document number')).toHaveValue('X0000000');
  await addPictures(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText("We're checking your documents")).toBeVisible();
  await page.reload();
  await expect(page.getByText("We're checking your documents")).toBeVisible();
  await page.context().close();
});

test('a person invited by link signs up and trades, and both see the reward without a reload [REF-060] [REF-026] @nightly', async ({
  browser,
  exchange,
}) => {
  await offerXdc(exchange.url, '100');
  const referrer = await openBrowser(browser, exchange);
  await enter(referrer, await newApprovedTrader(browser, exchange));
  await referrer.goto('/profile?tab=referral');
  const friend = newAddress();
  const invitation = await mailAfter(referrer, friend, async () => {
    await referrer.getByRole('textbox', { name: 'Email addresses' }).fill(friend);
    await referrer.keyboard.press('Enter');
    await referrer.getByRole('button', { name: 'Send invitations' }).click();
  });
  await expect(referrer.getByRole('table', { name: 'Invitations sent' })).toContainText(friend);

  // A browser of their own, without the inviter's cookie: the same one would earn nothing.
  const page = await openBrowser(browser, exchange, {
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(invitation.link ?? '');
  await expect(fieldOf(page, 'Email')).toHaveValue(friend);
  await register(page, friend);
  await page.goto('/wallet');
  const deposit = await openPanel(page, 'Deposit', 'USDT');
  await deposit.getByRole('button', { name: 'Copy USDT deposit address' }).tap();
  await payInto(page, '50', 'USDT');
  await expect(deposit.getByRole('listitem').filter({ hasText: '50 USDT' })).toContainText('Available to withdraw');

  await submitIdentity(page);
  await page.goto('/profile?tab=referral');
  const rewards = page.getByRole('region', { name: 'Rewards', exact: true });
  await expect(rewards).toContainText('1,500.00 XDCPending');
  await page.goto('/trade/XDC-USDT');
  await page.getByRole('tab', { name: 'Book' }).tap();
  await page.getByRole('rowgroup', { name: 'Sell orders' }).getByRole('row').first().tap();
  const order = page.getByRole('form', { name: 'Buy XDC' });
  await order.getByRole('textbox', { name: 'Amount' }).focus();
  await order.getByRole('textbox', { name: 'Amount' }).fill('100');
  await order.getByRole('button', { name: 'Buy XDC' }).tap();
  await expectToast(page, 'Order Completed Successfully');
  await exchange.operate(['kyc', 'show', friend]);
  await exchange.operate(['kyc', 'approve', friend, ...because]);

  const people = referrer.getByRole('table', { name: 'People you invited' });
  await expect(people.getByRole('row', { name: /Grace Hopper/ })).toContainText('Completed');
  await expect(referrer.getByRole('region', { name: 'Rewards', exact: true })).toContainText('1,000.00 XDC');
  await page.goto('/profile?tab=referral');
  await expect(rewards).toContainText('1,500.00 XDCCompleted');
  await expectHeading(page, 'Profile');
  for (const each of [page, referrer]) await each.context().close();
});
