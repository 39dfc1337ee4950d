import { expect, type Locator } from '@playwright/test';
import type { Desk } from '../tradingDesk';
import { askForBook } from './market';

/** Time for a lost server or connection to come back. */
const patience = { timeout: 30_000 };

const availableIn = async (form: Locator): Promise<number> =>
  Number((/Available\s*([\d,]+\.\d{4})/.exec((await form.textContent()) ?? '')?.[1] ?? 'none').replaceAll(',', ''));

/** Four decimals, rounded down. */
const shownOf = (balance = ''): number => Math.floor(Number(balance) * 10_000 + 1e-6) / 10_000;

/** The visible book has the exchange's best prices. */
const expectBook = async ({ book }: Desk, url: string): Promise<void> => {
  const { asks, bids } = await askForBook(url);
  await expect(book('Sell').last()).toContainText(Number(asks[0]?.price).toFixed(8), { timeout: 1_000 });
  await expect(book('Buy').first()).toContainText(Number(bids[0]?.price).toFixed(8), { timeout: 1_000 });
};

const expectBalances = async (desk: Desk): Promise<void> => {
  const { XDC, USDT } = await desk.balances();
  expect(await availableIn(desk.form('Sell'))).toBeCloseTo(shownOf(XDC), 4);
  expect(await availableIn(desk.form('Buy'))).toBeCloseTo(shownOf(USDT), 4);
};

const expectLists = async (desk: Desk): Promise<void> =>
  expect(desk.openOrders).toHaveCount(await desk.openOrderCount(), { timeout: 1_000 });

/** On a desktop everything is always visible; on a phone it is only checked while it is. */
const isInSight = async ({ page }: Desk, what: Locator): Promise<boolean> =>
  (page.viewportSize()?.width ?? 0) >= 1024 || (await what.isVisible());

/** Everything on a trader's screen matches the exchange's current state. */
export const expectTruth = async (desk: Desk, url: string): Promise<void> => {
  await expect(desk.page.getByRole('tab', { name: 'Open Orders' })).toBeVisible(patience);
  await expect(desk.page.getByText(/^Last price .*, delayed$/)).toHaveCount(0, patience);
  await expect(async () => {
    await expectLists(desk);
    if (await isInSight(desk, desk.form('Buy'))) await expectBalances(desk);
    if (await isInSight(desk, desk.book('Sell').first())) await expectBook(desk, url);
  }).toPass(patience);
};

/** Megabytes that the page keeps after garbage collection. */
export const heapOf = async ({ page }: Desk): Promise<number> => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  await tools.detach();
  return usedSize / 2 ** 20;
};
