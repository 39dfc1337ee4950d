import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { OrderHistoryView } from './OrderHistoryView';
import { inPage, Keeping } from './testing/keeping';
import { bodyRows, filled, pairsIn, ready, usual } from './testing/shown';

const meta = preview.meta({
  component: OrderHistoryView,
  title: 'Screens/History/Order history/Filters',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Dates, pair, side and cancelled orders, each on its own and all combined.' } },
  },
  globals: { viewport: { value: 'desk' } },
  decorators: [inPage, inRouter],
  render: (args) => <Keeping {...args} />,
  args: filled,
});

const choose = async (canvasElement: HTMLElement, label: string, option: string) => {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Filters by base and quote currency, each of the nine or all [HIS-068] [DOM-386] [DOM-389]. */
export const ByPair = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Base currency' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent.trim());
    await expect(options).toEqual(['All', 'XDC', 'ETH', 'BTC', 'XRP', 'XDCE', 'USDT', 'USDC', 'BCHABC', 'BCHSV']);
    await userEvent.click(screen.getByRole('option', { name: 'XDC' }));
    await expect(canvas.getByText('1–10 of 17')).toBeVisible();
    await choose(canvasElement, 'Quote currency', 'BTC');
    await expect(new Set(pairsIn(canvasElement))).toEqual(new Set(['XDC / BTC']));
    await choose(canvasElement, 'Base currency', 'All');
    await choose(canvasElement, 'Quote currency', 'USDT');
    await expect(new Set(pairsIn(canvasElement))).toEqual(
      new Set(['XDC / USDT', 'BTC / USDT', 'XRP / USDT', 'ETH / USDT']),
    );
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...usual, quote: 'USDT' });
  },
});

/** All, Buy or Sell; a change returns to the first page [DOM-386]. */
export const BySide = meta.story({
  args: { page: 3 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Page 3 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Buy' }));
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
    for (const row of bodyRows(canvasElement)) await expect(row).toHaveTextContent('Buy');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }));
    for (const row of bodyRows(canvasElement)) await expect(row).toHaveTextContent('Sell');
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(canvas.getByText('1–10 of 34')).toBeVisible();
  },
});

/** Hides all three cancelled statuses and nothing else [HIS-069] [DOM-386]. */
export const WithoutCancelled = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide cancelled' }));
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
    await expect(new Set(pairsIn(canvasElement))).toEqual(new Set(['XDC / USDT', 'BTC / USDT', 'XDC / XDCE']));
    for (const row of bodyRows(canvasElement)) await expect(row).not.toHaveTextContent(/cancel/i);
  },
});

/** Whole days, the last one included [DOM-386]. */
export const ByDates = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dates (UTC) 21-10-2026 – 20-11-2026' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Dates (UTC)' }));
    const [from, to] = [sheet.getByRole('textbox', { name: 'From' }), sheet.getByRole('textbox', { name: 'To' })];
    await userEvent.clear(from);
    await userEvent.type(from, '18-11-2026');
    await userEvent.clear(to);
    await userEvent.type(to, '18-11-2026{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('1–6 of 6')).toBeVisible();
    for (const row of bodyRows(canvasElement)) await expect(row).toHaveTextContent('18-11-2026');
  },
});

/** Neither date can be after today, nor the start after the end: not by typing, and not in the calendar [HIS-067]. */
export const RefusedDates = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Dates (UTC)' }));
    await expect(sheet.getByRole('button', { name: 'Saturday, 21 November 2026' })).toBeDisabled();
    const [from, to] = [sheet.getByRole('textbox', { name: 'From' }), sheet.getByRole('textbox', { name: 'To' })];
    await userEvent.clear(to);
    await userEvent.type(to, '21-11-2026{Enter}');
    await expect(to).toBeInvalid();
    await userEvent.clear(to);
    await userEvent.type(to, '20-10-2026{Enter}');
    await expect(to).toBeInvalid();
    await userEvent.clear(from);
    await userEvent.type(from, '22-11-2026{Enter}');
    await expect(from).toBeInvalid();
    await expect(args.onFilterChange).not.toHaveBeenCalled();
    // Two presses in the calendar make a range, in either order.
    await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Dates (UTC)' }));
    await userEvent.click(again.getByRole('button', { name: /12 November 2026/ }));
    await userEvent.click(again.getByRole('button', { name: 'Tuesday, 3 November 2026' }));
    await userEvent.click(again.getByRole('button', { name: 'Apply' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      ...usual,
      range: { from: '2026-11-03', to: '2026-11-12' },
    });
  },
});

/**
 * By default the last 30 days, all pairs and both sides; Reset restores that, and is disabled until something changes
 * [DOM-385] [DOM-386].
 */
export const FilteredAndReset = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: 'Dates (UTC) 21-10-2026 – 20-11-2026' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Base currency' })).toHaveTextContent('All');
    await expect(canvas.getByRole('combobox', { name: 'Quote currency' })).toHaveTextContent('All');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Hide cancelled' })).not.toBeChecked();
    const reset = canvas.getByRole('button', { name: 'Reset' });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await choose(canvasElement, 'Base currency', 'XDC');
    await choose(canvasElement, 'Quote currency', 'USDT');
    await userEvent.click(canvas.getByRole('radio', { name: 'Buy' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide cancelled' }));
    await expect(canvas.getByText('1–6 of 6')).toBeVisible();
    await userEvent.click(reset);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(usual);
    await expect(canvas.getByText('1–10 of 34')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
});

/** The documented sentence first, then the reason, and a way back to the rows [HIS-072] [DOM-293]. */
export const FilteredAway = meta.story({
  args: { filter: { ...usual, base: 'BCHSV' } },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell');
    await expect(cell.textContent).toMatch(/^There is no order history dataNo orders match these filters\./);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(within(cell).getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByText('1–10 of 34')).toBeVisible();
  },
});

/** Orders exist, but none in the last 30 days: suggests a longer range [HIS-072]. */
export const OnlyOlder = meta.story({
  args: { state: ready([]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent(
      'There is no order history dataYou have no orders from the last 30 days.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last 12 months' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      ...usual,
      range: { from: '2025-11-20', to: '2026-11-20' },
    });
  },
});
