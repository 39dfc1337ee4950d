import { expect, test, type Page, type Route } from '@playwright/test';
import { ownExchange } from '../ownExchange';
import { openDesk, typeOrder, type Desk } from './tradingDesk';

// A separate exchange, which is killed and restarted while orders are being sent.
const exchange = ownExchange();
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

test.beforeAll(async ({ browser }) => {
  desk = await openDesk(browser, exchange.url, 'plain');
  await desk.open('XDC-USDT');
});

test.afterAll(() => desk.close());

test('an order that never reached a killed exchange is unconfirmed until it is sent again, and then placed once [TRD-117] [TRD-118] [TRD-360]', async () => {
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

test('an order whose answer was lost with the exchange is found among the open orders, and reported as placed [TRD-121] [TRD-360]', async () => {
  await meetNextOrder(desk.page, async (route) => {
    expect((await route.fetch()).ok()).toBe(true);
    await exchange.kill();
    await route.abort('connectionreset');
  });
  await desk.place('Sell', '0.051', '500');
  await expect(unconfirmed()).toBeVisible();
  await exchange.start();
  await desk.told('Your order was placed: Sell 500 XDC at 0.051 USDT.');
  await expect(unconfirmed()).toBeHidden();
  await expect(desk.openOrders).toHaveCount(2);
  expect(await desk.balances()).toMatchObject({ XDC: '398500' });
});

test('an order sent again after its answer was lost is placed only once [TRD-118] [TRD-360]', async () => {
  // Live updates about the order are blocked meanwhile, so only its id can identify it.
  await desk.page.route('**/api/trade/open_order', (route) => route.abort());
  await meetNextOrder(desk.page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await desk.place('Sell', '0.052', '250');
  await sendAgain();
  await desk.told('Order placed successfully.');
  await desk.page.unroute('**/api/trade/open_order');
  await desk.page.reload();
  await expect(desk.openOrders).toHaveCount(3);
  expect(await desk.balances()).toMatchObject({ XDC: '398250' });
});

test('an order whose answer is lost while its trader is in the wallet can be resolved there, and is placed once [TRD-371] [TRD-118] [TRD-425]', async () => {
  const { page } = desk;
  await page.route('**/api/trade/open_order', (route) => route.abort());
  await meetNextOrder(page, async (route) => {
    await route.fetch();
    await expect(page).toHaveURL(/\/wallet$/);
    await route.abort('connectionreset');
  });
  await desk.place('Sell', '0.053', '125');
  await page.getByRole('link', { name: 'Wallet' }).first().click();
  await desk.told(/can't reach/);
  // An opening screen takes the focus, which would close the popover.
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeFocused();
  await unconfirmed().click();
  await expect(unconfirmedOrders()).toContainText('Sell 125 XDC at 0.053 USDT');
  await unconfirmedOrders().getByRole('button', { name: 'Send again' }).click();
  await desk.told('Order placed successfully.');
  await expect(unconfirmed()).toBeHidden();
  await page.unroute('**/api/trade/open_order');
  await desk.open('XDC-USDT');
  await expect(desk.openOrders).toHaveCount(4);
  expect(await desk.balances()).toMatchObject({ XDC: '398125' });
});

test('an order whose answer is cut off is found while its trader is in the wallet, and resolves automatically [TRD-426] [TRD-121]', async () => {
  const { page } = desk;
  await meetNextOrder(page, async (route) => {
    await route.fetch();
    await expect(page).toHaveURL(/\/wallet$/);
    await route.abort('connectionreset');
  });
  await desk.place('Sell', '0.054', '60');
  await page.getByRole('link', { name: 'Wallet' }).first().click();
  await desk.told('Your order was placed: Sell 60 XDC at 0.054 USDT.');
  await expect(unconfirmed()).toBeHidden();
  await expect(page).toHaveURL(/\/wallet$/);
  await desk.open('XDC-USDT');
  await expect(desk.openOrders).toHaveCount(5);
  expect(await desk.balances()).toMatchObject({ XDC: '398065' });
});

test('all orders are cancelled together, after a confirmation, and their funds are available again [TRD-170] [TRD-174]', async () => {
  await desk.page.getByRole('button', { name: 'Cancel all' }).click();
  await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel 5 orders' }).click();
  await expect(desk.openOrders).toHaveCount(0);
  await expect(desk.page.getByText('There is no open order data')).toBeVisible();
  expect(await desk.balances()).toMatchObject({ XDC: '400000' });
});

test("a balance spent in another tab is refused in the exchange's words, and the form shows what is left [TRD-114] [TRD-365]", async () => {
  const tab = await desk.page.context().newPage();
  await tab.goto(`${exchange.url}/trade/XDC-USDT`);
  const form = tab.getByRole('form', { name: 'Buy XDC' });
  await expect(form).toContainText('25,000.0000');
  // The other tab's orders aren't known here before an order is sent.
  let isKnown = false;
  tab.on('request', (request) => {
    isKnown ||= request.url().endsWith('/trade/new_order');
  });
  await tab.route('**/api/user/get_balance', (route) => (isKnown ? route.continue() : route.abort()));
  await desk.place('Buy', '0.2499', '100000');
  // Far larger than the five orders before it, so it needs a confirmation.
  await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Buy XDC' }).click();
  await desk.told('Order placed successfully.');
  await typeOrder(form, '0.1', '1000');
  await form.getByRole('button', { name: 'Buy XDC' }).click();
  await expect(form).toContainText('Insufficient Fund');
  await expect(form).toContainText('10.0000 USDT');
  await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,000');
  await tab.close();
});

test('an order whose page is reloaded before its answer is unconfirmed after the reload, and placed once [TRD-374] [TRD-118]', async () => {
  const { page } = desk;
  await page.route('**/api/trade/open_order', (route) => route.abort());
  let isSent = false;
  await meetNextOrder(page, async (route) => {
    await route.fetch();
    isSent = true;
  });
  await desk.place('Sell', '0.26', '75');
  await expect.poll(() => isSent).toBe(true);
  await page.reload();
  await unconfirmed().click();
  await expect(unconfirmedOrders()).toContainText('Sell 75 XDC at 0.26 USDT');
  await unconfirmedOrders().getByRole('button', { name: 'Send again' }).click();
  await desk.told('Order placed successfully.');
  await expect(unconfirmed()).toBeHidden();
  await page.unroute('**/api/trade/open_order');
  await page.reload();
  await expect(desk.openOrders).toHaveCount(2);
  await expect(unconfirmed()).toBeHidden();
  expect(await desk.balances()).toMatchObject({ XDC: '399925' });
});
