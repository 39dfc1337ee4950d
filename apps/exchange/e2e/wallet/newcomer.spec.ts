import { expect, type Locator } from '@playwright/test';
import { expectHeading } from '../accounts/signIn';
import { newVerifiedTrader } from '../accounts/verifiedTrader';
import { test } from '../ownExchange';
import { expectFittingWidth, watchComplaints } from '../page';
import { expectToast } from '../toasts';
import { phone } from '../trading/tradingDesk';
import { offerXdc } from './orders';
import {
  confirmWithdrawal,
  deskScreen,
  expectAvailable,
  fillWithdrawal,
  historyRows,
  openBrowser,
  openPanel,
  payInto,
  signInWithCode,
  timeLine,
} from './walletDesk';

const pressing = (isTouch: boolean) => (target: Locator) => (isTouch ? target.tap() : target.click());

const visits = [
  { where: '@nightly on a desktop', screen: deskScreen },
  { where: 'on a phone', screen: phone },
];

for (const { where, screen } of visits)
  test(`${where} a new trader deposits, trades and withdraws by following the screens [WAL-363]`, async ({
    browser,
    exchange,
  }) => {
    const trader = await newVerifiedTrader(browser, exchange, ['25000 USDT']);
    await offerXdc(exchange.url, '1000');
    const isTouch = screen.hasTouch === true;
    const press = pressing(isTouch);
    const page = await openBrowser(browser, exchange, {
      ...screen,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const complaints = watchComplaints(page);
    const toWallet = page.getByRole('banner').getByRole('link', { name: 'Wallet' }).first();

    await page.goto('/');
    if (isTouch) await press(page.getByRole('banner').getByRole('button', { name: 'Menu' }));
    await press(page.getByRole(isTouch ? 'dialog' : 'banner').getByRole('link', { name: 'Sign In' }));
    await signInWithCode(page, trader);
    await press(toWallet);
    await expectHeading(page, 'Wallet');
    await expectAvailable(page, 'USDT', '25,000.000000000');
    const deposit = await openPanel(page, 'Deposit', 'USDT');
    await expect(deposit).toContainText('Minimum deposit: 35 USDT.');
    await press(deposit.getByRole('button', { name: 'Copy USDT deposit address' }));
    await expectFittingWidth(page);
    await payInto(page, '50', 'USDT');
    await expect(deposit.getByRole('listitem').filter({ hasText: '50 USDT' })).toContainText('Available to withdraw');
    await expectAvailable(page, 'USDT', '25,050.000000000');

    await press(page.getByRole('banner').getByRole('link', { name: 'XDC Exchange' }));
    await press(page.getByRole('link', { name: 'XDC / USDT', exact: true }));
    if (isTouch) await press(page.getByRole('tab', { name: 'Book' }));
    await press(page.getByRole('rowgroup', { name: 'Sell orders' }).getByRole('row').first());
    const order = page.getByRole('form', { name: 'Buy XDC' });
    await order.getByRole('textbox', { name: 'Amount' }).focus();
    await order.getByRole('textbox', { name: 'Amount' }).fill('1000');
    await expect(order.getByRole('textbox', { name: 'Total' })).toHaveValue('50');
    await press(order.getByRole('button', { name: 'Buy XDC' }));
    await expectToast(page, 'Order Completed Successfully');

    if (isTouch) await press(page.getByRole('dialog', { name: 'Buy' }).getByRole('button', { name: 'Close' }));
    await press(toWallet);
    await expectAvailable(page, 'XDC', '995.000000000');
    const withdrawal = await openPanel(page, 'Withdraw', 'USDT');
    await expect(withdrawal).toContainText('Minimum 35 USDT.');
    await fillWithdrawal(withdrawal, {
      coin: 'USDT',
      address: '0x5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2',
      amount: '40',
    });
    await expect(withdrawal).toContainText('You receive36.8 USDT');
    await expectFittingWidth(page);
    await confirmWithdrawal(withdrawal, 'USDT', trader);
    await press(withdrawal.getByRole('link', { name: 'View in history' }));
    const row = historyRows(page, 'Withdrawals').first();
    await expect(row).toContainText('Completed');
    await press(row.getByRole('button', { name: 'Details of 40 USDT' }));
    await expect(timeLine(page)).toContainText('36.8 USDT arrived.');
    await expectFittingWidth(page);
    await press(page.getByRole('link', { name: 'Back to Wallet' }));
    await expectAvailable(page, 'USDT', '24,960.000000000');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
