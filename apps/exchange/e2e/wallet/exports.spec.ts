import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { because } from '../accounts/operator';
import { newVerifiedTrader, type VerifiedTrader } from '../accounts/verifiedTrader';
import { test } from '../ownExchange';
import { newOrders, offerXdc, type Orders } from './orders';
import { historyRows } from './walletDesk';
import { openWithdrawing, type Withdrawing } from './withdrawing';

let verified: VerifiedTrader;
let trader: Withdrawing;
let orders: Orders;

/** The list is read in pages of this size. */
const pageOfRows = 500;

/** The trader's initial balance. */
const given = { XDC: '400000', USDT: '25000', BTC: '0.25' };

type Row = Readonly<Record<string, string>>;

const readRows = (file: string): Row[] => {
  const [headers = [], ...lines] = file
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])));
};

type Kind = 'orders' | 'deposits' | 'withdrawals';

/** The order history exports all orders, or only filled ones. */
const openers: Readonly<Record<Kind, { button: string; dialog: string }>> = {
  orders: { button: 'Export', dialog: 'Export order history' },
  deposits: { button: 'Export deposits', dialog: 'Export deposits' },
  withdrawals: { button: 'Export withdrawals', dialog: 'Export withdrawals' },
};

const exported = async (page: Page, kind: Kind): Promise<Row[]> => {
  await page.getByRole('button', { name: openers[kind].button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: openers[kind].dialog });
  const everything = dialog.getByRole('radio', { name: /^Everything/ });
  if (await everything.isVisible()) await everything.check();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${kind}_.*\\.csv$`));
  const rows = readRows(await readFile(await download.path(), 'utf8'));
  await expect(dialog.getByRole('status')).toContainText(download.suggestedFilename());
  await dialog.getByRole('button', { name: 'Done' }).click();
  return rows;
};

const decimals = 18;

/** Exactly: a ledger's figures are never rounded. */
const units = (figure: string): bigint => {
  const [whole = '0', part = ''] = figure.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
};

const sum = (figures: readonly string[]): bigint => figures.reduce((total, figure) => total + units(figure), 0n);

const cells = (rows: readonly Row[], header: string): string[] => rows.map((row) => row[header] ?? '');

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser, exchange }) => {
  const gifts = Object.entries(given).map(([coin, amount]) => `${amount} ${coin}`);
  verified = await newVerifiedTrader(browser, exchange, gifts);
  trader = await openWithdrawing(browser, exchange, verified);
  orders = newOrders(exchange.url, trader);
});

test.afterAll(() => trader.close());

test('the totals of exported deposits, withdrawals and orders match the ledger, to the last decimal [HIS-090] @nightly', async ({
  exchange,
}) => {
  const { page } = trader;
  for (const [coin, amount] of [
    ['XDC', '1234.567891'],
    ['XDC', '1000.1'],
    ['BTC', '0.01234567'],
  ] as const) {
    await trader.makeAddress(coin);
    await exchange.operate(['chain', 'deposit', verified.email, coin, amount, ...because]);
  }
  await offerXdc(exchange.url, '1077.75');
  await orders.buy('1000.5');
  await orders.buy('77.25');
  await trader.open('/wallet?withdraw=XDC');
  await trader.prepare('1500.25');
  await trader.confirm();
  await expect(trader.panel.getByText('Withdrawal requested')).toBeVisible();

  await trader.open('/history?tab=deposit');
  await expect(historyRows(page, 'Deposits').filter({ hasText: 'Completed' })).toHaveCount(3);
  const deposits = await exported(page, 'deposits');
  await trader.open('/history?tab=withdrawal');
  const withdrawals = await exported(page, 'withdrawals');
  await trader.open('/order-history');
  const bought = await exported(page, 'orders');
  expect([deposits.length, withdrawals.length, bought.length]).toEqual([3, 1, 2]);

  const deposited = (coin: string) =>
    sum(
      cells(
        deposits.filter((row) => row['Coin'] === coin),
        'Amount',
      ),
    );
  const ledger = async (coin: string) => units((await trader.balanceOf(coin)) ?? '');
  expect(units(given.BTC) + deposited('BTC')).toBe(await ledger('BTC'));
  expect(units(given.USDT) - sum(cells(bought, 'Total'))).toBe(await ledger('USDT'));
  expect(units(given.XDC) + deposited('XDC') + sum(cells(bought, 'Received')) - sum(cells(withdrawals, 'Amount'))).toBe(
    await ledger('XDC'),
  );
  expect(sum(cells(withdrawals, 'Fee')) + sum(cells(withdrawals, 'Received at the address'))).toBe(
    sum(cells(withdrawals, 'Amount')),
  );
  expect(sum(cells(bought, 'Received')) + sum(cells(bought, 'Fee'))).toBe(sum(cells(bought, 'Amount')));
  expect(await exchange.operate(['ledger', 'check'])).toContain('The ledger is sound.');
});

test('a file exported while orders are filled has each order once, including new ones [HIS-093] @nightly', async ({
  exchange,
}) => {
  const { page } = trader;
  await offerXdc(exchange.url, String(pageOfRows * 11 + 3 * 12));
  await orders.buyMany(pageOfRows, '11');
  await trader.open('/order-history');
  await expect(page.getByRole('button', { name: openers.orders.button, exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  let hasTraded = false;
  await page.route(/\/api\/.*[?&]page=2(&|$)/, async (route) => {
    if (!hasTraded) await orders.buyMany(3, '12');
    hasTraded = true;
    await route.continue();
  });
  const rows = await exported(page, 'orders');
  expect(hasTraded).toBe(true);
  const ids = cells(rows, 'Order ID');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual((await orders.ids()).toSorted());
  expect(ids).toHaveLength(pageOfRows + 5);
});
