import { orderColumns, type ExportedOrder } from '@exchange/domain';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { CallFailed } from '../serverState/callFailed';
import { ExportButton, type ExportButtonProps } from './ExportButton';
import type { ExportFile } from './exportFile';
import type { LoadAll } from './readEverything';

const order = (number: number, changed: Partial<ExportedOrder> = {}): ExportedOrder => ({
  orderId: `o-${String(number)}`,
  name: 'XDC-USDT',
  tradeType: 'limit',
  side: 'buy',
  status: 'completed',
  ...{ averagePrice: '0.05', price: '0.05' },
  amount: '1234567.5',
  received: '1228394.6625',
  total: '61728.375',
  fee: '6172.8375',
  updatedAt: `2026-11-${String(number).padStart(2, '0')}T10:04:12Z`,
  ...changed,
});

const orders = [
  order(23, { side: 'sell', received: '61419.733125', fee: '308.641875' }),
  order(22, { status: 'cancelled', received: '0', fee: '0' }),
  order(1),
];

const transaction = {
  symbol: 'XDC',
  amount: '150000.000001',
  status: 'Completed',
  createdAt: '2026-11-20T08:00:00Z',
  transactionId: '0x7d1c',
};
const deposit = { ...transaction, confirmations: 3 };
const withdrawal = {
  ...transaction,
  ...{ fee: '1', receiveAmount: '149999.000001', paymentType: 'Auto', walletTxId: '0xbeef' },
  ...{ address: 'xdc0123', destinationTag: undefined },
};

/** Reports this many rows, then waits until it is cancelled. */
const waiting =
  (of: number | undefined): LoadAll<never> =>
  (onProgress, signal) => {
    onProgress({ read: Math.min(500, of ?? Infinity), of });
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  };

const given =
  <Row,>(rows: readonly Row[]): LoadAll<Row> =>
  (onProgress) => {
    onProgress({ read: rows.length, of: rows.length });
    return Promise.resolve(rows);
  };

const failing: LoadAll<never> = (onProgress) => {
  onProgress({ read: 500, of: undefined });
  return Promise.reject(new CallFailed({ code: 'unreachable' }));
};

/** Fails the first time it is called. */
const failingOnce = (): LoadAll<ExportedOrder> => {
  let load: LoadAll<ExportedOrder> = failing;
  return (onProgress, signal) => {
    const now = load;
    load = given(orders);
    return now(onProgress, signal);
  };
};

let retried = failingOnce();

const now = () => Date.parse('2026-11-23T12:04:56Z');

let files: ExportFile[] = [];
const save = (file: ExportFile): void => void files.push(file);

const filtered = {
  description: '12 filtered orders, 24-10-2026 – 23-11-2026',
  rows: orders.slice(0, 1),
  days: { from: '2026-10-24', to: '2026-11-23' },
};

// Typed here, because its kind would widen to `string` below.
const args: ExportButtonProps<'orders'> = { kind: 'orders', filtered, loadAll: given(orders), save, now };

const OrdersExport = (props: ExportButtonProps<'orders'>) => <ExportButton {...props} />;

const meta = preview.meta({
  component: OrdersExport,
  title: 'Screens/History/Export',
  parameters: {
    docs: {
      description: {
        component:
          'Above each history: a button that saves its rows as CSV, the filtered ones or all of them. The file is saved only once everything has been read.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
  args,
  beforeEach: () => {
    files = [];
  },
});

const opened = async (name = 'Export orders') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

const press = (dialog: Awaited<ReturnType<typeof opened>>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));

const headers = `\uFEFF${orderColumns.map(({ header }) => header).join(',')}`;
const linesOf = (file: ExportFile | undefined) => file?.text.split('\r\n') ?? [];

/** Offers the filtered rows and everything, with both described before anything starts [HIS-082]. */
export const Choice = meta.story({
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('radio', { name: '12 filtered orders, 24-10-2026 – 23-11-2026' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Everything' })).toHaveAccessibleDescription(
      'All your orders, on all pairs.',
    );
    await expect(files).toEqual([]);
  },
});

/**
 * The file holds only the filtered rows; its name says what it holds, for which days, and when it was made [HIS-082]
 * [HIS-091].
 */
export const Filtered = meta.story({
  play: async () => {
    const dialog = await opened();
    await press(dialog, 'Export');
    await expect(await dialog.findByText('1 order exported.')).toBeVisible();
    await expect(files.map(({ name }) => name)).toEqual([
      'orders_filtered_2026-10-24_to_2026-11-23_made_2026-11-23T1204Z.csv',
    ]);
    await expect(linesOf(files[0])).toEqual([
      headers,
      '2026-11-23 10:04:12,XDC-USDT,limit,sell,completed,0.05,1234567.5,XDC,61728.375,USDT,61419.733125,308.641875,USDT,o-23,0.05',
      '',
    ]);
  },
});

/**
 * Reads everything to the end, whatever is filtered; the name gives the days of its rows [HIS-082] [HIS-083] [HIS-091].
 */
export const Everything = meta.story({
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'Everything' }));
    await press(dialog, 'Export');
    await expect(await dialog.findByText('3 orders exported.')).toBeVisible();
    await expect(dialog.getByText('orders_').parentElement).toHaveTextContent(
      /^orders_all_2026-11-01_to_2026-11-23_made_2026-11-23T1204Z\.csv$/,
    );
    await expect(linesOf(files[0])).toHaveLength(5);
    await press(dialog, 'Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Without a filter there is nothing to choose, and the dialog says that everything is exported [HIS-082]. */
export const NothingFiltered = meta.story({
  args: { filtered: undefined },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('All your orders, on all pairs.')).toBeVisible();
    await expect(dialog.queryByRole('radio')).toBeNull();
  },
});

/** Filtered rows that are still loading can't be exported yet; everything can [HIS-082]. */
export const StillLoading = meta.story({
  args: { filtered: { ...filtered, isWhole: false } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('radio', { name: /12 filtered/ })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: 'Everything' })).toBeChecked();
    await press(dialog, 'Export');
    await expect(await dialog.findByText('3 orders exported.')).toBeVisible();
  },
});

/** Shows how many rows have been read, and of how many if that is known [HIS-083]. */
export const Reading = meta.story({
  args: { filtered: undefined, loadAll: waiting(900) },
  play: async () => {
    const dialog = await opened();
    await press(dialog, 'Export');
    await expect(dialog.getByRole('progressbar', { name: 'Reading orders: 500 of 900' })).toHaveAttribute(
      'aria-valuenow',
    );
    await expect(dialog.getByRole('button', { name: 'Exporting' })).toHaveAttribute('aria-busy', 'true');
  },
});

/** With an unknown total, shows the count so far [HIS-083]. */
export const ReadingManyRows = meta.story({
  args: { filtered: undefined, loadAll: waiting(undefined) },
  play: async () => {
    const dialog = await opened();
    await press(dialog, 'Export');
    await expect(dialog.getByRole('progressbar', { name: 'Reading orders: 500 so far' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
});

/** With no rows at all, no percentage is shown [HIS-083]. */
export const ReadingNothing = meta.story({
  args: { filtered: undefined, loadAll: waiting(0) },
  play: async () => {
    const dialog = await opened();
    await press(dialog, 'Export');
    await expect(dialog.getByRole('progressbar', { name: 'Reading orders: 0 of 0' })).not.toHaveAttribute(
      'aria-valuenow',
    );
    await expect(dialog.queryByText(/NaN/)).toBeNull();
  },
});

/** A cancelled export leaves no file, says that it was cancelled, and can be started again [HIS-083]. */
export const Cancelled = meta.story({
  args: { filtered: undefined, loadAll: waiting(undefined) },
  play: async () => {
    const dialog = await opened();
    await press(dialog, 'Export');
    await press(dialog, 'Cancel export');
    await expect(dialog.getByRole('status')).toHaveTextContent('Export cancelled. No file was saved.');
    await expect(dialog.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled');
    await expect(dialog.queryByRole('progressbar')).toBeNull();
    await expect(files).toEqual([]);
  },
});

/** Closing the dialog while it reads cancels the export; Escape doesn't [HIS-083]. */
export const ClosedWhileReading = meta.story({
  args: { filtered: undefined, loadAll: waiting(undefined) },
  play: async () => {
    const dialog = await opened();
    await press(dialog, 'Export');
    await userEvent.keyboard('{Escape}');
    await press(dialog, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await opened()).queryByRole('progressbar')).toBeNull();
    await expect(files).toEqual([]);
  },
});

/** A failure halfway leaves no partial file and is reported [HIS-084]. */
export const Failed = meta.story({
  args: { filtered: undefined, loadAll: failing },
  play: async () => {
    const dialog = await opened();
    await press(dialog, 'Export');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      "We can't reach the exchange. Check your connection and try again. No file was saved.",
    );
    await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await expect(files).toEqual([]);
  },
});

/** Retry reads from the start and saves one complete file [HIS-084]. */
export const FailedAndRetried = meta.story({
  args: { filtered: undefined },
  render: (args) => <ExportButton {...args} loadAll={retried} />,
  beforeEach: () => {
    retried = failingOnce();
  },
  play: async () => {
    const dialog = await opened();
    await press(dialog, 'Export');
    await userEvent.click(await dialog.findByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByText('3 orders exported.')).toBeVisible();
    await expect(dialog.queryByText(/No file was saved/)).toBeNull();
    await expect(files).toHaveLength(1);
    await expect(linesOf(files[0])).toHaveLength(5);
  },
});

/** An export without rows has only the headers, and says that it is empty [HIS-092]. */
export const Empty = meta.story({
  args: { filtered: undefined, loadAll: given([]) },
  play: async () => {
    const dialog = await opened();
    await press(dialog, 'Export');
    await expect(await dialog.findByRole('status')).toHaveTextContent(
      'There are no orders to export. The file has only the column headers.',
    );
    await expect(files).toEqual([{ name: 'orders_all_empty_made_2026-11-23T1204Z.csv', text: `${headers}\r\n` }]);
  },
});

/**
 * Orders, trades, deposits and withdrawals each have their own export. Trades leave out orders that were never filled
 * [HIS-081].
 */
export const EachKind = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '8px' }}>
      <ExportButton kind="orders" filtered={undefined} loadAll={given(orders)} {...{ save, now }} />
      <ExportButton kind="trades" filtered={undefined} loadAll={given(orders)} {...{ save, now }} />
      <ExportButton kind="deposits" filtered={undefined} loadAll={given([deposit])} {...{ save, now }} />
      <ExportButton kind="withdrawals" filtered={undefined} loadAll={given([withdrawal])} {...{ save, now }} />
    </div>
  ),
  play: async () => {
    for (const kind of ['orders', 'trades', 'deposits', 'withdrawals']) {
      const dialog = await opened(`Export ${kind}`);
      await press(dialog, 'Export');
      await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(files.map(({ name }) => name.split('_')[0])).toEqual(['orders', 'trades', 'deposits', 'withdrawals']);
    await expect(files.map((file) => linesOf(file).length - 2)).toEqual([3, 2, 1, 1]);
    await expect(linesOf(files[2])[1]).toBe('2026-11-20 08:00:00,XDC,150000.000001,Completed,3,0x7d1c');
    await expect(linesOf(files[3])[1]).toBe(
      '2026-11-20 08:00:00,XDC,150000.000001,1,149999.000001,Completed,Auto,xdc0123,,0x7d1c,0xbeef',
    );
  },
});

/**
 * The browser receives the file under its name, in UTF-8 with the byte order mark that spreadsheets expect [HIS-081]
 * [HIS-091].
 */
export const SavedByTheBrowser = meta.story({
  render: (args) => <ExportButton kind="orders" filtered={args.filtered} loadAll={args.loadAll} now={now} />,
  play: async () => {
    const clicked: string[] = [];
    const created = spyOn(URL, 'createObjectURL');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    const dialog = await opened();
    await press(dialog, 'Export');
    await expect(await dialog.findByText('1 order exported.')).toBeVisible();
    const blob = created.mock.calls[0]?.[0];
    const bytes = blob instanceof Blob ? new Uint8Array(await blob.arrayBuffer()) : [];
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    await expect(clicked).toEqual(['orders_filtered_2026-10-24_to_2026-11-23_made_2026-11-23T1204Z.csv']);
    created.mockRestore();
    click.mockRestore();
  },
});
