import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { OrderHistoryView } from './OrderHistoryView';
import { inPage, Keeping } from './testing/keeping';
import { oddOrders } from './testing/orders';
import { bodyRows, filled, ready, usual } from './testing/shown';

const meta = preview.meta({
  component: OrderHistoryView,
  title: 'Screens/History/Order history/Phone',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Each order is a card that opens, and the filters wait behind a button.' } },
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [inPage, inRouter],
  render: (args) => <Keeping {...args} />,
  args: filled,
});

const expectNoSidewaysScroll = async (canvasElement: HTMLElement) => {
  await expect(within(canvasElement).queryByRole('group', { name: 'Order history' })).toBeNull();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
};

/**
 * Rows of 64 with pair, side, amount, status and time [HIS-118]; expanding shows the rest, and nothing scrolls sideways
 * [HIS-066] [HIS-096] [HIS-103].
 */
export const Cards = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const [first] = bodyRows(canvasElement);
    await expect(first?.getBoundingClientRect().height).toBe(64);
    for (const words of ['XDC / USDT', 'Buy', '1,500.000000', 'Completed', '20-11-2026'])
      await expect(first).toHaveTextContent(words);
    await expect(first).not.toHaveTextContent('0.05212');
    const [toggle] = canvas.getAllByRole('button', { name: 'Details of Buy XDC / USDT' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    toggle?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const detail = bodyRows(canvasElement)[1];
    for (const words of [
      'TypeLimit',
      'Average price0.05212',
      'Fee7.500000XDC',
      'Received1,492.500000XDC',
      'Total78.18',
      'Price0.05215',
    ])
      await expect(detail).toHaveTextContent(words);
    const [never] = canvas.getAllByRole('button', { name: 'Details of Buy XDC / BTC' });
    if (never) await userEvent.click(never);
    await expect(canvasElement).toHaveTextContent('Average price–Not available');
    await expectNoSidewaysScroll(canvasElement);
  },
});

/** Filters open from a button that counts those set; each takes effect immediately [DOM-386]. */
export const Filters = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide cancelled' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }));
    await expect(button).toHaveTextContent('Filters (2)');
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }));
    await expect(await screen.findByRole('dialog', { name: 'Dates (UTC)' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectNoSidewaysScroll(canvasElement);
  },
});

export const LongFigures = meta.story({
  args: { state: ready(oddOrders) },
  play: async ({ canvas, canvasElement }) => {
    for (const toggle of canvas.getAllByRole('button', { name: /^Details of/ })) await userEvent.click(toggle);
    await expect(canvas.getByText('DOGE / EUR')).toBeVisible();
    await expectNoSidewaysScroll(canvasElement);
  },
});

export const FilteredAway = meta.story({
  args: { filter: { ...usual, quote: 'BCHABC' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('There is no order history data')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeVisible();
    await expectNoSidewaysScroll(canvasElement);
  },
});

export const Loading = meta.story({
  args: { state: { kind: 'loading', rows: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Order history' })).toBeInTheDocument();
    await expect(canvas.queryByText(/There is no order history/)).toBeNull();
  },
});
