import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { HistoryScreen } from './HistoryScreen';
import { applicationAt, ConnectedHistory } from './testing/ConnectedHistory';
import { approved, arriving } from './testing/wireRows';

let application = applicationAt('/history');

const TwoServers = () => {
  const [isPlain, setPlain] = useState(false);
  const goOn = () => {
    application = applicationAt(application.path, { isPlain: true });
    setPlain(true);
  };
  return (
    <>
      <ConnectedHistory key={String(isPlain)} {...application} />
      <button type="button" onClick={goOn}>
        A server without extensions
      </button>
    </>
  );
};

const meta = preview.meta({
  component: HistoryScreen,
  title: 'Screens/History/Deposits and withdrawals/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The screen with a simulated exchange: live updates, failures and no answer.' } },
  },
  beforeEach: () => {
    application = applicationAt('/history');
  },
  render: () => <ConnectedHistory {...application} />,
});

const address = () => screen.getByTestId('address').textContent;
const coins = () =>
  within(screen.getByRole('table', { name: /^(Deposits|Withdrawals)$/ }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.replace('Coin', ''));
const lines = async () => within(await screen.findByRole('list', { name: 'Timeline' }));

/** The days of the address, which the filter and the totals follow; Clear shows all of them [HIS-116]. */
export const Dates = meta.story({
  beforeEach: () => {
    application = applicationAt('/history?from=2026-02-01&to=2026-03-02');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Totals of 2 deposits' })).toBeVisible();
    await expect(coins()).toEqual(['ETH', 'XDC']);
    const dates = canvas.getByRole('button', { name: /^Dates \(UTC\)/ });
    await expect(dates).toHaveTextContent('01-02-2026 – 02-03-2026');
    await userEvent.click(dates);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByRole('table', { name: 'Totals of 61 deposits' })).toBeVisible();
    await expect(address()).toBe('/history');
  },
});

/** Where the dates leave nothing, all dates are one press away. */
export const NoneOnTheseDates = meta.story({
  beforeEach: () => {
    application = applicationAt('/history?from=2025-02-01&to=2025-03-02');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You made no deposits on these dates.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all dates' }));
    await expect(await canvas.findByText('1–20 of 61')).toBeVisible();
  },
});

/**
 * Rows that couldn't be loaded are loaded by Retry. Deposits first; the other tab is a click or a key press away, and is
 * kept in the address [HIS-031].
 */
export const Tabs = meta.story({
  beforeEach: () => {
    application = applicationAt('/history');
    application.exchange.reach(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await expect(canvas.queryByText('No deposit history available')).toBeNull();
    application.exchange.reach(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('table', { name: 'Deposits' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Deposit' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(address()).toBe('/history'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Withdrawal' }));
    await expect(await canvas.findByRole('table', { name: 'Withdrawals' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/history?tab=withdrawal'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(address()).toBe('/history'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe('/history?tab=withdrawal'));
    await userEvent.click(canvas.getByRole('button', { name: 'Browser back' }));
    await expect(await canvas.findByRole('table', { name: 'Deposits' })).toBeVisible();
  },
});

/**
 * A coin in the address, in any case: only its rows are shown, and the call asks for the upper-case symbol [DOM-390].
 */
export const OneCoin = meta.story({
  beforeEach: () => {
    application = applicationAt('/history/btc');
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 30');
    await expect(new Set(coins())).toEqual(new Set(['BTC']));
    await expect(application.exchange.loads()).toEqual(['Deposit BTC']);
    await expect(canvas.getByRole('combobox', { name: 'Coin' })).toHaveTextContent('BTC');
  },
});

/** Choosing and clearing a coin changes the address and keeps the tab [HIS-034]. */
export const ChoosingACoin = meta.story({
  beforeEach: () => {
    application = applicationAt('/history?tab=withdrawal');
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(coins()).toEqual(['XDC', 'XRP']));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Coin' }));
    await expect(screen.getAllByRole('option')).toHaveLength(10);
    await userEvent.click(await screen.findByRole('option', { name: /^XRP/ }));
    await waitFor(() => expect(address()).toBe('/history/XRP?tab=withdrawal'));
    await waitFor(() => expect(coins()).toEqual(['XRP']));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Coin' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All coins' }));
    await waitFor(() => expect(coins()).toEqual(['XDC', 'XRP']));
    await expect(address()).toBe('/history?tab=withdrawal');
  },
});

/**
 * Sort order and page are in the address: they stay when rows arrive and change, and a reload shows the same [HIS-045].
 */
export const SortedForGood = meta.story({
  beforeEach: () => {
    application = applicationAt('/history?sort=amount.ascending&page=2');
  },
  play: async ({ canvas }) => {
    await canvas.findByText('21–40 of 61');
    const column = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    const first = () => canvas.getAllByRole('rowheader')[0]?.closest('tr');
    await expect(first()).toHaveTextContent('119');
    application.exchange.tellDeposit({ ...arriving, depositId: 'd-2', amount: '0.5' });
    await canvas.findByText('21–40 of 62');
    await expect(first()).toHaveTextContent('118');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(address()).toBe('/history?sort=amount.ascending&page=3');
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Coin' }));
    await expect(address()).toBe('/history?sort=symbol.ascending');
  },
});

/** An open row is in the address, and opening that address shows it open [HIS-051]. */
export const Linked = meta.story({
  beforeEach: () => {
    application = applicationAt('/history?tab=withdrawal&row=w-4987');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('w-4987')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of 40,000 XDC' }));
    await expect(address()).toBe('/history?tab=withdrawal&row=w-5002');
    await expect((await lines()).getByText('Requested')).toBeVisible();
    await expect(canvas.queryByText('w-4987')).toBeNull();
  },
});

/** A live update moves the row and its timeline immediately, and is announced to screen readers [HIS-044]. */
export const Moved = meta.story({
  beforeEach: () => {
    application = applicationAt('/history?tab=withdrawal&row=w-5002');
  },
  play: async ({ canvas }) => {
    const line = await lines();
    await expect(line.getByText('Waiting for review')).toBeVisible();
    application.exchange.tellWithdrawal(approved);
    await expect(await line.findByText('Approved')).toBeVisible();
    await expect(line.getByText('Waiting to be sent')).toBeVisible();
    await expect(canvas.getByText('Queued')).toBeVisible();
    await expect(canvas.getByText('Withdrawal of 40,000 XDC: Queued.')).toHaveRole('status');
    await expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  },
});

const onBothPages = async (): Promise<string[][]> => {
  await screen.findByText('1–20 of 30');
  const shown = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
  const first = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('21–30 of 30');
  return [first, shown()];
};

const sorted = '/history/BTC?sort=amount.descending';

/**
 * A server without extensions shows the same as one with them: only one coin's rows, sorted, a page at a time
 * [HIS-012].
 */
export const WithoutExtensions = meta.story({
  beforeEach: () => {
    application = applicationAt(sorted);
  },
  render: () => <TwoServers />,
  play: async ({ canvas }) => {
    const paged = await onBothPages();
    await userEvent.click(canvas.getByRole('button', { name: 'A server without extensions' }));
    await expect(await onBothPages()).toEqual(paged);
    await expect(paged[0]?.[1]).toContain('159');
    await expect(application.exchange.loads()).toEqual(['Deposit BTC']);
  },
});
