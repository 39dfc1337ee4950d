import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { OrderHistoryScreen } from '../OrderHistoryScreen';
import { collectAnnouncements } from '#shared/testing/announcements.ts';
import { chooseNext, pressKey, tap } from '#shared/testing/input.ts';
import { keepSavedFiles } from '#shared/testing/savedFiles.ts';
import { wireOrders } from './testing/orders';
import { createScriptedOrderHistory } from './testing/scriptedOrderHistory';

/** From a few hours to 50 days ago. */
const orders = wireOrders(300);

let exchange = createScriptedOrderHistory({ rows: orders });
let saved = keepSavedFiles();
let heard = collectAnnouncements();

const meta = preview.meta({
  component: OrderHistoryScreen,
  title: 'Screens/History/Order history/Input',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'By keyboard alone, by touch alone, and as screen readers announce it.' } },
  },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    exchange = createScriptedOrderHistory({ rows: orders });
    saved = keepSavedFiles();
    heard = collectAnnouncements();
    return () => {
      saved.stop();
      heard.stop();
    };
  },
  render: () => (
    <InApp services={exchange.services} at="/order-history">
      <OrderHistoryScreen />
    </InApp>
  ),
});

const all = '1–10 of 184';
const button = (name: RegExp | string) => () => screen.getByRole('button', { name });

/** Dates, pair, side, cancelled orders and Reset work with Tab, the arrow keys, Space and Enter [HIS-097]. */
export const KeyboardFilters = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(all);
    await pressKey(button(/^Dates/));
    const dates = within(await screen.findByRole('dialog', { name: 'Dates (UTC)' }));
    await pressKey(() => dates.getByRole('button', { name: 'Last 7 days' }));
    await canvas.findByText('1–10 of 46');
    await waitFor(() => expect(button(/^Dates/)()).toHaveFocus());
    await pressKey(() => canvas.getByRole('combobox', { name: 'Base currency' }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('xdc{Enter}');
    await pressKey(() => canvas.getByRole('combobox', { name: 'Quote currency' }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('btc{Enter}');
    await canvas.findByText('1–8 of 8');
    await chooseNext(() => canvas.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Buy' })).toBeChecked());
    await pressKey(() => canvas.getByRole('switch', { name: 'Hide cancelled' }), ' ');
    await canvas.findByText('No orders match these filters.');
    await pressKey(() => canvas.getAllByRole('button', { name: 'Reset' })[0] ?? canvas.getByRole('table'));
    await canvas.findByText(all);
  },
});

/** Headers, pager, and the export with its choices work by keyboard; focus returns to its button [HIS-097]. */
export const KeyboardTable = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(all);
    await pressKey(button('Export'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export order history' }));
    await chooseNext(() => dialog.getByRole('radio', { name: /^All orders/ }));
    await expect(dialog.getByRole('radio', { name: /^Filled only/ })).toBeChecked();
    await pressKey(() => dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Export')()).toHaveFocus());
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual([expect.stringMatching(/^trades_/)]));
    await pressKey(button('Amount'));
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await pressKey(button('Next'));
    await canvas.findByText('11–20 of 184');
    await userEvent.tab({ shift: true });
    await expect(button('Previous')()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(all);
  },
});

/** On a tablet a row expands and collapses with its button, which is visible without scrolling sideways [HIS-097]. */
export const KeyboardDetails = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findByText(all);
    await expect(canvas.queryByRole('group', { name: 'Order history' })).toBeNull();
    const first = () =>
      canvas.getAllByRole('button', { name: 'Details of Buy XDC / USDT' })[0] ?? canvas.getByRole('table');
    await pressKey(first);
    await expect(first()).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Average price')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(first()).toHaveAttribute('aria-expanded', 'false');
    await expect(first()).toHaveFocus();
  },
});

/** The same by touch on a phone, each target at least 24 pixels high and wide [HIS-097]. */
export const Touch = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(all);
    await tap(button('Filters')());
    await tap(button(/^Dates/)());
    const dates = within(await screen.findByRole('dialog', { name: 'Dates (UTC)' }));
    await tap(dates.getByRole('button', { name: 'Last 7 days' }));
    await canvas.findByText('1–10 of 46');
    await tap(canvas.getByRole('combobox', { name: 'Quote currency' }));
    await tap(await screen.findByRole('option', { name: 'USDT' }));
    await tap(canvas.getByRole('radio', { name: 'Sell' }));
    await tap(canvas.getByRole('switch', { name: 'Hide cancelled' }));
    await canvas.findByText('1–8 of 8');
    await tap(button('Reset')());
    await canvas.findByText(all);
    await tap(button('Next')());
    await canvas.findByText('11–20 of 184');
    await tap(button('Previous')());
    await canvas.findByText(all);
    const first = canvas.getAllByRole('button', { name: /^Details of/ })[0] ?? canvas.getByRole('table');
    await tap(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await tap(first);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await tap(button('Export')());
    const dialog = within(await screen.findByRole('dialog', { name: 'Export order history' }));
    await tap(dialog.getByRole('radio', { name: /^Filled only/ }));
    await tap(dialog.getByRole('button', { name: 'Export' }));
    await tap(await dialog.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
  },
});

/**
 * The sort order is marked on the header and announced when it changes; the page is announced when turned or filtered
 * [HIS-098].
 */
export const Heard = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(all);
    await expect(canvas.getByRole('columnheader', { name: 'Date (UTC)' })).toHaveAttribute('aria-sort', 'descending');
    await expect(heard.announced).toEqual([]);
    await userEvent.click(button('Pair')());
    await expect(canvas.getByRole('columnheader', { name: 'Pair' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Date (UTC)' })).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(button('Next')());
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }));
    await expect(canvas.getByText('Page 1 of 10')).toBeVisible();
    await waitFor(() =>
      expect(heard.announced).toEqual([
        'Sorted by Pair, ascending.',
        expect.stringContaining('Page 2 of 19'),
        expect.stringContaining('Page 1 of 10'),
      ]),
    );
  },
});

/** An order filled elsewhere is announced once, even if the exchange repeats itself [HIS-098]. */
export const HeardStatus = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(all);
    exchange.change(orders.map((order, at) => (at === 1 ? { ...order, status: 'completed' } : order)));
    const event = { userId: 'u-1001', Pair: 'BTC-USDT', Amount: '0.015', Trade_status: 'completed' } as const;
    exchange.say('demo-event-{userId}', event);
    await waitFor(() => expect(heard.announced).toContain('Sell BTC / USDT: Completed.'));
    const loads = exchange.asked().length;
    exchange.say('demo-event-{userId}', event);
    await waitFor(() => expect(exchange.asked().length).toBeGreaterThan(loads));
    await waitFor(() => expect(canvas.getByText('Sell BTC / USDT: Completed.')).toHaveRole('status'));
    await expect(heard.announced).toEqual(['Sell BTC / USDT: Completed.']);
  },
});
