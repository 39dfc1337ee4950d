import { Toasts } from '@exchange/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { createQueries } from '../app/session/createQueries';
import { paths, tokenPaths } from '../shared/page/paths';
import { ServicesContext } from '../shared/services/services';
import { HistoryScreen } from './HistoryScreen';
import { createScriptedHistory, type ScriptedHistoryOptions } from './testing/scriptedHistory';
import { transactions } from './transactions/testing/sampleTransactions';
import type { WireDeposit, WireWithdrawal } from './transactions/transaction';

const requested = { step: 'requested', at: '2026-03-02T10:20:00.000Z', waitsFor: 'review' } as const;

const pending = {
  status: 'Pending',
  currencyName: 'XDC',
  amount: '40000',
  createdAt: '2026-03-02T10:20:00.000Z',
  transactionId: 'w-5002',
  walletTxId: null,
  paymentType: 'Manual',
  fee: '0',
  receiveAmount: '40000',
  address: 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  destinationTag: null,
  steps: [requested],
} as const satisfies WireWithdrawal;

const approvedAt = { step: 'approved', at: '2026-03-02T10:41:07.000Z', waitsFor: 'sending' } as const;

const approved = { ...pending, status: 'Process', steps: [requested, approvedAt] } as const satisfies WireWithdrawal;

const older = {
  ...{ status: 'Completed', currencyName: 'XRP', amount: '75', createdAt: '2026-02-20T06:00:05.000Z' },
  ...{ transactionId: 'w-4987', walletTxId: transactions.XRP, paymentType: 'Auto' },
} as const satisfies WireWithdrawal;

const seen = { step: 'seen', at: '2026-03-02T10:25:00.000Z', confirmations: 0 } as const;

const arriving = {
  ...{ depositId: 'd-1', status: 'Pending', currencyName: 'ETH', amount: '0.75', transactionId: transactions.XDC },
  ...{ createdAt: '2026-03-02T10:25:00.000Z', confirmations: 0, confirmationsNeeded: 3, steps: [seen] },
} as const satisfies WireDeposit;

const credited = {
  ...arriving,
  ...{ status: 'Completed', confirmations: 1 },
  steps: [seen, { step: 'credited', at: '2026-03-02T10:26:00.000Z', confirmations: 1 }],
} as const satisfies WireDeposit;

const oldDeposits: WireDeposit[] = Array.from({ length: 60 }, (_, at) => ({
  ...{ depositId: `d-old-${String(at)}`, status: 'Completed', currencyName: at % 2 === 0 ? 'XDC' : 'BTC' },
  ...{ amount: String(100 + at), createdAt: new Date(Date.parse('2026-02-01T00:00:00Z') - at * 60_000).toISOString() },
  ...{ transactionId: `0x${String(at).padStart(64, '0')}`, confirmations: 3, confirmationsNeeded: 3, steps: [seen] },
}));

const rows: ScriptedHistoryOptions = { deposits: [arriving, ...oldDeposits], withdrawals: [pending, older] };

let exchange = createScriptedHistory(rows);
let queries = createQueries(exchange.services);
let path = '/history';

const begin = (given: Partial<ScriptedHistoryOptions> = {}) => {
  exchange = createScriptedHistory({ ...rows, ...given });
  queries = createQueries(exchange.services);
};

const Address = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{decodeURIComponent(pathname + search)}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
    </>
  );
};

const Application = () => (
  <ServicesContext value={exchange.services}>
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          {[paths.history, tokenPaths.history].map((each) => (
            <Route key={each} path={each} element={<HistoryScreen />} />
          ))}
          <Route path="*" element={<p>Another screen</p>} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>
    <Toasts store={exchange.services.toasts} />
  </ServicesContext>
);

const TwoServers = () => {
  const [isPlain, setPlain] = useState(false);
  const goOn = () => {
    begin({ isPlain: true });
    setPlain(true);
  };
  return (
    <>
      <Application key={String(isPlain)} />
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
    docs: { description: { component: 'The screen with an exchange that answers, tells, or does neither.' } },
  },
  beforeEach: () => {
    path = '/history';
    begin();
  },
  render: () => <Application />,
});

const address = () => screen.getByTestId('address').textContent;
const coins = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent.replace('Coin', ''));
const lines = async () => within(await screen.findByRole('list', { name: 'Time line' }));

/** Deposits first; the other tab is a click or a key away, and in the address [HIS-031] [DOM-311] [SHL-028]. */
export const Tabs = meta.story({
  play: async ({ canvas }) => {
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

/** A coin of the address in any case: its rows alone, and the call asks for the upper-cased symbol [SHL-029] [DOM-390]. */
export const OneCoin = meta.story({
  beforeEach: () => {
    path = '/history/btc';
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 30');
    await expect(new Set(coins())).toEqual(new Set(['BTC']));
    await expect(exchange.loads()).toEqual(['Deposit BTC']);
    await expect(canvas.getByRole('combobox', { name: 'Coin' })).toHaveTextContent('BTC');
  },
});

/** A coin is chosen and left on the screen; the address follows, and the tab stays [HIS-034]. */
export const ChoosingACoin = meta.story({
  beforeEach: () => {
    path = '/history?tab=withdrawal';
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

/** Nothing is asked for a coin that nobody knows; it is said, and leads to all coins [HIS-033]. */
export const UnknownCoin = meta.story({
  beforeEach: () => {
    path = '/history/doge';
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We don't have a coin called DOGE.")).toBeVisible();
    await expect(exchange.loads()).toEqual([]);
    await userEvent.click(canvas.getByRole('link', { name: 'Show all coins' }));
    await expect(await canvas.findByRole('table', { name: 'Deposits' })).toBeVisible();
  },
});

/** It leads there [HIS-035]. */
export const BackToWallet = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Wallet' }));
    await expect(canvas.getByText('Another screen')).toBeVisible();
    await expect(address()).toBe('/wallet');
  },
});

/** The order and the page stand in the address: they stay when rows come and change, and a reload shows the same [HIS-045]. */
export const SortedForGood = meta.story({
  beforeEach: () => {
    path = '/history?sort=amount.ascending&page=2';
  },
  play: async ({ canvas }) => {
    await canvas.findByText('21–40 of 61');
    const column = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    const first = () => canvas.getAllByRole('rowheader')[0]?.closest('tr');
    await expect(first()).toHaveTextContent('119');
    exchange.tellDeposit({ ...arriving, depositId: 'd-2', amount: '0.5' });
    await canvas.findByText('21–40 of 62');
    await expect(first()).toHaveTextContent('118');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(address()).toBe('/history?sort=amount.ascending&page=3');
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Coin' }));
    await expect(address()).toBe('/history?sort=symbol.ascending');
  },
});

/** A row that opens is in the address, and whoever opens that finds it open [HIS-051]. */
export const Linked = meta.story({
  beforeEach: () => {
    path = '/history?tab=withdrawal&row=w-4987';
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('w-4987')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of 40,000 XDC' }));
    await expect(address()).toBe('/history?tab=withdrawal&row=w-5002');
    await expect((await lines()).getByText('Requested')).toBeVisible();
    await expect(canvas.queryByText('w-4987')).toBeNull();
  },
});

/** What the exchange tells moves the row and its time line at once, and is said to who listens [HIS-044] [HIS-098]. */
export const Moved = meta.story({
  beforeEach: () => {
    path = '/history?tab=withdrawal&row=w-5002';
  },
  play: async ({ canvas }) => {
    const line = await lines();
    await expect(line.getByText('Waiting for review')).toBeVisible();
    exchange.tellWithdrawal(approved);
    await expect(await line.findByText('Approved')).toBeVisible();
    await expect(line.getByText('Waiting to be sent')).toBeVisible();
    await expect(canvas.getByText('Queued')).toBeVisible();
    await expect(canvas.getByText('Withdrawal of 40,000 XDC: Queued.')).toHaveRole('status');
    await expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull();
  },
});

/** [HIS-044] */
export const DepositMoved = meta.story({
  beforeEach: () => {
    path = '/history?row=d-1';
  },
  play: async ({ canvas }) => {
    const line = await lines();
    exchange.tellDeposit(credited);
    await expect(await line.findByText('Credited')).toBeVisible();
    await expect(canvas.getByText('Deposit of 0.75 ETH: Completed.')).toHaveRole('status');
  },
});

const takingBack = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Take back this withdrawal?' }));
  await expect(question.getByText(/40,000 XDC will be available again at once/)).toBeVisible();
  return question;
};

/** Asked once more before it is sent; then it is told in the server's words, and the row is cancelled [HIS-058] [HIS-055]. */
export const TakenBack = meta.story({
  beforeEach: () => {
    path = '/history?tab=withdrawal&row=w-5002';
  },
  play: async ({ canvas }) => {
    exchange.answerTakeBack('later');
    const asked = await takingBack();
    await userEvent.click(asked.getByRole('button', { name: 'Keep it' }));
    await expect(exchange.takenBack()).toEqual([]);
    const question = await takingBack();
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await expect(await question.findByRole('button', { name: 'Processing' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(question.getByRole('button', { name: 'Processing' }));
    await expect(exchange.takenBack()).toEqual(['w-5002']);
    exchange.answerNow();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await lines()).getByText('You took it back.')).toBeVisible();
    await expect((await lines()).getByText('40,000 XDC are available again.')).toBeVisible();
    await expect(screen.getByText('Withdrawal cancelled. 40000 XDC are available again.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull();
  },
});

/** Too late is told in the server's words, and the row shows where it stands by now [HIS-059]. */
export const TooLate = meta.story({
  beforeEach: () => {
    path = '/history?tab=withdrawal&row=w-5002';
  },
  play: async ({ canvas }) => {
    exchange.answerTakeBack('tooLate');
    const question = await takingBack();
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    const words = "This withdrawal can't be cancelled any more: it is already approved.";
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(await canvas.findByText('Queued')).toBeVisible();
    await expect((await lines()).getByText('Approved')).toBeVisible();
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull();
  },
});

/** Without an answer it says that it may be cancelled, and loads what has become of it [HIS-058]. */
export const Unanswered = meta.story({
  beforeEach: () => {
    path = '/history?tab=withdrawal&row=w-5002';
  },
  play: async ({ canvas }) => {
    exchange.answerTakeBack('lost');
    const question = await takingBack();
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await expect(await canvas.findByText(/The exchange didn't confirm this/)).toBeVisible();
    await expect(await canvas.findByText('You took it back.')).toBeVisible();
    await expect(exchange.takenBack()).toEqual(['w-5002']);
  },
});

/** A server that cannot do it says so once; from then on it is not offered [HIS-058]. */
export const NotBuilt = meta.story({
  beforeEach: () => {
    path = '/history?tab=withdrawal&row=w-5002';
  },
  play: async ({ canvas }) => {
    exchange.answerTakeBack('notBuilt');
    const question = await takingBack();
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await expect(await canvas.findByText("Withdrawals can't be taken back on this exchange.")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: 'Deposit' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Withdrawal' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of 40,000 XDC' }));
    await expect((await lines()).getByText('Requested')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull();
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

/** A server without extensions shows the same as one with them: one coin's rows alone, sorted, a page at a time [HIS-012]. */
export const WithoutExtensions = meta.story({
  beforeEach: () => {
    path = sorted;
  },
  render: () => <TwoServers />,
  play: async ({ canvas }) => {
    const paged = await onBothPages();
    await userEvent.click(canvas.getByRole('button', { name: 'A server without extensions' }));
    await expect(await onBothPages()).toEqual(paged);
    await expect(paged[0]?.[1]).toContain('159');
    await expect(exchange.loads()).toEqual(['Deposit BTC']);
  },
});

/** Its rows open to the documented fields alone [HIS-062]. */
export const WithoutSteps = meta.story({
  beforeEach: () => {
    path = '/history?tab=withdrawal&row=w-5002';
    begin({ isPlain: true });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('w-5002')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Time line' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull();
  },
});

/** What could not be loaded says so, tries again, and is there then [HIS-043]. */
export const OutOfReach = meta.story({
  beforeEach: () => exchange.reach(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await expect(canvas.queryByText('No deposit history available')).toBeNull();
    exchange.reach(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('0.75')).toBeVisible();
  },
});
