import { expect, test, type Page } from '@playwright/test';
import { linkIn, mailAfter, mailsTo } from '../accounts/mailbox';
import { operate } from '../accounts/operator';
import { expectHeading, expectLoggedIn, fieldOf, sendCredentials } from '../accounts/signIn';
import { newAddress, registerTrader, type Trader } from '../accounts/traders';
import { createMovableClock } from '../movableClock';
import { ownExchange } from '../ownExchange';
import { expectFittingWidth, watchComplaints } from '../page';
import { openDesk, phone } from '../trading/tradingDesk';
import { confirmWithdrawal, fillWithdrawal, openBrowser, openPanel } from '../wallet/walletDesk';
import { addPictures, identityTab, submitIdentity } from './identityDesk';
import { openSecurity, turnOn } from './securityDesk';

const hour = 60 * 60_000;

const clock = createMovableClock();
const exchange = ownExchange(
  {
    CHAIN_BLOCK_MS: '1000',
    CUSTODY_POLL_MS: '200',
    APPROVE_AFTER_MS: '1000',
    MAIL_TRIES: '10000',
    REGISTER_TRIES: '10000',
    SESSION_IDLE_MS: String(72 * hour),
  },
  clock,
);

const because = ['--why', 'A test needs it so'];

test.beforeAll(async () => {
  await operate(['switch', 'registration', 'on', ...because], exchange.dataDir);
});

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
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await sendCredentials(page, trader);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wallet' })).toBeVisible();
  return trader;
};

/** Sends coins from outside to the address copied from the screen. */
const payInto = async (page: Page, amount: string, coin = 'XDC'): Promise<void> => {
  const chain = await page.context().newPage();
  await chain.goto(`/dev/chain/${coin}`);
  await chain.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await chain.getByRole('textbox', { name: 'Address' }).focus();
  await chain.keyboard.press('ControlOrMeta+V');
  await chain.getByRole('button', { name: 'Send test coins' }).click();
  await expect(chain.getByRole('status')).toContainText('Test coins sent.');
  await chain.close();
};

test('on a phone a new trader registers, turns two-factor on, is verified, deposits, and withdraws a day later [KYC-110] [KYC-004]', async ({
  browser,
}) => {
  const page = await openBrowser(browser, exchange, {
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const complaints = watchComplaints(page);
  await page.goto('/register');
  const trader = await register(page, newAddress());
  await openSecurity(page);
  const authenticator = await turnOn(page, trader, clock);

  await submitIdentity(page);
  await expectFittingWidth(page);
  await operate(['kyc', 'show', trader.email], exchange.dataDir);
  await operate(['kyc', 'approve', trader.email, ...because], exchange.dataDir);
  // Updated live: nothing is pressed or reloaded.
  await expect(identityTab(page)).toHaveCount(0);

  await page.goto('/wallet');
  const deposit = await openPanel(page, 'Deposit', 'XDC');
  await deposit.getByRole('button', { name: 'Copy XDC deposit address' }).tap();
  await payInto(page, '2500');
  await expect(deposit.getByRole('listitem').filter({ hasText: '2,500 XDC' })).toContainText('Available to withdraw');

  await clock.forward(25 * hour);
  await page.clock.setSystemTime(clock.now());
  await page.goto('/wallet');
  const panel = await openPanel(page, 'Withdraw', 'XDC');
  const address = 'xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2';
  await fillWithdrawal(panel, { coin: 'XDC', address, amount: '1000' });
  await confirmWithdrawal(panel, 'XDC', authenticator, trader.email);
  await expectFittingWidth(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a rejected trader reads the reason, and sends the documents again [KYC-111]', async ({ browser }) => {
  const page = await openBrowser(browser, exchange);
  const trader = await registerTrader(page);
  await page.goto('/login');
  await sendCredentials(page, trader);
  await expectLoggedIn(page);
  await submitIdentity(page);

  const reason = 'The back of the document is blurred.';
  await operate(['kyc', 'reject', trader.email, '--reason', reason], exchange.dataDir);
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

test('a person invited by link signs up and trades, and both see the reward without a reload [REF-060] [REF-026]', async ({
  browser,
}) => {
  const seller = await openDesk(browser, exchange.url, 'plain');
  await seller.open('XDC-USDT');
  await seller.place('Sell', '0.05', '2000');
  await seller.told('Order placed successfully.');
  await seller.close();

  const referrer = await openBrowser(browser, exchange);
  const inviting = await registerTrader(referrer);
  await referrer.goto('/login');
  await sendCredentials(referrer, inviting);
  await expectLoggedIn(referrer);
  await referrer.goto('/profile?tab=referral');
  const friend = newAddress();
  const invitation = await mailAfter(referrer, friend, async () => {
    await referrer.getByRole('textbox', { name: 'Email addresses' }).fill(friend);
    await referrer.keyboard.press('Enter');
    await referrer.getByRole('button', { name: 'Send invitations' }).click();
  });
  await expect(referrer.getByRole('table', { name: 'Invitations sent' })).toContainText(friend);

  // A different device from the inviter's: the same one would earn nothing.
  const page = await openBrowser(browser, exchange, {
    ...phone,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
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
  await expect(page.getByText('Order Completed Successfully').first()).toBeVisible();

  const people = referrer.getByRole('table', { name: 'People you invited' });
  await expect(people.getByRole('row', { name: /Grace Hopper/ })).toContainText('Completed');
  await expect(referrer.getByRole('region', { name: 'Rewards', exact: true })).toContainText('1,000.00 XDC');
  await page.goto('/profile?tab=referral');
  await expect(rewards).toContainText('1,500.00 XDCCompleted');
  await expectHeading(page, 'Profile');
  for (const each of [page, referrer]) await each.context().close();
});
