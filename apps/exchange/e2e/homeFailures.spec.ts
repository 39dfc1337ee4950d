import { expect, test, type Page, type Route } from '@playwright/test';
import {
  expectAnsweredFigures,
  expectFresh,
  expectRightFigures,
  expectStale,
  openHome,
  pairCount,
  pairsOf,
  pricesOf,
  rowsOf,
} from './market';
import { expectAccessible, watchComplaints } from './page';

test.describe.configure({ mode: 'parallel' });

const prices = '**/api/pair_price';
const notLoaded = "We couldn't load this. Check your connection, then reload the page.";

/** A live connection that can go silent without either side noticing. */
const routeLive = async (page: Page) => {
  const line = { isSilent: false };
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!line.isSilent) server.send(message);
    });
    server.onMessage((message) => {
      if (!line.isSilent) socket.send(message);
    });
  });
  return line;
};

/** How often a figure has been marked as stale since, however briefly. */
const watchStale = async (page: Page): Promise<() => Promise<number>> => {
  const times = await page.evaluateHandle(() => {
    const seen = { times: 0 };
    const look = () => {
      if (document.querySelector('[data-stale]')) seen.times += 1;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  return async () => (await times.jsonValue()).times;
};

test('a live connection that falls silent is made up for; with the exchange away as well, figures are stale until there is news [SHL-121]', async ({
  page,
}) => {
  const line = await routeLive(page);
  await openHome(page);
  await expectFresh(page);
  const stale = await watchStale(page);

  line.isSilent = true;
  await expectAnsweredFigures(page);
  expect(await stale()).toBe(0);

  await page.route(prices, (route) => route.abort());
  await expectStale(page);
  await expectAccessible(page);

  line.isSilent = false;
  await page.unroute(prices);
  await expectFresh(page);
  await expectRightFigures(page);
});

test('without a live connection the figures are asked for every few seconds', async ({ page }) => {
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (greeting) => {
      socket.send(greeting);
      await Promise.all([socket.close(), server.close()]);
    });
  });
  await openHome(page);
  await expect(page.getByText('Reconnecting…', { exact: true })).toBeAttached();
  const before = await pricesOf(page);
  await expect.poll(() => pricesOf(page)).not.toEqual(before);
  await expect(page.locator('[data-stale]')).toHaveCount(0);
});

const answers: [what: string, answer: (route: Route) => Promise<void>, sentence: string][] = [
  [
    '500 in plain text',
    (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
    'Something went wrong!',
  ],
  [
    '503 with a sentence of its own',
    (route) => route.fulfill({ status: 503, json: { statusCode: 503, message: 'The exchange is closed until noon.' } }),
    'The exchange is closed until noon.',
  ],
  ['a page of HTML', (route) => route.fulfill({ body: '<!doctype html><p>Hello' }), 'Something went wrong!'],
  ['an empty answer', (route) => route.fulfill({ body: '' }), 'Something went wrong!'],
  ['nothing at all', (route) => route.abort(), "We can't reach the exchange."],
];

for (const [what, answer, sentence] of answers)
  test(`an exchange that answers with ${what} gives one sentence, and another try [SHL-116]`, async ({ page }) => {
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.route(prices, answer);
    await page.goto('/');
    const alert = page.getByRole('table').getByRole('alert');
    await expect(alert).toContainText(sentence);
    await expect(rowsOf(page)).toHaveCount(0);

    await page.unroute(prices);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(rowsOf(page)).toHaveCount(pairCount);
    await expect(alert).toBeHidden();
  });

test('a browser that forbids storage shows a home that can be used', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await openHome(page);
  await page.getByRole('button', { name: 'Favourite ETH / USDT' }).click();
  await page.getByRole('button', { name: 'Show favourites only' }).click();
  expect(await pairsOf(page)).toEqual(['ETH-USDT']);
  await page.getByRole('button', { name: /^Use the/ }).click();
  expect(complaints).toEqual([]);
});

test('toasts on home last 10 seconds, and elsewhere 3 [SHL-122] [SHL-201] [DOM-332]', async ({ page }) => {
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
