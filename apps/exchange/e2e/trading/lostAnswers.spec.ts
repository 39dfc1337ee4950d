import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../ownExchange';
import { expectToast } from '../toasts';
import { newTraderWithFunds, openDesk, typeOrder, type Desk } from './tradingDesk';

// The exchange is killed and restarted while orders are being sent.
let desk: Desk;

const orderCall = '**/api/trade/new_order';

/** The next order goes through this handler; all others are unaffected. */
const meetNextOrder = (page: Page, hands: (route: Route) => Promise<void>) =>
  page.route(orderCall, hands, { times: 1 });

const unconfirmed = () => desk.page.getByRole('button', { name: '1 unconfirmed order' });

const unconfirmedOrders = () => desk.page.getByRole('dialog', { name: 'Unconfirmed orders' });

const sendAgain = async () => {
  await unconfirmed().click();
  await unconfirmedOrders().getByRole('button', { name: 'Send again' }).click();
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser, exchange }) => {
  const trader = await newTraderWithFunds(browser, exchange, ['400000 XDC', '5000 USDT']);
  desk = await openDesk(browser, exchange, trader);
  await desk.open('XDC-USDT');
});

test.afterAll(() => desk.close());

test('an order that never reached a killed exchange is unconfirmed until it is sent again, and then placed once [TRD-117] [TRD-360]', async ({
  exchange,
}) => {
  await meetNextOrder(desk.page, async (route) => {
    await exchange.kill();
    await route.continue();
  });
  await desk.place('Sell', '0.05', '1000');
  await expect(unconfirmed()).toBeVisible();
  await exchange.start();
  await sendAgain();
  await desk.told('Order placed successfully.');
  await expect(unconfirmed()).toBeHidden();
  await expect(desk.openOrders).toHaveCount(1);
  expect(await desk.balances()).toMatchObject({ XDC: '399000' });
});

test('an order whose answer was lost with the exchange is found while its trader is in the wallet, and reported as placed [TRD-121] [TRD-360] [TRD-426]', async ({
  exchange,
}) => {
  const { page } = desk;
  await meetNextOrder(page, async (route) => {
    expect((await route.fetch()).ok()).toBe(true);
    await expect(page).toHaveURL(/\/wallet$/);
    await exchange.kill();
    await route.abort('connectionreset');
  });
  await desk.place('Sell', '0.051', '500');
  await page.getByRole('link', { name: 'Wallet' }).first().click();
  await expect(unconfirmed()).toBeVisible();
  // The toast may come and go before the exchange counts as started.
  await Promise.all([exchange.start(), desk.told('Your order was placed: Sell 500 XDC at 0.051 USDT.')]);
  await expect(unconfirmed()).toBeHidden();
  await expect(page).toHaveURL(/\/wallet$/);
  await desk.open('XDC-USDT');
  await expect(desk.openOrders).toHaveCount(2);
  expect(await desk.balances()).toMatchObject({ XDC: '398500' });
});

test('an order whose answer was lost offline is found in both tabs when the line is back, and another can be sent meanwhile [TRD-480]', async () => {
  const { page } = desk;
  const context = page.context();
  const tab = await context.newPage();
  await tab.goto('/wallet');
  await expect(tab.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await meetNextOrder(page, async (route) => {
    expect((await route.fetch()).ok()).toBe(true);
    await context.setOffline(true);
    await route.abort('connectionreset');
  });
  await desk.place('Sell', '0.052', '300');
  const warning = 'We have no reply yet for your order: Sell 300 XDC at 0.052 USDT. It may be open or filled.';
  await Promise.all([desk.told(warning), expectToast(tab, warning)]);
  await desk.place('Sell', '0.053', '200');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sell XDC' }).click();
  await expect(page.getByRole('button', { name: '2 unconfirmed orders' })).toBeVisible();
  const found = 'Your order was placed: Sell 300 XDC at 0.052 USDT.';
  await Promise.all([context.setOffline(false), desk.told(found), expectToast(tab, found)]);
  // The other one never reached the exchange.
  await sendAgain();
  await desk.told('Order placed successfully.');
  await expect(unconfirmed()).toBeHidden();
  await expect(tab.getByRole('button', { name: /unconfirmed/ })).toBeHidden();
  await tab.close();
  await page.getByRole('button', { name: 'Cancel all' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel 4 orders/ })
    .click();
  await expect(desk.openOrders).toHaveCount(0);
});

test("a balance spent in another tab is refused in the exchange's words, and the form shows what is left [TRD-114] [TRD-365]", async () => {
  const tab = await desk.page.context().newPage();
  await tab.goto('/trade/XDC-USDT');
  const form = tab.getByRole('form', { name: 'Buy XDC' });
  await expect(form).toContainText('5,000.0000');
  // The other tab's orders aren't known here before an order is sent.
  let isKnown = false;
  tab.on('request', (request) => {
    isKnown ||= request.url().endsWith('/trade/new_order');
  });
  await tab.route('**/api/user/get_balance', (route) => (isKnown ? route.continue() : route.abort()));
  await desk.place('Buy', '0.0499', '100000');
  await desk.told('Order placed successfully.');
  await typeOrder(form, '0.0499', '1000');
  await form.getByRole('button', { name: 'Buy XDC' }).click();
  await expect(form).toContainText('Insufficient Fund');
  await expect(form).toContainText('10.0000 USDT');
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,000');
  await tab.close();

  // For the tests after this one.
  await desk.page.getByRole('button', { name: 'Cancel all' }).click();
  await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel 1 order' }).click();
  await expect(desk.openOrders).toHaveCount(0);
  expect(await desk.balances()).toMatchObject({ XDC: '400000', USDT: '5000' });
});
