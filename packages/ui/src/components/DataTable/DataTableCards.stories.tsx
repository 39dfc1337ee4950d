import { emptyText } from '@exchange/domain';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import type { CardPlace } from '../Table/tableVariants';
import type { DataColumn } from './dataColumn';
import { DataTable, type DataTableProps } from './DataTable';
import { DetailToggle } from './DetailToggle';
import type { ExpandedRows } from './expandedRows';
import { orderColumns, ordersOf, type Order } from './testing/orders';
import { useSort } from './useSort';

const Sorted = (args: DataTableProps<Order>) => {
  const { rows, ...sorting } = useSort(ordersOf(4), orderColumns, { column: 'updatedAt', direction: 'descending' });
  return (
    <DataTable {...args} {...sorting} state={args.state.kind === 'ready' ? { kind: 'ready', rows } : args.state} />
  );
};

// Typed here, because inside `args` the values of a union would widen to strings.
const shape: Pick<DataTableProps<Order>, 'cardsBelow' | 'state'> = {
  cardsBelow: 640,
  state: { kind: 'ready', rows: ordersOf(4) },
};

const meta = preview.meta({
  component: DataTable<Order>,
  title: 'Components/Data/DataTable',
  args: {
    label: 'Order history',
    columns: orderColumns,
    rowKey: ({ id }: Order) => id,
    ...shape,
    empty: { text: emptyText('orderHistory', true) },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Sorted {...args} />,
});

/**
 * Each line shows a header and its value, including columns that a narrow table hides. Sortable headers stay available.
 */
export const Cards = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    // Roles are set explicitly, because some browsers drop the roles of table elements laid out differently.
    const untold = canvasElement.querySelectorAll(':is(table, thead, tbody, tr, th, td):not([role])');
    await expect([...untold]).toEqual([]);
    await expect(canvas.getAllByRole('cell')).toHaveLength(4 * 6);
    await expect(canvas.getAllByText('Total', { ignore: 'th' })[0]).toBeVisible();
    const title = canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect();
    const date = canvas.getAllByText((_, element) => element?.tagName === 'TIME')[0]?.getBoundingClientRect();
    await expect(title?.bottom).toBeLessThanOrEqual(date?.top ?? 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('XDC / BTC');
  },
});

export const CardsLoading = meta.story({
  args: { state: { kind: 'loading', rows: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getAllByText('Average price', { ignore: 'button' })[0]).toBeVisible();
  },
});

export const CardsEmpty = meta.story({
  args: { state: { kind: 'ready', rows: [] } },
  render: (args) => <DataTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no order history data')).toBeVisible();
  },
});

const places: Readonly<Record<string, CardPlace>> = {
  pair: 'title',
  side: 'aside',
  amount: 'figure',
  updatedAt: 'note',
  status: 'state',
};

const twoLineColumns: readonly DataColumn<Order>[] = [
  ...orderColumns.map((column) => ({ ...column, inCard: places[column.key] })),
  {
    key: 'toggle',
    header: 'Details',
    isHeaderHidden: true,
    isFlush: true,
    cell: ({ id }) => <DetailToggle label={`Details of order ${id}`} />,
  },
];

const Opening = (args: DataTableProps<Order>) => {
  const [expanded, onExpandedChange] = useState<ExpandedRows>(new Map());
  return <DataTable {...args} {...{ expanded, onExpandedChange }} />;
};

/** Rows of 64, each with the columns that have a place in a card. A press anywhere on one opens the rest. */
export const TwoLines = meta.story({
  args: { columns: twoLineColumns, cardLook: 'lines', detail: ({ pair }) => <p>The rest of {pair}.</p> },
  render: (args) => <Opening {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.getBoundingClientRect().height)).toEqual([64, 64, 64, 64]);
    const [date] = canvas.getAllByText((_, element) => element?.tagName === 'TIME');
    await expect(date).toBeVisible();
    await expect(canvas.queryByText('995.30')).toBeNull();
    const box = rows[1]?.getBoundingClientRect();
    const under = document.elementFromPoint((box?.left ?? 0) + 40, (box?.top ?? 0) + 32);
    if (under) await userEvent.click(under);
    await expect(canvas.getByText('The rest of XRP-USDT.')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const TwoLinesLoading = meta.story({
  args: { columns: twoLineColumns, cardLook: 'lines', state: { kind: 'loading', rows: 2 } },
  render: (args) => <DataTable {...args} />,
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row', { hidden: true });
    await expect(first?.getBoundingClientRect().height).toBe(64);
  },
});
