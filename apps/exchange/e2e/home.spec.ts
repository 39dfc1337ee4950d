import { expect, test } from '@playwright/test';
import { figuresOf, openHome, pairCount, pairsOf, pricesOf, rowsOf, watchMoves } from './market';
import { expectAccessible, expectFittingWidth, watchComplaints } from './page';

test('home shows all pairs by volume, with figures that move while nothing else does, and fetches nothing from others [SHL-110] [SHL-120] [SHL-125]', async ({
  page,
  baseURL,
}) => {
  const complaints = watchComplaints(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await openHome(page);
  await expect(page.getByRole('columnheader', { name: '24h Volume' })).toHaveAttribute('aria-sort', 'descending');
  // A figure may move while the rows are being read.
  await expect(async () => {
    const volumes = await figuresOf(page, 6);
    expect(volumes).toEqual([...volumes].sort((left, right) => right - left));
  }).toPass();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Currency' }).click();
  const pairs = await pairsOf(page);
  const places = () => rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  const tops = await places();
  const moves = await watchMoves(page);
  let prices = await pricesOf(page);
  for (let move = 0; move < 3; move += 1) {
    await expect.poll(() => pricesOf(page)).not.toEqual(prices);
    prices = await pricesOf(page);
  }
  expect(await moves()).toEqual([]);
  expect(await pairsOf(page)).toEqual(pairs);
  expect(await places()).toEqual(tops);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFittingWidth(page);
  expect([...new Set(asked)]).toEqual([baseURL]);
  expect(complaints).toEqual([]);
});

test('favourites are kept in a cookie of the whole site [SHL-117]', async ({ page, context }) => {
  await openHome(page);
  for (const pair of ['XDC / USDT', 'BTC / USDT'])
    await page.getByRole('button', { name: `Favourite ${pair}` }).click();
  const showOnly = page.getByRole('button', { name: 'Show favourites only' });
  await showOnly.click();
  expect(await pairsOf(page)).toEqual(['XDC-USDT', 'BTC-USDT']);
  await showOnly.click();
  await expect(rowsOf(page)).toHaveCount(pairCount);

  const cookie = (await context.cookies()).find(({ name }) => name === 'favouritePairs');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual(['5', '10']);

  await page.reload();
  await page.getByRole('button', { name: 'Favourite XDC / USDT', pressed: true }).click();
  await showOnly.click();
  expect(await pairsOf(page)).toEqual(['BTC-USDT']);
});

const notLoaded = "We couldn't load this. Check your connection, then reload the page.";

test('toasts on home last 10 seconds, and elsewhere 3 [SHL-122] [DOM-332]', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/CommandPalette-*', (route) => route.abort());
  const toast = page.getByRole('region').getByText(notLoaded);
  for (const [path, stillMs, goneMs] of [
    ['/', 9_000, 1_500],
    ['/fees', 2_000, 1_500],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(toast).toBeVisible();
    await page.clock.runFor(stillMs);
    await expect(toast).toBeVisible();
    await page.clock.runFor(goneMs);
    await expect(toast).toBeHidden();
  }
});
