import { expect, type Page } from '@playwright/test';
import { because } from '../accounts/operator';
import { expectHeading } from '../accounts/signIn';
import { newVerifiedTrader } from '../accounts/verifiedTrader';
import { test } from '../ownExchange';
import { expectFittingWidth, watchComplaints } from '../page';
import { coinRow, confirmWithdrawal, fillWithdrawal, openPanel, openWallet } from './walletDesk';

const outside = 'xdc5d2f1a4b7c9e8036a1d4f5b2c7e90813a6d4f7b2';

const notice = (page: Page) => page.getByRole('region', { name: 'Exchange closure' });

const settings = async (page: Page): Promise<unknown> => (await page.request.get('/config.json')).json();

test('the operator winds down: an open tab picks it up, orders stop, withdrawals continue, and everything opens again [STS-129]', async ({
  browser,
  exchange,
}) => {
  const trader = await newVerifiedTrader(browser, exchange);
  const page = await openWallet(browser, exchange, trader);
  const complaints = watchComplaints(page);
  await page.goto('/trade/XDC-USDT');
  const form = page.getByRole('form', { name: 'Sell XDC' });
  await form.getByRole('textbox', { name: 'Price' }).fill('0.052');
  await form.getByRole('textbox', { name: 'Amount' }).fill('500');
  await form.getByRole('button', { name: 'Sell XDC' }).click();
  const orders = page.getByRole('table', { name: 'Open Orders' });
  await expect(orders.getByRole('row').filter({ hasText: '500' })).toBeVisible();
  await expect(notice(page)).toBeHidden();

  await exchange.operate(['switch', 'withdrawOnly', 'on', ...because]);
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
  await confirmWithdrawal(panel, 'XDC', trader);

  await exchange.operate(['open', ...because]);
  await page.reload();
  await expectHeading(page, 'Wallet');
  await expect(notice(page)).toBeHidden();
  expect(await settings(page)).toMatchObject({
    notices: { closure: false },
    registrationOpen: true,
    stakingOpen: true,
  });
  expect(complaints).toEqual([]);
  // As it was before.
  await exchange.operate(['switch', 'staking', 'off', ...because]);
  await page.context().close();
});
