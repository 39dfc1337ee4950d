import { emptyText } from '@exchange/domain';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import { DataTable, type DataTableProps } from './DataTable';
import type { RowsState } from './rowsState';
import { orderColumns, ordersOf, type Order } from './testing/orders';
import { useSort } from './useSort';

const retry = fn();

// Typed here, because inside `args` the values of a union would widen to strings.
const state: RowsState<Order> = { kind: 'ready', rows: ordersOf(10) };

const meta = preview.meta({
  component: DataTable<Order>,
  title: 'Components/Data/DataTable',
  parameters: {
    docs: {
      description: {
        component:
          'A table built from columns and rows, with sorting and all its states: order history, deposit and withdrawal history, open orders, funds, fees, system status, staking orders and rewards, swap details, referrals. On a phone its rows become cards: the same table with the same roles, so screen readers still move by row and column. Rows can expand: the deposit and withdraw panels of the wallet. For tables that change every second, such as the market, use the parts of Table.',
      },
    },
  },
  args: {
    label: 'Order history',
    columns: orderColumns,
    rowKey: ({ id }: Order) => id,
    state,
    empty: { text: emptyText('orderHistory', true) },
  },
});

/** The header of a column of times names the zone [SHL-315]. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows.map(({ offsetHeight }) => offsetHeight)).toEqual([36, ...Array<number>(10).fill(44)]);
    await expect(canvas.getByRole('columnheader', { name: 'Date (UTC)' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('XDC / USDT');
    await expect(canvas.getByRole('table', { name: 'Order history' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const Sorted = (args: DataTableProps<Order>) => {
  const { rows, ...sorting } = useSort(ordersOf(5), orderColumns, { column: 'updatedAt', direction: 'descending' });
  return <DataTable {...args} {...sorting} state={{ kind: 'ready', rows }} />;
};

/** A new column starts in its usual order: words from A, figures from the largest, dates from the newest. Each change is announced [HIS-098]. */
export const Sorting = meta.story({
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const column = (name: string) => canvas.getByRole('columnheader', { name });
    const announced = () => canvasElement.querySelector('[aria-live="polite"]');
    const pairs = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent.slice(-10));
    await expect(column('Date (UTC)')).toHaveAttribute('aria-sort', 'descending');
    await expect(column('Pair')).toHaveAttribute('aria-sort', 'none');
    await expect(column('Side')).not.toHaveAttribute('aria-sort');
    await expect(announced()).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Pair' }));
    await expect(column('Pair')).toHaveAttribute('aria-sort', 'ascending');
    await expect(announced()).toHaveTextContent('Sorted by Pair, ascending.');
    await expect(column('Date (UTC)')).toHaveAttribute('aria-sort', 'none');
    await expect(pairs()[0]).toBe('BTC / USDT');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Average price' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(column('Average price')).toHaveAttribute('aria-sort', 'descending');
    await expect(announced()).toHaveTextContent('Sorted by Average price, descending.');
    await expect(pairs().slice(0, 2)).toEqual(['BTC / USDT', 'XRP / USDT']);
    await userEvent.keyboard(' ');
    await expect(column('Average price')).toHaveAttribute('aria-sort', 'ascending');
    await expect(pairs().at(-1)).toBe('BTC / USDT');
  },
});

const wordsFirst = ['pair', 'amount', 'status'];

/** Figures next to their names; what is left over is at the end. */
export const Packed = meta.story({
  args: {
    isPacked: true,
    columns: orderColumns
      .filter(({ key }) => wordsFirst.includes(key))
      .map(({ width: _, align: __, ...column }) => column),
  },
  play: async ({ canvas }) => {
    const [pair, amount, status] = canvas.getAllByRole('columnheader').map((each) => each.getBoundingClientRect());
    await expect((pair?.width ?? 999) + (amount?.width ?? 999)).toBeLessThan(300);
    await expect(status?.width).toBeGreaterThan(300);
  },
});

/** About as many placeholder rows as are expected, at their final height. */
export const Loading = meta.story({
  args: { state: { kind: 'loading', rows: 10 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    const heights = [...canvasElement.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height);
    await expect(heights).toEqual([36, ...Array<number>(10).fill(44)]);
  },
});

export const Empty = meta.story({
  args: { state: { kind: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('There is no order history data');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
  },
});

const reset = fn();

export const EmptyWithNextStep = meta.story({
  args: {
    state: { kind: 'ready', rows: [] },
    empty: {
      text: emptyText('orderHistory', true),
      more: 'No order of these 30 days fits the filter.',
      action: (
        <Button variant="outline" tone="neutral" size="small" onClick={reset}>
          Reset
        </Button>
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(reset).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: {
    state: { kind: 'failed', text: 'The order history cannot be loaded. Your orders are safe.', onRetry: retry },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order history cannot be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const TryingAgain = meta.story({
  args: {
    state: {
      kind: 'failed',
      text: 'The order history cannot be loaded. Your orders are safe.',
      onRetry: retry,
      isRetrying: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retrying' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Rows stay while they are fetched again; a progress line along the top edge shows it. */
export const Refreshing = meta.story({
  args: { state: { kind: 'ready', rows: ordersOf(3), isRefreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Refreshing Order history' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
});

const opened = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Clicking anywhere in a row follows its link. */
export const FollowingLinks = meta.story({
  args: {
    followsLinks: true,
    columns: orderColumns.map((column) =>
      column.key === 'pair'
        ? {
            ...column,
            cell: ({ pair }: Order) => (
              <Link variant="quiet" href={`#${pair}`} onClick={opened}>
                {pair}
              </Link>
            ),
          }
        : column,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    opened.mockClear();
    const [badge] = canvas.getAllByText('Completed');
    if (badge) await userEvent.click(badge);
    await expect(opened).toHaveBeenCalledOnce();
  },
});

const inPanel = { blockSize: '260px', border: `1px solid ${vars.line.subtle}` } as const;

/** In a trading panel the rows scroll, and the header stays in view. */
export const InPanel = meta.story({
  args: {
    density: 'compact',
    surface: 'panel',
    scrolls: 'panel',
    state: { kind: 'ready', rows: ordersOf(40), isRefreshing: true },
  },
  decorators: [
    (Story) => (
      <div style={inPanel}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByRole('group', { name: 'Order history' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    const [header] = canvas.getAllByRole('columnheader');
    const top = header?.getBoundingClientRect().top;
    frame.scrollTop = 300;
    await waitFor(() => expect(frame.scrollTop).toBe(300));
    await expect(header?.getBoundingClientRect().top).toBe(top);
  },
});

/** If it is too narrow, the table scrolls sideways by default. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const frame = await canvas.findByRole('group', { name: 'Order history' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    await expect(frame.scrollWidth).toBeGreaterThan(360);
    await expect(canvas.queryByRole('columnheader', { name: 'Total' })).toBeNull();
    // A table that scrolls keeps its normal spacing.
    await expect(canvas.getAllByRole('cell')[0]).toHaveStyle({ paddingInlineStart: '8px' });
  },
});
