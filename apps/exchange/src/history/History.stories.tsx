import { emptyText, historyTexts } from '@exchange/domain';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { HistoryInState } from './testing/HistoryInState';
import { rowWith } from './testing/rowWith';
import { sampleNow, transactions, withdrawal } from './transactions/testing/sampleTransactions';

const explorers = { XDC: 'https://explorer.example/tx/{transaction}' };
const phone = { viewport: { value: 'phone' } };

const meta = preview.meta({
  component: HistoryInState,
  title: 'Screens/History/Deposits and withdrawals',
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'Deposits and withdrawals in every status, and the lists in every state.' } },
  },
  decorators: [inRouter],
  args: { explorers },
});

const withdrawals = { tab: 'withdrawal' } as const;

const colours = (text: HTMLElement) => {
  const dot = text.parentElement?.querySelector('[aria-hidden]');
  return { word: getComputedStyle(text).color, dot: dot ? getComputedStyle(dot).backgroundColor : undefined };
};

/**
 * Time, coin, amount, status and transaction [HIS-036] [DOM-311]. Completed is green; every other final status of a
 * deposit is red [DOM-382]. 'Back to Wallet' leads to the wallet [HIS-035].
 */
export const Deposits = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Time (UTC)', 'Coin', 'Amount', 'Status', 'Transaction'])
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    await expect(canvas.getByText('Larger crypto withdrawals may take 6-12 hours.')).toBeVisible();
    const [time] = canvas.getAllByText((_, element) => element?.tagName === 'TIME');
    await expect(time?.textContent).toMatch(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/);
    await expect(time).toHaveAttribute('datetime', '2026-03-02T10:25:00.000Z');
    await expect(rowWith(canvas, 'ETH')).toHaveTextContent('0.75');
    const [green, red, ...others] = ['Completed', 'Pending', 'Returned', 'Reversed'].map(
      (status) => canvas.getAllByText(status).map(colours)[0],
    );
    await expect(green?.dot).toBe(green?.word);
    await expect(red?.dot).toBe(red?.word);
    await expect(green?.dot).not.toBe(red?.dot);
    await expect(others).toEqual([red, red]);
    await expect(canvas.getByRole('link', { name: historyTexts.backToWallet })).toHaveAttribute('href', '/wallet');
    await expect(canvas.getByText('Back to Wallet')).toBeVisible();
  },
});

/**
 * Queued has a green dot and a word in the warning colour; Completed is green and Cancelled red [HIS-036] [HIS-037]
 * [DOM-380] [DOM-381]. A pending withdrawal shows its expected time, with the dot of its own colour: green, yellow or
 * red [HIS-038] [DOM-312] [DOM-383] [DOM-384]. Only a cancelled one was never sent [HIS-105].
 */
export const Withdrawals = meta.story({
  args: { place: withdrawals },
  play: async ({ canvas }) => {
    const coloursOf = (word: string) => colours(canvas.getByText(word));
    const [queued, completed, cancelled] = [coloursOf('Queued'), coloursOf('Completed'), coloursOf('Cancelled')];
    await expect(canvas.queryByText('Process')).toBeNull();
    await expect(queued.dot).toBe(completed.dot);
    await expect(completed.dot).toBe(completed.word);
    await expect(cancelled.dot).toBe(cancelled.word);
    await expect(new Set([queued.word, completed.word, cancelled.word]).size).toBe(3);
    for (const pending of canvas.getAllByText('Pending'))
      await expect(getComputedStyle(pending).color).toBe(cancelled.word);
    const dots = ['30 Minutes', 'Upto 1 Hour', 'Upto 8 Hour'].map((caption) => colours(canvas.getByText(caption)).dot);
    await expect(new Set(dots).size).toBe(3);
    await expect(dots[0]).toBe(colours(canvas.getByText('Completed')).dot);
    await expect(dots[1]).toBe(getComputedStyle(canvas.getByText('Queued')).color);
    await expect(dots[2]).toBe(colours(canvas.getByText('Cancelled')).dot);
    const manual = rowWith(canvas, 'Upto 1 Hour');
    await expect(manual).toHaveTextContent('Pending');
    await expect(canvas.getAllByText('Never sent')).toEqual([
      within(rowWith(canvas, 'Cancelled')).getByText('Never sent'),
    ]);
  },
});

/** Cancelled, returned and reversed ones count for nothing [HIS-117]. */
export const DepositTotals = meta.story({
  args: { hasTotals: true },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Totals of 7 deposits' });
    await expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'CoinCompletedPending',
      'CoinETHCompleted–Not availablePending0.75',
      'CoinXDCCompleted300,000Pending–Not available',
      'CoinXRPCompleted–Not availablePending5',
    ]);
  },
});

export const WithdrawalTotals = meta.story({
  args: { place: withdrawals, hasTotals: true },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Totals of 6 withdrawals' });
    await expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'CoinCompletedPending',
      'CoinXDCCompleted–Not availablePending80,000',
      'CoinBTCCompleted–Not availablePending0.00512345',
      'CoinXRPCompleted75Pending75',
    ]);
  },
});

let clock = sampleNow;

/**
 * Requested in office hours, it keeps that text until midnight UTC, even after the window has ended, and then reads
 * 'Upto 8 Hour': as soon as the page wakes, and automatically [HIS-039].
 */
export const OverMidnight = meta.story({
  beforeEach: () => {
    clock = Date.parse('2026-03-02T12:29:59Z');
  },
  args: {
    place: withdrawals,
    withdrawals: { kind: 'ready', rows: [withdrawal({ createdAt: '2026-03-02T12:20:00Z' })] },
    now: () => clock,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upto 1 Hour')).toBeVisible();
    clock = Date.parse('2026-03-02T12:30:01Z');
    window.dispatchEvent(new Event('focus'));
    await expect(canvas.getByText('Upto 1 Hour')).toBeVisible();
    clock = Date.parse('2026-03-02T23:59:59.900Z');
    // This resets its timer, which runs until midnight at the latest.
    window.dispatchEvent(new Event('focus'));
    clock = Date.parse('2026-03-03T00:00:00Z');
    await expect(await canvas.findByText('Upto 8 Hour')).toBeVisible();
    clock = Date.parse('2026-03-02T23:00:00Z');
    window.dispatchEvent(new Event('focus'));
    await expect(await canvas.findByText('Upto 1 Hour')).toBeVisible();
  },
});

/**
 * The full transaction id can be copied, and links to its coin's explorer [HIS-040]; a coin without an explorer has no
 * link [HIS-041].
 */
export const Explorers = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = within(rowWith(canvas, '150,000'));
    await expect(row.getByRole('link', { name: /View transaction/ })).toHaveAttribute(
      'href',
      `https://explorer.example/tx/${transactions.XDC}`,
    );
    await expect(within(rowWith(canvas, 'BTC')).queryByRole('link')).toBeNull();
    const write = fn((_: string) => Promise.resolve());
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await userEvent.click(row.getByRole('button', { name: 'Copy transaction' }));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await expect(write).toHaveBeenCalledWith(transactions.XDC);
  },
});

/** Without the setting there are no outside links [HIS-041]. */
export const NoExplorer = meta.story({
  args: { explorers: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Copy transaction' }).length).toBeGreaterThan(3);
    await expect(canvas.queryByRole('link', { name: /View transaction/ })).toBeNull();
  },
});

/** The exact documented sentence, and a link to depositing [HIS-042] [DOM-297]. */
export const NoDeposits = meta.story({
  args: { deposits: { kind: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No deposit history available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/wallet');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** The exact documented sentence for withdrawals [HIS-042] [DOM-297]. */
export const NoWithdrawals = meta.story({
  args: { place: withdrawals, withdrawals: { kind: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No withdraw history available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a withdrawal' })).toHaveAttribute('href', '/wallet');
  },
});

/** A coin without rows shows the same sentence, names the coin, and links to all coins [HIS-042]. */
export const NoneOfOneCoin = meta.story({
  args: { coin: 'ETH', place: withdrawals, withdrawals: { kind: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(emptyText('withdrawals', true))).toBeVisible();
    await expect(canvas.getByText("You haven't withdrawn any ETH.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all coins' })).toHaveAttribute(
      'href',
      '/history?tab=withdrawal',
    );
    await expect(canvas.getByRole('combobox', { name: 'Coin' })).toHaveTextContent('ETH');
  },
});

/**
 * Placeholders as high as rows, and no empty-list message [HIS-043]; axe, which checks every story in both themes,
 * finds nothing [HIS-099].
 */
export const Loading = meta.story({
  args: { deposits: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading')[0]).toBeInTheDocument();
    await expect(canvas.queryByText(emptyText('deposits', true))).toBeNull();
  },
});

const retry = fn();

/** A failure says what happened and can be retried; the list isn't called empty [HIS-043] [HIS-099]. */
export const Failed = meta.story({
  args: {
    deposits: {
      kind: 'failed',
      text: "We can't reach the exchange. Check your connection and try again.",
      onRetry: retry,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await expect(canvas.queryByText(emptyText('deposits', true))).toBeNull();
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LoadingOlderRows = meta.story({
  args: { older: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading older rows…')).toHaveRole('status');
  },
});

/** Loaded rows stay; a note says that there are more, and offers to retry [HIS-043] [HIS-099]. */
export const OlderRowsFailed = meta.story({
  args: { older: { kind: 'failed', text: "We can't reach the exchange.", onRetry: retry }, isStale: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load the older rows.");
    await expect(canvas.getByText('Delayed')).toBeVisible();
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(rowWith(canvas, 'ETH')).toBeVisible();
  },
});

/** An unknown coin in the address is named, with a link to all coins [HIS-033]. */
export const UnknownCoin = meta.story({
  args: { unknownCoin: 'DOGE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We don't list DOGE.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all coins' })).toHaveAttribute('href', '/history');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/**
 * Each row is a card with coin, amount, status and time, and expands to show the rest; nothing scrolls sideways
 * [HIS-096].
 */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBe(360);
    await expect(canvasElement.querySelector('[data-overflowing]')).toBeNull();
    const row = within(rowWith(canvas, 'ETH'));
    for (const text of ['ETH', '0.75', 'Pending']) await expect(row.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy transaction' })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Details of 0.75 ETH' }));
    await expect(canvas.getByRole('button', { name: 'Copy transaction' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Timeline' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

/** Where there is no room for the column, the details of a cancelled withdrawal say it [HIS-105]. */
export const PhoneCancelled = meta.story({
  globals: phone,
  args: { place: { ...withdrawals, row: 'w-4997' } },
  play: async ({ canvas }) => {
    const fact = canvas.getByText('Never sent', { selector: 'dd' });
    await expect(fact).toBeVisible();
    await expect(fact.previousElementSibling).toHaveTextContent('Transaction');
  },
});

export const PhoneWithdrawals = meta.story({
  globals: phone,
  args: { place: { ...withdrawals, row: 'w-4999' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Timeline' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
