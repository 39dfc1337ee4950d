import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectHeading } from '../accounts/signIn';
import { createMovableClock } from '../movableClock';
import { ownExchange } from '../ownExchange';
import { expectFittingWidth, watchComplaints } from '../page';
import { openDesk, phone } from '../trading/tradingDesk';
import {
  confirmWithdrawal,
  demoAuthenticator,
  deskScreen,
  expectAvailable,
  fillWithdrawal,
  historyRows,
  openBrowser,
  openPanel,
  signInWithCode,
  timeLine,
} from './walletDesk';

// Blocks and approvals come automatically and soon. Only one other person trades, selling.
const clock = createMovableClock();
const exchange = ownExchange({ CHAIN_BLOCK_MS: '1000', CUSTODY_POLL_MS: '200', APPROVE_AFTER_MS: '1000' }, clock);
const authenticator = demoAuthenticator(clock);

test.beforeAll(async ({ browser }) => {
  const seller = await openDesk(browser, exchange.url, 'plain');
  await seller.open('XDC-USDT');
  await seller.place('Sell', '0.05', '2000');
  await seller.told('Order placed successfully.');
  await seller.close();
});

const pressing = (isTouch: boolean) => (target: Locator) => (isTouch ? target.tap() : target.click());

/** Sends coins from outside to the address copied from the screen. */
const payInto = async (page: Page, amount: string): Promise<void> => {
  const chain = await page.context().newPage();
  await chain.goto('/dev/chain/USDT');
  await chain.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await chain.getByRole('textbox', { name: 'Address' }).focus();
  await chain.keyboard.press('ControlOrMeta+V');
  await chain.getByRole('button', { name: 'Send test coins' }).click();
  await expect(chain.getByRole('status')).toContainText('Test coins sent.');
  await chain.close();
};

/** A code is valid for its coin and amount, and another for the same is only sent two minutes later. */
const visits = [
  {
    where: 'on a desktop',
    screen: deskScreen,
    address: '0x5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2',
    amount: '40',
    arrives: '36.8',
    balances: { before: '25,000', deposited: '25,050', after: '24,960', bought: '400,995' },
  },
  {
    where: 'on a phone',
    screen: phone,
    address: '0x5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b3',
    amount: '45',
    arrives: '41.8',
    balances: { before: '24,960', deposited: '25,010', after: '24,915', bought: '401,990' },
  },
];

for (const { where, screen, address, amount, arrives, balances } of visits)
  test(`${where} a new trader deposits, trades and withdraws by following the screens [WAL-363]`, async ({
    browser,
  }) => {
    const isTouch = screen.hasTouch === true;
    const press = pressing(isTouch);
    const page = await openBrowser(browser, exchange, {
      ...screen,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const complaints = watchComplaints(page);
    const toWallet = page.getByRole('banner').getByRole('link', { name: 'Wallet' });

    await page.goto('/');
    if (isTouch) await press(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
    await press(page.getByRole(isTouch ? 'dialog' : 'banner').getByRole('link', { name: 'Sign In' }));
    await signInWithCode(page, authenticator);
    await press(toWallet);
    await expectHeading(page, 'Wallet');
    await expectAvailable(page, 'USDT', `${balances.before}.000000000`);
    const deposit = await openPanel(page, 'Deposit', 'USDT');
    await expect(deposit).toContainText('Minimum deposit: 35 USDT.');
    await press(deposit.getByRole('button', { name: 'Copy USDT deposit address' }));
    await expectFittingWidth(page);
    await payInto(page, '50');
    await expect(deposit.getByRole('listitem').filter({ hasText: '50 USDT' })).toContainText('Available to withdraw');
    await expectAvailable(page, 'USDT', `${balances.deposited}.000000000`);

    await press(page.getByRole('banner').getByRole('link', { name: 'XDC Exchange' }));
    await press(page.getByRole('link', { name: 'XDC / USDT', exact: true }));
    if (isTouch) await press(page.getByRole('tab', { name: 'Book' }));
    await press(page.getByRole('rowgroup', { name: 'Sell orders' }).getByRole('row').first());
    const order = page.getByRole('form', { name: 'Buy XDC' });
    await order.getByRole('textbox', { name: 'Amount' }).focus();
    await order.getByRole('textbox', { name: 'Amount' }).fill('1000');
    await expect(order.getByRole('textbox', { name: 'Total' })).toHaveValue('50');
    await press(order.getByRole('button', { name: 'Buy XDC' }));
    await expect(page.getByText('Order Completed Successfully').first()).toBeVisible();

    if (isTouch) await press(page.getByRole('dialog', { name: 'Buy' }).getByRole('button', { name: 'Close' }));
    await press(toWallet);
    await expectAvailable(page, 'XDC', `${balances.bought}.000000000`);
    const withdrawal = await openPanel(page, 'Withdraw', 'USDT');
    await expect(withdrawal).toContainText('Minimum 35 USDT.');
    await fillWithdrawal(withdrawal, { coin: 'USDT', address, amount });
    await expect(withdrawal).toContainText(`You receive${arrives} USDT`);
    await expectFittingWidth(page);
    await confirmWithdrawal(withdrawal, 'USDT', authenticator);
    await press(withdrawal.getByRole('link', { name: 'View in history' }));
    const row = historyRows(page, 'Withdrawals').first();
    await expect(row).toContainText('Completed');
    await press(row.getByRole('button', { name: `Details of ${amount} USDT` }));
    await expect(timeLine(page)).toContainText(`${arrives} USDT arrived.`);
    await expectFittingWidth(page);
    await press(page.getByRole('link', { name: 'Back to Wallet' }));
    await expectAvailable(page, 'USDT', `${balances.after}.000000000`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
