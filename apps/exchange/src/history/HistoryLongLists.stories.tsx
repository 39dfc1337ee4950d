import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { HistoryInState } from './testing/HistoryInState';
import { rowWith } from './testing/rowWith';
import { deposit, inMinutes, plainDeposit, sampleDeposits } from './transactions/testing/sampleTransactions';
import type { Deposit } from '#entities/transactions/transaction.ts';

const meta = preview.meta({
  component: HistoryInState,
  title: 'Screens/History/Deposits and withdrawals/Long lists',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'More rows than a screen holds, their order, and links into them.' } },
  },
  decorators: [inRouter],
});

/** Every digit is shown, decimal points line up, and nothing scrolls sideways. */
export const LongNumbers = meta.story({
  args: {
    deposits: {
      kind: 'ready',
      rows: [
        deposit({ key: 'a', amount: '123456789012.123456789012345678' }),
        deposit({ key: 'b', symbol: 'BTC', amount: '0.000000000000000001' }),
        deposit({ key: 'c', symbol: 'BCHABC', amount: '1' }),
        deposit({ key: 'd', symbol: 'NEWCOIN', status: 'Frozen for a while', amount: '12.5' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(rowWith(canvas, '123,456,789,012.123456789012345678')).toBeVisible();
    await expect(rowWith(canvas, '0.000000000000000001')).toBeVisible();
    await expect(rowWith(canvas, 'NEWCOIN')).toHaveTextContent('Frozen for a while');
  },
});

const many = (count: number): Deposit[] =>
  Array.from({ length: count }, (_, at) =>
    plainDeposit(deposit({ key: `d-${String(at)}`, amount: String(count - at), createdAt: inMinutes(-at) })),
  );

const hundredThousand = many(100_000);

/**
 * Of a hundred thousand rows only one page is rendered, and another page or sort order appears immediately [HIS-046].
 */
export const HundredThousandRows = meta.story({
  args: { deposits: { kind: 'ready', rows: hundredThousand } },
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0]?.closest('tr');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
    await expect(canvas.getByText('1–20 of 100,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(first()).toHaveTextContent('99,980');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(canvas.getByText('1–20 of 100,000')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(20));
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  },
});

/** A linked row is open, whichever page it is on now [HIS-051]. */
export const LinkedRow = meta.story({
  args: { place: { row: 'd-57' }, deposits: { kind: 'ready', rows: many(100) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 3 of 5')).toBeVisible();
    const toggle = canvas.getByRole('button', { name: 'Details of 43 XDC' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(canvas.getByText('Page 3 of 5')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
});

/** A link to a missing row shows that it isn't there. */
export const LinkedRowMissing = meta.story({
  args: { place: { row: 'd-none' }, deposits: { kind: 'ready', rows: [sampleDeposits.completed] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The deposit you're looking for isn't in this list.")).toBeVisible();
  },
});

/** Sorts by every sortable column, and each announces itself and its direction [HIS-045] [HIS-098]. */
export const Sorting = meta.story({
  play: async ({ canvas, userEvent }) => {
    const column = (name: string) => canvas.getByRole('columnheader', { name });
    const coins = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(column('Time (UTC)')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Coin' }));
    await expect(column('Coin')).toHaveAttribute('aria-sort', 'ascending');
    await expect(coins()).toEqual(coins().toSorted());
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(column('Amount')).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('150,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await expect(column('Status')).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('Reversed');
    await userEvent.click(canvas.getByRole('button', { name: 'Time (UTC)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Time (UTC)' }));
    await expect(column('Time (UTC)')).toHaveAttribute('aria-sort', 'ascending');
    await expect(column('Transaction')).not.toHaveAttribute('aria-sort');
  },
});
