import { expect, type APIResponse, type Locator, type Page, type Response } from '@playwright/test';

/** The number of spot pairs. */
export const pairCount = 10;

export const rowsOf = (page: Page): Locator => page.locator('tr[data-pair]');

export const rowOf = (page: Page, pair: string): Locator => page.locator(`tr[data-pair="${pair}"]`);

export const openHome = async (page: Page, url = '/'): Promise<void> => {
  await page.goto(url);
  await expect(rowsOf(page)).toHaveCount(pairCount);
};

export const pairsOf = (page: Page): Promise<string[]> =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-pair') ?? ''));

/** A column's exact figures, from top to bottom, read in one call because they move. */
export const figuresOf = (page: Page, column: number): Promise<number[]> =>
  rowsOf(page).evaluateAll(
    (rows, at) =>
      rows.map((row) => {
        const cell = row.children[at];
        const exact = cell?.querySelector('[title]:not([title^="$"])')?.getAttribute('title');
        // The dollar sign is followed by the same figure in dollars.
        const text = exact ?? cell?.textContent.split('$')[0] ?? '';
        return Number(text.replace(/[^\d.-]/g, ''));
      }),
    column,
  );

const lastPrice = 2;

export const pricesOf = (page: Page): Promise<number[]> => figuresOf(page, lastPrice);

interface LayoutShift extends PerformanceEntry {
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Everything that the browser counts as a layout shift from now on. */
export const watchMoves = async (page: Page): Promise<() => Promise<string[]>> => {
  const moves = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = ({ sources }: LayoutShift) => {
      for (const { previousRect: was, currentRect: is } of sources)
        // A figure with another number of digits begins elsewhere, but must end in the same place.
        if (was.right !== is.right || was.top !== is.top)
          seen.push(`${JSON.stringify(was)} became ${JSON.stringify(is)}`);
    };
    new PerformanceObserver((list) => (list.getEntries() as LayoutShift[]).forEach(note)).observe({
      type: 'layout-shift',
    });
    return seen;
  });
  return () => moves.jsonValue();
};

interface WirePrices {
  data: { pairName: string; price: string | number }[];
}

const expectShown = async (page: Page, answer: APIResponse | Response): Promise<void> => {
  const { data } = (await answer.json()) as WirePrices;
  const said = new Map(data.map(({ pairName, price }) => [pairName, Number(price)]));
  const pairs = await pairsOf(page);
  expect(await pricesOf(page)).toEqual(pairs.map((pair) => said.get(pair)));
};

/** Expects the page to show the exchange's current figures. */
export const expectRightFigures = async (page: Page, url = ''): Promise<void> => {
  await expect(async () => {
    await expectShown(page, await page.request.post(`${url}/api/pair_price`, { form: { exchange_id: '1' } }));
  }).toPass();
};

/** Expects a page without live updates to show the figures it loaded; by its next call the market has moved. */
export const expectAnsweredFigures = async (page: Page): Promise<void> => {
  await expect(async () => {
    const answer = await page.waitForResponse('**/api/pair_price', { timeout: 8_000 });
    await expect(() => expectShown(page, answer)).toPass({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
};

const outOfDate = 'Prices may be out of date.';

export const expectStale = async (page: Page): Promise<void> => {
  // Six seconds without updates, noticed within the next one.
  await expect(page.getByText(outOfDate)).toBeVisible();
  await expect(rowsOf(page).filter({ has: page.locator('[data-stale]') })).toHaveCount(pairCount);
};

export const expectFresh = async (page: Page): Promise<void> => {
  await expect(page.getByText('Live', { exact: true })).toBeAttached();
  await expect(page.getByText(outOfDate)).toBeHidden();
  await expect(page.locator('[data-stale]')).toHaveCount(0);
};
