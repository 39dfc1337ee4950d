import { emptyText } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { vars } from '../../theme/contract.css';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { orderColumns, ordersOf, type Order } from '../DataTable/testing/orders';
import type { RowsState } from '../DataTable/rowsState';
import { useSort } from '../DataTable/useSort';
import { VirtualTable, type VirtualTableProps } from './VirtualTable';

const many = ordersOf(10_000);

// Typed here, because inside `args` the values of a union would widen to strings.
const state: RowsState<Order> = { kind: 'ready', rows: many };

const panel = { blockSize: '260px', border: `1px solid ${vars.line.subtle}`, background: vars.surface.panel } as const;

const InPanel = (args: VirtualTableProps<Order>) => (
  <div style={panel}>
    <VirtualTable {...args} />
  </div>
);

const meta = preview.meta({
  component: VirtualTable<Order>,
  title: 'Components/Data/VirtualTable',
  parameters: {
    docs: {
      description: {
        component:
          'A table that renders only its visible rows, for endless lists: open orders, trade history and the all-trades list of the trading screen. It fills its container and scrolls inside it.',
      },
    },
  },
  args: {
    label: 'Trade history',
    columns: orderColumns,
    rowKey: ({ id }: Order) => id,
    state,
    surface: 'panel' as const,
    minWidth: '720px',
    empty: { text: emptyText('tradeHistory', true) },
  },
  render: (args) => <InPanel {...args} />,
});

const rowAt = (canvas: HTMLElement, index: number) => canvas.querySelector<HTMLElement>(`[aria-rowindex="${index}"]`);

/** Ten thousand rows: screen readers get the full count, few are rendered, and the header stays in view. */
export const TenThousandRows = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rowAt(canvasElement, 2)).toBeVisible());
    await expect(canvas.getByRole('table', { name: 'Trade history' })).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    const frame = canvas.getByRole('group', { name: 'Trade history' });
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    const top = canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect().top;
    frame.scrollTop = 140_000;
    await waitFor(() => expect(rowAt(canvasElement, 5003)).toBeVisible());
    await expect(new Set(canvas.getAllByRole('row').map(({ offsetHeight }) => offsetHeight))).toEqual(new Set([28]));
    frame.scrollTop = frame.scrollHeight;
    await waitFor(() => expect(rowAt(canvasElement, 10_001)).toBeVisible());
    const last = rowAt(canvasElement, 10_001)?.getBoundingClientRect().bottom;
    await expect(last).toBeCloseTo(frame.getBoundingClientRect().bottom, 0);
    const [header] = canvas.getAllByRole('columnheader');
    await expect(header?.getBoundingClientRect().top).toBe(top);
    // Rows must not show through the header.
    await expect(header).toHaveStyle({ backgroundColor: getComputedStyle(frame).backgroundColor });
    frame.scrollTop = 0;
    await waitFor(() => expect(rowAt(canvasElement, 2)).toBeVisible());
  },
});

export const Comfortable = meta.story({
  args: { density: 'comfortable', surface: 'page', minWidth: '900px' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rowAt(canvasElement, 2)).toBeVisible());
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(new Set(rows.map(({ offsetHeight }) => offsetHeight))).toEqual(new Set([44]));
  },
});

const Growing = (args: VirtualTableProps<Order>) => {
  const [count, setCount] = useState(200);
  return (
    <div style={{ display: 'grid', gap: space[8] }}>
      <Button variant="outline" tone="neutral" size="small" onClick={() => setCount(count + 1)}>
        One more trade
      </Button>
      <InPanel {...args} state={{ kind: 'ready', rows: ordersOf(count) }} />
    </div>
  );
};

/** A new row comes first; the others keep their elements, one place further down. */
export const NewestFirst = meta.story({
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rowAt(canvasElement, 2)).toBeVisible());
    const newest = rowAt(canvasElement, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'One more trade' }));
    await waitFor(() => expect(newest).toHaveAttribute('aria-rowindex', '3'));
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '202');
  },
});

const Sorted = (args: VirtualTableProps<Order>) => {
  const { rows, ...sorting } = useSort(many, orderColumns, { column: 'updatedAt', direction: 'descending' });
  return <InPanel {...args} {...sorting} state={{ kind: 'ready', rows }} />;
};

export const Sorting = meta.story({
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(rowAt(canvasElement, 2)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Average price' }));
    await expect(canvas.getByRole('columnheader', { name: 'Average price' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await waitFor(() => expect(rowAt(canvasElement, 2)).toHaveTextContent('BTC / USDT'));
  },
});

export const Loading = meta.story({
  args: { state: { kind: 'loading', rows: 8 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
    const heights = [...canvasElement.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height);
    await expect(heights).toEqual(Array<number>(9).fill(28));
  },
});

export const Empty = meta.story({
  args: { state: { kind: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no trade history data')).toBeVisible();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

const retry = fn();

export const Failed = meta.story({
  args: {
    state: { kind: 'failed', text: 'The trade history cannot be loaded. Your orders are safe.', onRetry: retry },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The trade history cannot be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** On a narrow screen some columns are hidden; if the rest still doesn't fit, the table scrolls sideways. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rowAt(canvasElement, 2)).toBeVisible());
    const frame = canvas.getByRole('group', { name: 'Trade history' });
    await expect(frame.scrollWidth).toBe(720);
    await expect(canvas.queryByRole('columnheader', { name: 'Total' })).toBeNull();
  },
});
