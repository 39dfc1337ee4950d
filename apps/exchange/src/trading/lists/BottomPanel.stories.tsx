import { failureText, pairOf, type Failure } from '@exchange/domain';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { BottomPanelView, type BottomPanelViewProps } from './BottomPanelView';
import type { OpenOrder } from '../openOrders/openOrder';
import { bodyRows, Choosing, filled, idle, list, onPhone } from './testing/panel';
import { openOrdersOf } from './testing/rows';

const meta = preview.meta({
  component: BottomPanelView,
  title: 'Screens/Trading/Bottom panel',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Open orders, trade history and funds, below the order forms of the trade screen. It fills its container and scrolls inside it; on a phone its rows are cards and the page scrolls.',
      },
    },
  },
  decorators: [inRouter],
  render: (args) => <Choosing {...args} />,
  args: filled,
});

/**
 * The three documented tabs [TRD-003] [DOM-284], and the details of open orders, including partially filled ones
 * [TRD-150] [TRD-160]; each column on purpose [TRD-535].
 */
export const OpenOrders = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['Open Orders6', 'Trade History', 'Funds']);
    const titles = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Date (UTC)', 'Pair', 'Side', 'Price', 'Amount', 'Filled', 'Total', 'Fee', 'Action']);
    const [first, , third, fourth] = bodyRows(canvasElement);
    await expect(first).toHaveTextContent('XDC / USDT');
    await expect(first).toHaveTextContent('1,000.00000025%');
    await expect(first).toHaveTextContent('0.262500USDT');
    await expect(third).toHaveTextContent('<1%');
    await expect(fourth).toHaveTextContent('99%');
    await expect(bodyRows(canvasElement).map(({ offsetHeight }) => offsetHeight)).toEqual(Array<number>(6).fill(28));
  },
});

/** The tabs work by keyboard; each shows its panel. */
export const TabsByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Open Orders/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('table', { name: 'Trade history' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('table', { name: 'Funds' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('table', { name: 'Open orders' })).toBeVisible();
  },
});

/** Limited to the current pair, by mouse and by keyboard [TRD-152]; the headers then show the units. */
export const ThisPairOnly = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const only = canvas.getByRole('switch', { name: 'This pair only' });
    await userEvent.click(only);
    await expect(bodyRows(canvasElement)).toHaveLength(2);
    await expect(canvas.getByRole('columnheader', { name: 'Price (USDT)' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(bodyRows(canvasElement)).toHaveLength(6);
    await userEvent.keyboard(' ');
    await expect(bodyRows(canvasElement)).toHaveLength(2);
  },
});

export const NoneOnThisPair = meta.story({
  args: { pair: pairOf('ETH-USDT'), isPairOnly: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('There is no open order data')).toBeVisible();
    await expect(canvas.getByText('6 on other pairs.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all pairs' }));
    await expect(bodyRows(canvasElement)).toHaveLength(6);
  },
});

/** Each row cancels its own order, by mouse and by keyboard [TRD-153] [TRD-154]. */
export const Cancel = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Sell XDC / USDT at 0.0525' }));
    await expect(args.cancelling.onCancel).toHaveBeenLastCalledWith('o-6');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel Buy XDC / USDT at 0.05208' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.cancelling.onCancel).toHaveBeenLastCalledWith('o-5');
  },
});

/**
 * Two orders being cancelled at the same time say so and can't be pressed; the others can [TRD-153] [TRD-154]
 * [DOM-289].
 */
export const Cancelling = meta.story({
  args: { cancelling: { ...idle, stateOf: (id) => (id === 'o-6' || id === 'o-4' ? 'cancelling' : 'idle') } },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Cancelling / });
    await expect(buttons).toHaveLength(2);
    const [button] = buttons;
    if (!button) throw new Error('Nothing is being cancelled.');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(within(button).getByText('Cancelling')).toBeVisible();
    await userEvent.click(button);
    await expect(args.cancelling.onCancel).not.toHaveBeenCalled();
  },
});

/** A long list scrolls within the panel, below a sticky header; further rows are rendered on demand. */
export const ManyOrders = meta.story({
  args: { openOrders: list({ kind: 'ready', rows: openOrdersOf(137) }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(bodyRows(canvasElement)).toHaveLength(100);
    const panel = canvasElement.querySelector('[role="tabpanel"]');
    await expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(260);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 37 more' }));
    await expect(bodyRows(canvasElement)).toHaveLength(137);
  },
});

/** The exact documented sentence [TRD-151] [DOM-292]. */
export const NoOpenOrders = meta.story({
  args: { openOrders: list({ kind: 'ready', rows: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no open order data')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel all' })).toHaveAttribute('aria-disabled', 'true');
  },
});

const visitor: Partial<BottomPanelViewProps> = {
  isLoggedIn: false,
  openOrders: list({ kind: 'ready', rows: [] }),
  trades: list({ kind: 'ready', rows: [] }),
  funds: list({ kind: 'ready', rows: [] }),
};

/**
 * Visitors see a different sentence, with links to sign in and sign up [TRD-151] [TRD-191] [TRD-194] [DOM-292]
 * [DOM-294] [DOM-295] [SHL-253].
 */
export const Visitor = meta.story({
  args: visitor,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('There is no open order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Trade History' }));
    await expect(canvas.getByText('There is no trade history')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Funds' }));
    await expect(canvas.getByText('There is no funds')).toBeVisible();
  },
});

/** Placeholder rows, as high as the real ones [TRD-009]. */
export const Loading = meta.story({
  args: { openOrders: list({ kind: 'loading' }), trades: list({ kind: 'loading' }), funds: list({ kind: 'loading' }) },
  play: async ({ canvasElement }) => {
    await expect(bodyRows(canvasElement).map(({ offsetHeight }) => offsetHeight)).toEqual(Array<number>(5).fill(28));
    await expect(canvasElement.querySelector('tbody [role="status"]')).toHaveTextContent('Loading');
  },
});

export const Refreshing = meta.story({
  args: { openOrders: list({ kind: 'ready', rows: openOrdersOf(6), isRefreshing: true }) },
});

const onRetry = fn();
const failedBy = (failure: Failure) =>
  list<OpenOrder>({ kind: 'failed', text: failureText(failure, 'repeatable'), onRetry });

/** Gives the reason, and offers to retry; the other lists are as they were [TRD-008]. */
export const Unreachable = meta.story({
  args: { openOrders: failedBy({ code: 'unreachable' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('tab', { name: 'Trade History' }));
    await expect(canvas.getByRole('table', { name: 'Trade history' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Refused = meta.story({
  args: { openOrders: failedBy({ code: 'refused', status: 503, message: 'The exchange is busy.' }) },
});

/** The last known rows stay, and are marked [TRD-291]. */
export const Stale = meta.story({
  args: { openOrders: { ...filled.openOrders, isStale: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Delayed')).toBeVisible();
    await expect(bodyRows(canvasElement).every((row) => row.querySelector('[data-stale]'))).toBe(true);
  },
});

/**
 * Rows have two lines [TRD-524]; nothing scrolls sideways [TRD-348], and everything that works on a desktop works here
 * [TRD-349].
 */
export const OnPhone = meta.story({
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-overflowing]')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(360);
    await expect(canvas.getAllByRole('button', { name: /^Cancel / })).toHaveLength(7);
    await expect(canvas.getByRole('switch', { name: 'This pair only' })).toBeVisible();
    await expect(new Set(bodyRows(canvasElement).map(({ offsetHeight }) => offsetHeight))).toEqual(new Set([52]));
  },
});

export const LoadingOnPhone = meta.story({
  ...onPhone,
  args: { openOrders: list({ kind: 'loading' }) },
});
