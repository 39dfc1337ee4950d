import { expect } from '@playwright/test';
import type { Trader } from '../accounts/traders';
import { test } from '../ownExchange';
import { expectFittingWidth, watchComplaints } from '../page';
import { newTraderWithFunds, openDesk, phone, type Desk } from './tradingDesk';

// Nobody else trades: every digit is theirs.
let seller: Desk;
let buyer: Desk;
let buying: Trader;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser, exchange }) => {
  const [selling, other] = await Promise.all([
    newTraderWithFunds(browser, exchange),
    newTraderWithFunds(browser, exchange),
  ]);
  buying = other;
  [seller, buyer] = [await openDesk(browser, exchange, selling), await openDesk(browser, exchange, buying)];
  await Promise.all([seller.open('XDC-USDT'), buyer.open('XDC-USDT')]);
});

test.afterAll(() => Promise.all([seller.close(), buyer.close()]));

test('a placed order appears in both books, marked as own in one [TRD-052] [TRD-112] [TRD-113] [TRD-369]', async () => {
  await expect(seller.book('Sell')).toHaveText('There are no sell orders.');
  await seller.place('Sell', '0.05', '1000');
  await seller.told('Order placed successfully.');
  await expect(seller.book('Sell')).toContainText('Yours: 1,000 XDC');
  await expect(buyer.book('Sell')).toContainText('0.05000000');
  await expect(buyer.book('Sell')).not.toContainText('Yours');
  await expect(seller.openOrders).toHaveCount(1);
  await expect(seller.form('Sell').getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await expect(seller.form('Sell').getByRole('textbox', { name: 'Price' })).toHaveValue('0.05');
});

test('a click on a row of the book fills price and amount [TRD-060] [DOM-127]', async () => {
  await buyer.book('Sell').click();
  await expect(buyer.form('Buy').getByRole('textbox', { name: 'Price' })).toHaveValue('0.05');
  await expect(buyer.form('Buy').getByRole('textbox', { name: 'Amount' })).toHaveValue('1,000');
  await expect(buyer.form('Buy').getByRole('textbox', { name: 'Total' })).toHaveValue('50');
});

test('both traders see a partial fill, and the rest stays in the book [TRD-369]', async () => {
  await buyer.place('Buy', '0.05', '400');
  await Promise.all([
    buyer.told('Order Completed Successfully'),
    seller.told('Order Partially Completed Successfully'),
  ]);
  await expect(buyer.book('Sell')).toContainText('600.000000');
  await expect(seller.openOrders).toContainText('40%');
  for (const desk of [buyer, seller])
    await expect(desk.page.getByRole('table', { name: 'All trades' })).toContainText('bought at 0.05000000');
  expect(await buyer.balances()).toMatchObject({ XDC: '400398', USDT: '24980' });
  expect(await seller.balances()).toMatchObject({ XDC: '399000', USDT: '25019.9' });
});

test('after a server restart the page reconnects, and nothing is lost or doubled; until then it says so [TRD-285] [TRD-292] [TRD-363]', async ({
  exchange,
}) => {
  await exchange.stop();
  await expect(buyer.page.getByText(/^Last price .*, delayed$/).first()).toBeVisible();
  await exchange.start();
  for (const { page } of [buyer, seller]) await expect(page.getByText(/^Last price .*, delayed$/).first()).toBeHidden();
  await expect(buyer.book('Sell')).toContainText('600.000000');
  await expect(seller.openOrders).toHaveCount(1);
  await buyer.place('Buy', '0.05', '600');
  await Promise.all([buyer, seller].map((desk) => desk.told('Order Completed Successfully')));
  await expect(seller.openOrders).toHaveCount(0);
  await expect(buyer.book('Sell')).toHaveText('There are no sell orders.');
  expect(await buyer.balances()).toMatchObject({ XDC: '400995', USDT: '24950' });
  expect(await seller.balances()).toMatchObject({ XDC: '399000', USDT: '25049.75' });
});

test('an order is cancelled, and its funds are available again [TRD-369]', async () => {
  const complaints = watchComplaints(buyer.page);
  await buyer.place('Buy', '0.0499', '1000');
  await expect(buyer.openOrders).toHaveCount(1);
  await expect(seller.book('Buy')).toContainText('0.04990000');
  expect(await buyer.balances()).toMatchObject({ USDT: '24900.1' });
  await buyer.openOrders.getByRole('button', { name: /^Cancel/ }).click();
  await expect(buyer.openOrders).toHaveCount(0);
  await expect(seller.book('Buy')).toHaveText('There are no buy orders.');
  expect(await buyer.balances()).toMatchObject({ USDT: '24950' });
  expect(complaints).toEqual([]);
});

test('on a phone a tap on the book opens the form, and the order trades with the desktop and is reported on both [TRD-347] [TRD-369]', async ({
  browser,
  exchange,
}) => {
  await seller.place('Sell', '0.0501', '300');
  await seller.told('Order placed successfully.');
  const hand = await openDesk(browser, exchange, buying, phone);
  const complaints = watchComplaints(hand.page);
  await hand.open('XDC-USDT');
  await expectFittingWidth(hand.page);
  await hand.page.getByRole('tab', { name: 'Book' }).tap();
  await hand.book('Sell').first().tap();
  await expect(hand.form('Buy').getByRole('textbox', { name: 'Price' })).toHaveValue('0.0501');
  await expect(hand.form('Buy').getByRole('textbox', { name: 'Amount' })).toHaveValue('300');
  await hand.form('Buy').getByRole('button', { name: 'Buy XDC' }).tap();
  await Promise.all([hand, seller].map((desk) => desk.told('Order Completed Successfully')));
  await expect(seller.openOrders).toHaveCount(0);
  expect(await hand.balances()).toMatchObject({ XDC: '401293.5', USDT: '24934.97' });
  expect(complaints).toEqual([]);
  await hand.close();
});
