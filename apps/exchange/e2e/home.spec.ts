import { expect, test } from '@playwright/test';
import { figuresOf, openHome, pairCount, pairsOf, pricesOf, rowOf, rowsOf, watchMoves } from './market';
import { expectAccessible, expectFittingWidth, expectScreen, watchComplaints } from './page';

test.describe.configure({ mode: 'parallel' });

test('home shows all ten pairs with figures, without complaint [SHL-106] [SHL-107] [SHL-046]', async ({ page }) => {
  const complaints = watchComplaints(page);
  await openHome(page);
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers).toEqual(['', 'Currency', 'Last Price', '24h Change', '24h High', '24h Low', '24h Volume']);
  for (const column of [2, 4, 5, 6])
    for (const figure of await figuresOf(page, column)) expect(figure).toBeGreaterThan(0);
  for (const change of await figuresOf(page, 3)) expect(Math.abs(change)).toBeLessThan(100);
  await expect(rowsOf(page).filter({ hasText: /\$\d/ })).toHaveCount(pairCount);
  await expect(page.getByText('Live', { exact: true })).toBeAttached();
  expect(complaints).toEqual([]);
});

test('home presents the swap, warns of the closure and fetches nothing from others [SHL-101] [SHL-103] [SHL-125]', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await openHome(page);
  await expect(page.getByRole('region', { name: 'Exchange closure' })).toContainText(
    'Please withdraw your funds as soon as possible.',
  );
  await expect(page.getByRole('link', { name: 'Swap XDCE to XDC' })).toHaveAttribute('href', '/trade/XDC-XDCE');
  await expect(page.getByRole('region', { name: 'Rankings and app' }).getByRole('link')).toHaveCount(8);
  expect([...new Set(asked)]).toEqual([baseURL]);
});

test('the closure notice, the badges and the app are settings [SHL-102] [SHL-123] [SHL-124]', async ({ page }) => {
  const json = {
    notices: { closure: false },
    badges: [{ name: 'Ranks', url: 'https://ranks.example/' }],
    storeBadge: { name: 'Our Store', url: 'https://store.example/app' },
  };
  await page.route('/config.json', (route) => route.fulfill({ json }));
  await openHome(page);
  await expect(page.getByRole('region', { name: 'Exchange closure' })).toBeHidden();
  const elsewhere = page.getByRole('region', { name: 'Rankings and app' }).getByRole('link');
  await expect(elsewhere).toHaveText([/^Ranks/, /^Get the app on Our Store/]);
  expect(await elsewhere.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'https://ranks.example/',
    'https://store.example/app',
  ]);
});

test('figures move by themselves, and nothing else does [SHL-120]', async ({ page }) => {
  await openHome(page);
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
});

test('rows stand by volume first, and by every column that is clicked [SHL-110] [SHL-111]', async ({ page }) => {
  await openHome(page);
  const header = (name: string) => page.getByRole('columnheader', { name });
  await expect(header('24h Volume')).toHaveAttribute('aria-sort', 'descending');

  const columns = ['Last Price', '24h Change', '24h High', '24h Low', '24h Volume'];
  for (const [at, name] of columns.entries()) {
    await header(name).getByRole('button').click();
    await expect(header(name)).toHaveAttribute('aria-sort', 'descending');
    await expect(page.locator('th[aria-sort]:not([aria-sort="none"])')).toHaveCount(1);
    // A price may move while the rows are being read.
    await expect(async () => {
      const falling = await figuresOf(page, at + 2);
      expect(falling).toEqual([...falling].sort((left, right) => right - left));
    }).toPass();

    await header(name).getByRole('button').click();
    await expect(header(name)).toHaveAttribute('aria-sort', 'ascending');
    await expect(async () => {
      const rising = await figuresOf(page, at + 2);
      expect(rising).toEqual([...rising].sort((left, right) => left - right));
    }).toPass();
  }
});

test('the keyboard sorts, stars and follows too [SHL-111] [SHL-113] [SHL-114]', async ({ page }) => {
  await openHome(page);
  const header = page.getByRole('columnheader', { name: 'Currency' });
  await page.getByRole('button', { name: 'Show favourites only' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect((await pairsOf(page))[0]).toBe('BTC-USDC');
  await page.keyboard.press('Space');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  expect((await pairsOf(page))[0]).toBe('XRP-USDT');

  const star = rowOf(page, 'XRP-USDT').getByRole('button');
  await star.focus();
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/trade/XRP-USDT');
});

test('favourites are kept in a cookie of the whole site [SHL-112] [SHL-113] [SHL-117]', async ({ page, context }) => {
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
  await expect(page.getByRole('button', { name: 'Favourite XDC / USDT' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Favourite XDC / USDT' }).click();
  await showOnly.click();
  expect(await pairsOf(page)).toEqual(['BTC-USDT']);
});

for (const rubbish of ['%', '{"1":'])
  test(`a favourites cookie of ${rubbish} harms nobody [SHL-117]`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'favouritePairs', value: rubbish, url: baseURL ?? '' }]);
    const complaints = watchComplaints(page);
    await openHome(page);
    await page.getByRole('button', { name: 'Favourite XRP / USDT' }).click();
    await page.getByRole('button', { name: 'Show favourites only' }).click();
    expect(await pairsOf(page)).toEqual(['XRP-USDT']);
    expect(complaints).toEqual([]);
  });

test('every row leads to the trade page of its pair, wherever it is clicked [SHL-114]', async ({ page }) => {
  await openHome(page);
  const links = rowsOf(page).getByRole('link', { name: ' / ' });
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual((await pairsOf(page)).map((pair) => `/trade/${pair}`));
  await rowOf(page, 'ETH-USDT').getByRole('cell').nth(3).click();
  await expect(page).toHaveURL('/trade/ETH-USDT');
  await expectScreen(page, 'Spot Trading');
});

for (const [name, path, heading, title] of [
  ['OPEN ACCOUNT', '/register', 'Sign Up', 'XDC Exchange | Sign Up'],
  ['SIGN IN', '/login', 'Sign in to XDC Exchange', 'XDC Exchange | Sign In'],
] as const)
  test(`${name} leads to ${path} [SHL-104] [SHL-105]`, async ({ page }) => {
    await openHome(page);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expectScreen(page, heading, title);
  });

for (const colorScheme of ['dark', 'light'] as const)
  test(`home is accessible in the ${colorScheme} theme and fits every width`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openHome(page);
    for (const width of [1440, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFittingWidth(page);
      if (width === 1440 || width === 360) await expectAccessible(page);
      if (width === 360) await expect(page.getByRole('group', { name: 'Markets' })).toHaveCount(0);
    }
  });

test('the chosen theme is still there after a reload [SHL-098]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHome(page);
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(rowsOf(page)).toHaveCount(pairCount);
});
