import { expect, type Locator, type Page } from '@playwright/test';

/** The number of spot pairs. */
export const pairCount = 10;

export const rowsOf = (page: Page): Locator => page.locator('tr[data-pair]');

export const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
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
