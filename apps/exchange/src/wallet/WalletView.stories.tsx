import { walletTexts } from '@exchange/domain';
import type { screen } from 'storybook/test';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { coinsWith, usual } from './testing/walletCoins';
import { filled, listing, WalletOf } from './testing/WalletOf';
import { WalletView } from './WalletView';

const meta = preview.meta({
  component: WalletView,
  title: 'Screens/Wallet/Wallet',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: filled,
  render: (args) => <WalletOf {...args} />,
});

type Canvas = Pick<typeof screen, 'getByRole' | 'queryAllByRole'>;

/** In cards, each heading begins with its column's header. */
const symbols = (canvas: Canvas) =>
  canvas.queryAllByRole('rowheader').map(({ textContent }) => textContent.replace(/^Coin/, '').split(' ')[0]);

const rowOf = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('row', { name }));

/**
 * Every coin with its name, nine decimals, its value, its history and two buttons; owned coins come first, and the
 * total is above in both currencies [WAL-271] [WAL-272] [WAL-276] [WAL-278].
 */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(symbols(canvas)).toEqual(['BTC', 'XRP', 'USDT', 'XDC', 'ETH', 'USDC', 'XDCE', 'BCHABC', 'BCHSV']);
    const xdc = rowOf(canvas, /XDC Network/);
    const figures = canvas.getByRole('row', { name: /XDC Network/ });
    for (const figure of ['250,000.500000000', '4,000.000000000', '$21,437.64'])
      await expect(figures).toHaveTextContent(figure);
    await expect(xdc.getByRole('link', { name: 'History XDC' })).toHaveAttribute('href', '/history/XDC');
    await expect(xdc.getByRole('button', { name: 'Deposit XDC' })).toBeVisible();
    await expect(xdc.getByRole('button', { name: 'Withdraw XDC' })).toBeVisible();
    // The tenth decimal is cut, but kept in the title.
    await expect(rowOf(canvas, /^BTC/).getByTitle('0.0123456789')).toHaveTextContent('0.012345678');
    const [usd, inXdc] = canvas.getAllByRole('definition');
    await expect(usd).toHaveTextContent('$24,098.79');
    await expect(inXdc).toHaveTextContent('285,530.7');
  },
});

/** What the wallet is for, USDT's only network, and how long things take, folded below the coins [WAL-283] [DOM-310]. */
export const Notes = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(walletTexts.purpose)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'About the wallet' }));
    for (const note of ['purpose', 'onlyErc20Usdt', 'delivery', 'largerWithdrawals'] as const)
      await expect(await canvas.findByText(walletTexts[note])).toBeVisible();
  },
});

/**
 * An exchange that no chain is connected to: the documented disabled buttons on every coin, and one sentence about them
 * [WAL-411].
 */
export const NothingOpen = meta.story({
  args: listing(
    coinsWith(usual).map((coin) => ({
      ...coin,
      depositStatus: 'Inactive',
      withdrawalStatus: 'Inactive',
      isNothingOpen: true,
    })),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Deposits and withdrawals aren't open on this exchange.")).toBeVisible();
    for (const [name, reason] of [
      [/^Deposit Disabled/, "Deposits aren't open."],
      [/^Withdraw Disabled/, "Withdrawals aren't open."],
    ] as const) {
      const buttons = canvas.getAllByRole('button', { name });
      await expect(buttons).toHaveLength(9);
      await expect(buttons[0]).toHaveAccessibleDescription(reason);
    }
  },
});

/** All nine coins, with no balance in any. */
export const EmptyAccount = meta.story({
  args: listing(coinsWith({})),
  play: async ({ canvas }) => {
    await expect(symbols(canvas)).toHaveLength(9);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('$0.00');
  },
});

/** As many placeholder rows as there will be, at the same height [WAL-286]. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' }, total: undefined, limit: undefined, arePricesLoading: true },
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <WalletOf {...args} />
      <div inert style={{ position: 'absolute', insetInline: 0, insetBlockStart: 0, visibility: 'hidden' }}>
        <WalletOf {...filled} />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [placeholders, coins] = [...canvasElement.querySelectorAll('tbody')].map(({ rows }) =>
      [...rows].map(({ cells, offsetHeight }) => [cells.length, offsetHeight]),
    );
    await expect(coins).toHaveLength(9);
    await expect(placeholders).toEqual(coins);
    await expect(canvas.getAllByText('Loading')[0]).toBeInTheDocument();
    await expect(canvas.queryByText('$0.00')).toBeNull();
  },
});

const onRetry = fn();

/** A failure is shown, with Retry [WAL-287]. */
export const Failed = meta.story({
  args: {
    state: { kind: 'failed', text: "We can't reach the exchange. Check your connection and try again.", onRetry },
    total: undefined,
    limit: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Not available');
  },
});

/** Earlier figures stay and are marked as out of date, with the reason and Retry [WAL-287]. */
export const Stale = meta.story({
  args: {
    stale: { text: "We can't reach the exchange. Check your connection and try again.", onRetry, isRetrying: false },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Delayed')).toBeVisible();
    await expect(canvas.getByText(/We can't reach the exchange/)).toBeVisible();
    await expect(symbols(canvas)).toHaveLength(9);
    const figures = canvasElement.querySelectorAll('tbody [data-stale], dl [data-stale]');
    await expect(figures.length).toBeGreaterThan(20);
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** The text is upper-cased as it is typed; coins are found by symbol and by name [WAL-273]. */
export const Search = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search coins' });
    await userEvent.type(field, 'xdc');
    await expect(field).toHaveValue('XDC');
    await expect(symbols(canvas)).toEqual(['XDC', 'XDCE']);
    await userEvent.clear(field);
    await userEvent.type(field, 'bitcoin');
    await expect(symbols(canvas)).toEqual(['BTC', 'BCHABC', 'BCHSV']);
    await expect(canvas.getByText('3 found')).toBeInTheDocument();
  },
});

/** Names the text without matches, and offers to show all coins again [WAL-274]. */
export const NoMatch = meta.story({
  args: { search: 'ABC1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matches for “ABC1”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(symbols(canvas)).toHaveLength(9);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** Hides coins worth less than a dollar, and says how many [WAL-275]. */
export const SmallHidden = meta.story({
  args: { hidesSmall: true },
  play: async ({ canvas }) => {
    await expect(symbols(canvas)).toEqual(['BTC', 'USDT', 'XDC']);
    await expect(canvas.getByText('6 hidden')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide small balances' }));
    await expect(symbols(canvas)).toHaveLength(9);
    await expect(canvas.queryByText(/hidden/)).toBeNull();
  },
});

/** A coin with an open panel stays, whatever its balance: all of it may just have been withdrawn [WAL-275]. */
export const SmallButOpen = meta.story({
  args: { hidesSmall: true, expanded: new Map([['ETH', 'withdraw']]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The withdraw panel of ETH.')).toBeVisible();
    await expect(canvas.getByText('5 hidden')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw ETH' }));
    await waitFor(() => expect(symbols(canvas)).toEqual(['BTC', 'USDT', 'XDC']));
  },
});

/** A search for a hidden coin doesn't say that it is missing [WAL-275]. */
export const SearchedButHidden = meta.story({
  args: { hidesSmall: true, search: 'XRP' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 small balance is hidden.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all coins' }));
    await expect(symbols(canvas)).toEqual(['XRP']);
  },
});

export const AllSmall = meta.story({
  args: { ...listing(coinsWith({ XRP: { available: '0.1' } })), hidesSmall: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You only have small balances.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all coins' }));
    await waitFor(() => expect(symbols(canvas)).toHaveLength(9));
  },
});

const unpriced = coinsWith({ ...usual, BCHABC: { available: '3' }, BCHSV: { available: '0', inOrders: '1.5' } });

/** A coin without a price says so, and the total names the coins it leaves out [WAL-276] [WAL-277]. */
export const PriceMissing = meta.story({
  args: listing(unpriced),
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, /BCHABC/).getByText('Price unavailable')).toBeVisible();
    await expect(canvas.getByText('Excluding BCHABC and BCHSV: price unavailable.')).toBeVisible();
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('$24,098.79');
  },
});

/** Without any prices the total is unknown rather than zero [WAL-276]. */
export const NoPrices = meta.story({
  args: listing(coinsWith(usual, new Map()), new Map()),
  play: async ({ canvas }) => {
    for (const total of canvas.getAllByRole('definition')) await expect(total).toHaveTextContent('Price unavailable');
    await expect(canvas.getAllByText('Price unavailable')).toHaveLength(11);
  },
});

/** Prices arrive a moment after balances: until then none is called unavailable. */
export const PricesLoading = meta.story({
  args: { ...listing(coinsWith(usual, new Map()), new Map()), arePricesLoading: true },
  play: async ({ canvas }) => {
    await expect(symbols(canvas)).toHaveLength(9);
    await expect(canvas.queryByText(/unavailable/)).toBeNull();
  },
});

/** Shown beside the balance, with the reason; a debt locks withdrawals and is explained in full above [WAL-282]. */
export const Elsewhere = meta.story({
  args: listing(
    coinsWith({
      ...usual,
      XDC: { available: '250000.5', inWithdrawals: '2500.25', staked: '100000', unconfirmed: '5000' },
      XDCE: { available: '0', inSwaps: '30000' },
      ETH: { available: '0', owed: '0.75' },
    }),
  ),
  play: async ({ canvas }) => {
    const xdc = canvas.getByRole('row', { name: /XDC Network/ });
    await expect(xdc).toHaveTextContent('2,500.25 pending in withdrawals');
    await expect(xdc).toHaveTextContent('100,000 staked');
    await expect(xdc).toHaveTextContent('5,000 needs 3 confirmations to withdraw');
    await expect(canvas.getByRole('row', { name: /XDCE/ })).toHaveTextContent('30,000 held for a ratio swap');
    await expect(canvas.getByRole('row', { name: /Ethereum/ })).toHaveTextContent('0.75 owed for a reversed deposit');
    await expect(canvas.getByRole('region', { name: 'Warning' })).toHaveTextContent(
      'Withdrawals stay locked until 0.75 ETH is repaid by a new deposit.',
    );
    await expect(canvas.getAllByText(/pending in|needs 3|owed for/)).toHaveLength(3);
  },
});

/** A server that sends only balances: nothing else is shown. */
export const BalancesAlone = meta.story({
  args: {
    ...listing(
      coinsWith({
        XDC: { available: '5000', name: undefined, inOrders: undefined, inWithdrawals: undefined, owed: undefined },
      }),
    ),
    limit: undefined,
  },
  play: async ({ canvas }) => {
    const xdc = canvas.getAllByRole('row')[1];
    await expect(xdc).toHaveTextContent('Not available');
    await expect(canvas.queryByText(/Withdrawal Limit/)).toBeNull();
    await expect(canvas.queryByText(/pending in|owed/)).toBeNull();
  },
});
