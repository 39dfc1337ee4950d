import { expect, type Route } from '@playwright/test';
import { newVerifiedTrader } from '../accounts/verifiedTrader';
import { test } from '../ownExchange';
import { openWithdrawing, withdrawCall, type Withdrawing } from './withdrawing';

let trader: Withdrawing;

const patience = { timeout: 60_000 };

/** The next withdrawal request goes through this handler. */
const meetNext = (hands: (route: Route) => Promise<void>) => trader.page.route(withdrawCall, hands, { times: 1 });

const header = () => trader.page.getByRole('button', { name: '1 unconfirmed withdrawal' });

const known = () => trader.page.getByRole('dialog', { name: 'Unconfirmed withdrawals' });

const notFound = /We don't see it in your withdrawal history yet\. We'll keep checking\./;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser, exchange }) => {
  trader = await openWithdrawing(browser, exchange, await newVerifiedTrader(browser, exchange));
});

test.afterAll(() => trader.close());

test('a withdrawal whose answer was lost with the exchange is found in the history and reported, and was requested once [WAL-348]', async ({
  exchange,
}) => {
  await trader.open('/wallet?withdraw=XDC');
  await trader.prepare('1000');
  await meetNext(async (route) => {
    expect((await route.fetch()).ok()).toBe(true);
    await exchange.kill();
    await route.abort('connectionreset');
  });
  await trader.confirm();
  await expect(trader.panel.getByText('Your withdrawal is unconfirmed')).toBeVisible(patience);
  await expect(trader.panel.getByRole('button', { name: 'Withdraw', exact: true })).toBeHidden();
  await expect(header()).toBeVisible();
  // Toasts disappear automatically, and this one may appear while we are still waiting for the exchange to start.
  await Promise.all([exchange.start(), trader.told(/Your withdrawal of 1,000 XDC is in your history\. Status: /)]);
  await expect(trader.panel.getByText('Withdrawal requested')).toBeVisible();
  await expect(header()).toBeHidden();
  expect(trader.requests()).toBe(1);
  expect(await trader.withdrawn()).toEqual(['1000']);
  expect(await trader.balanceOf('XDC')).toBe('399000');
});

test('a withdrawal that never reached a killed exchange is looked up and never resent automatically, and moves nothing [WAL-348] @nightly', async ({
  exchange,
}) => {
  await trader.open('/wallet?withdraw=XDC');
  await trader.prepare('2000');
  await meetNext(async (route) => {
    await exchange.kill();
    await route.continue();
  });
  await trader.confirm();
  await expect(trader.panel.getByText('Your withdrawal is unconfirmed')).toBeVisible(patience);
  await exchange.start();
  await expect(trader.panel.getByText(notFound)).toBeVisible(patience);
  await expect(trader.panel.getByRole('button', { name: 'Withdraw', exact: true })).toBeHidden();
  await header().click();
  await expect(known()).toContainText('Withdraw 2,000 XDC');
  await expect(known()).toContainText(notFound);
  await known().getByRole('button', { name: "I've checked" }).click();
  await expect(header()).toBeHidden();
  await expect(trader.panel.getByRole('textbox', { name: 'Amount' })).toHaveValue('2,000');
  expect(trader.requests()).toBe(1);
  expect(await trader.withdrawn()).toEqual(['1000']);
  expect(await trader.balanceOf('XDC')).toBe('399000');
});

test('a withdrawal whose page is reloaded before its answer is looked up, and reported on another screen [WAL-350]', async () => {
  const { page } = trader;
  await trader.open('/wallet?withdraw=XDC');
  await trader.prepare('4000');
  const history = '**/api/transaction/history*';
  let isSent = false;
  await meetNext(async (route) => {
    await page.route(history, (asked) => asked.abort());
    await route.fetch();
    isSent = true;
  });
  await trader.confirm();
  await expect.poll(() => isSent).toBe(true);
  await page.reload();
  await expect(header()).toBeVisible(patience);
  await page.getByRole('link', { name: 'Staking', exact: true }).first().click();
  await expect(page).toHaveURL(/\/staking/);
  await header().click();
  await expect(known()).toContainText('Withdraw 4,000 XDC');
  await expect(known()).toContainText("We couldn't load your withdrawal history. We'll keep trying.");
  const told = trader.told(/Your withdrawal of 4,000 XDC is in your history\. Status: /);
  await page.unroute(history);
  // The next automatic check may be faster, leaving nothing to press.
  const pressed = known().getByRole('button', { name: 'Check again' }).click({ timeout: 10_000 });
  await Promise.all([told, pressed.catch(() => undefined)]);
  await expect(header()).toBeHidden();
  expect(trader.requests()).toBe(1);
  expect(await trader.withdrawn()).toEqual(['4000', '1000']);
  expect(await trader.balanceOf('XDC')).toBe('395000');
});
