import { emptyText } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { space } from '../../tokens/scale';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import type { DataColumn } from './dataColumn';
import { DataTable, type DataTableProps } from './DataTable';
import { DetailButton } from './DetailButton';
import { DetailToggle } from './DetailToggle';
import { onlyPanel, type ExpandedRows } from './expandedRows';
import type { RowsState } from './rowsState';
import { balanceColumns, balances, type Balance } from './testing/balances';

const panel = { display: 'grid', justifyItems: 'start', gap: space[12], maxInlineSize: '420px' } as const;

const Withdrawal = ({ symbol }: Balance) => (
  <div style={panel}>
    <TextField label={`${symbol} address`} />
    <Button size="small">Withdraw {symbol}</Button>
  </div>
);

const detail = (balance: Balance, open: string) =>
  open === 'withdraw' ? (
    <Withdrawal {...balance} />
  ) : (
    <p>Minimum deposit and address of {balance.symbol} stand here.</p>
  );

const changed = fn();

const Expanding = ({ expanded: initial, ...args }: DataTableProps<Balance>) => {
  const [expanded, setExpanded] = useState<ExpandedRows>(initial ?? new Map());
  return (
    <DataTable
      {...args}
      expanded={expanded}
      onExpandedChange={(next) => {
        changed(next);
        setExpanded(next);
      }}
    />
  );
};

// Typed here, because inside `args` the values of a union would widen to strings.
const state: RowsState<Balance> = { kind: 'ready', rows: balances };

const meta = preview.meta({
  component: DataTable<Balance>,
  subcomponents: { DetailButton, DetailToggle },
  title: 'Components/Data/DataTable',
  args: {
    label: 'Wallet',
    columns: balanceColumns,
    rowKey: ({ symbol }: Balance) => symbol,
    state,
    empty: { text: emptyText('funds', true) },
    detail,
  },
  render: (args) => <Expanding {...args} />,
});

/** Opening Withdraw replaces Deposit under the same currency; panels under other currencies stay open. */
export const ExpandablePanels = meta.story({
  play: async ({ canvas, userEvent }) => {
    const deposit = canvas.getByRole('button', { name: 'Deposit XDC' });
    const withdraw = canvas.getByRole('button', { name: 'Withdraw XDC' });
    await expect(deposit).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(deposit);
    await expect(deposit).toHaveAttribute('aria-expanded', 'true');
    const shown = document.getElementById(deposit.getAttribute('aria-controls') ?? '');
    await expect(shown).toHaveTextContent('Minimum deposit and address of XDC stand here.');
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit USDT' }));
    await userEvent.tab({ shift: true });
    await expect(withdraw).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(deposit).toHaveAttribute('aria-expanded', 'false');
    await expect(withdraw).toHaveAttribute('aria-expanded', 'true');
    await expect(shown).not.toBeInTheDocument();
    await expect(canvas.getByText('Minimum deposit and address of USDT stand here.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'XDC address' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'XDC address' }), 'xdc1');
    await expect(canvas.getByRole('textbox', { name: 'XDC address' })).toHaveValue('xdc1');
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit USDT' }));
    await expect(canvas.queryByText(/Minimum deposit/)).toBeNull();
  },
});

/** The button of an unavailable panel explains why. */
export const ExpandableDisabledWithReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    changed.mockClear();
    const reason = 'Deposits of XDCE are closed for maintenance.';
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit Disabled XDCE', description: reason }));
    await expect(changed).not.toHaveBeenCalled();
  },
});

const toggleColumn: DataColumn<Balance> = {
  key: 'toggle',
  header: 'Details',
  isHeaderHidden: true,
  isFlush: true,
  width: '44px',
  cell: ({ symbol }) => <DetailToggle label={`Details of ${symbol}`} />,
};

const withToggle = [...balanceColumns.slice(0, 3), toggleColumn];

/** With `expands="one"`, opening a panel closes the one in another row. */
export const ExpandableOneAtATime = meta.story({
  args: { columns: withToggle, expands: 'one', expanded: new Map([['XDC', onlyPanel]]) },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Details of XDC' });
    const second = canvas.getByRole('button', { name: 'Details of USDT' });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
  },
});

const onPhone = { maxInlineSize: '360px' } as const;

/** In cards, the panel is below its card. */
export const ExpandableCards = meta.story({
  args: { cardsBelow: 640, expanded: new Map([['XDC', 'withdraw']]) },
  decorators: [
    (Story) => (
      <div style={onPhone}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'XDC address' }).getBoundingClientRect();
    const next = canvas.getByRole('rowheader', { name: /USDT/ }).getBoundingClientRect();
    await expect(field.bottom).toBeLessThan(next.top);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

export const ExpandableCardsWithToggle = meta.story({
  args: { cardsBelow: 640, columns: withToggle, expanded: new Map([['USDT', onlyPanel]]) },
  decorators: [
    (Story) => (
      <div style={onPhone}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Details of XDC' }).getBoundingClientRect();
    const title = canvas.getByRole('rowheader', { name: /^XDC XDC/ }).getBoundingClientRect();
    await expect(Math.abs(toggle.top + toggle.height / 2 - title.top - title.height / 2)).toBeLessThan(2);
  },
});
