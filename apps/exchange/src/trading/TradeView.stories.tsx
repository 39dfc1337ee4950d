import { pairOf, tradingTexts } from '@exchange/domain';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../.storybook/ownFrame';
import preview from '../../../../.storybook/preview';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { idle, list } from './lists/testing/panel';
import { openOrdersOf } from './lists/testing/rows';
import { emptyMarket, long, sampleMarket } from './testing/sampleMarket';
import { failedFeed, ScreenOf, type ScreenProps } from './testing/ScreenOf';

const market = sampleMarket(pairOf('XDC-USDT'), '0.0852', 9_000);

const longMarket = sampleMarket(market.pair, '0.0852', 9_000, long);

// Typed here, because a union's literals would widen to `string` below.
const desk: ScreenProps = { width: 'desk', market };

const meta = preview.meta({
  component: ScreenOf,
  title: 'Screens/Trading/TradeScreen',
  decorators: [inRouter],
  args: desk,
  // As wide as a desktop, whatever the size of the window.
  render: (args) =>
    args.width === 'phone' ? (
      <ScreenOf {...args} />
    ) : (
      <div style={{ position: 'relative', overflowX: 'auto' }}>
        <div style={{ minInlineSize: args.width === 'desk' ? '1280px' : '768px' }}>
          <ScreenOf {...args} />
        </div>
      </div>
    ),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The screen at `/trade`: every panel visible on a desktop, the trades in a tab of the book on smaller screens, tabs and two thumb buttons on a phone.',
      },
    },
  },
});

/**
 * Chart, forms and lists on the left, book and trades on the right [TRD-001]; the forms have one tab [TRD-002]
 * [DOM-284].
 */
export const Desk = meta.story({
  args: { market: longMarket },
  play: async ({ canvas }) => {
    const rect = (part: HTMLElement) => part.getBoundingClientRect();
    const picture = rect(canvas.getByRole('region', { name: /^Price chart/ }));
    const levels = rect(canvas.getByRole('grid', { name: 'Order book' }));
    const [buy, sell] = [
      canvas.getByRole('form', { name: 'Buy XDC' }),
      canvas.getByRole('form', { name: 'Sell XDC' }),
    ].map(rect);
    await expect(levels.left).toBeGreaterThanOrEqual(picture.right);
    await expect(rect(canvas.getByRole('group', { name: 'All trades' })).left).toBeGreaterThanOrEqual(levels.right);
    await expect(buy?.top).toBeGreaterThanOrEqual(picture.bottom);
    await expect(sell?.top).toBe(buy?.top);
    await expect(rect(canvas.getByRole('tablist', { name: 'Your orders and funds' })).top).toBeGreaterThanOrEqual(
      buy?.bottom ?? 0,
    );
    const kinds = within(canvas.getByRole('tablist', { name: 'Order type' })).getAllByRole('tab');
    await expect(kinds.map(({ textContent }) => textContent)).toEqual(['Limit']);
  },
});

/** The trades share tabs with the book [TRD-005]; the chart keeps a third of the height [TRD-370]. */
export const Tablet = meta.story({
  args: { width: 'tablet', market: longMarket },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('region', { name: /^Price chart/ });
    // The chart's tabs are part of that third.
    await waitFor(() => expect(chart.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight / 4));
    await userEvent.click(canvas.getByRole('tab', { name: 'Trades' }));
    await expect(canvas.getByRole('table', { name: 'All trades' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Book' }));
    await expect(canvas.getByRole('grid', { name: 'Order book' })).toBeVisible();
  },
});

const onPhone = { globals: { viewport: { value: 'phone' } } };

/** The tabs Chart, Depth, Book and Trades; Buy and Sell at the bottom of the screen open their form in a drawer [TRD-346],
 * beside the best levels and prices [TRD-525]. */
export const Phone = meta.story({
  ...onPhone,
  args: { width: 'phone', market: longMarket },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('tablist', { name: 'Chart, order book and trades' })).getAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(['Chart', 'Depth', 'Book', 'Trades']);
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '12');
    for (const side of ['Sell orders', 'Buy orders'])
      await expect(within(screen.getByRole('group', { name: side })).getAllByRole('button')).toHaveLength(5);
    for (const best of [/^Best bid/, /^Best ask/])
      await expect(screen.getByRole('button', { name: best })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Sticky headers pass below the bar and don't block its clicks: a desktop at 200 % is as wide as this [SHL-261]. */
export const BarOverHeaders = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  args: { width: 'phone', market: longMarket, lists: { openOrders: list({ kind: 'ready', rows: openOrdersOf(12) }) } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Book' }));
    await canvas.findByRole('grid', { name: 'Order book' });
    const bar = canvas.getByRole('button', { name: 'Buy' });
    const { left, top, width, height } = bar.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (const header of canvasElement.querySelectorAll('th, [role="columnheader"]')) {
      header.scrollIntoView({ block: 'end' });
      await expect(bar.contains(document.elementFromPoint(x, y))).toBe(true);
    }
    await userEvent.click(document.elementFromPoint(x, y) ?? document.body);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const PhoneBook = meta.story({
  ...onPhone,
  args: { width: 'phone', market: longMarket },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Book' }));
    await expect(await canvas.findByRole('button', { name: 'Full depth' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Groups' })).toBeVisible();
  },
});

export const PhoneForm = meta.story({
  ...onPhone,
  args: { width: 'phone', openForm: 'sell', amounts: { sell: '1500' } },
  parameters: { docs: { story: ownFrame(740) } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Sell' })).toBeVisible();
    await expect(await screen.findByRole('form', { name: 'Sell XDC' })).toBeVisible();
  },
});

const nothing = list<never>({ kind: 'loading' });

const silent = { getBars: () => new Promise<never>(() => undefined), subscribeBars: () => () => undefined };

/** Placeholder rows, as high as the real ones. */
export const Loading = meta.story({
  args: {
    market: { ...emptyMarket(market.pair), datafeed: silent },
    feed: { kind: 'loading' },
    circumstances: { balances: {} },
    lists: { openOrders: nothing, trades: nothing, funds: nothing },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid', { name: 'Order book' })).toBeNull();
    await expect(canvas.getByRole('form', { name: 'Buy XDC' })).toBeVisible();
  },
});

const none = list<never>({ kind: 'ready', rows: [] });

export const EmptyMarket = meta.story({
  args: { market: emptyMarket(market.pair), lists: { openOrders: none, trades: none, funds: none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no sell orders.')).toBeVisible();
    await expect(canvas.getByText('There are no trades yet.')).toBeVisible();
    await expect(canvas.getByText('There is no open order data')).toBeVisible();
  },
});

export const Visitor = meta.story({
  args: {
    circumstances: { isLoggedIn: false, balances: {} },
    lists: { isLoggedIn: false, openOrders: none, trades: none, funds: none },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Buy XDC' })).toHaveTextContent(tradingTexts.visitorPrompt);
  },
});

export const Maintenance = meta.story({
  args: { circumstances: { isTradable: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: tradingTexts.underMaintenance })).toHaveLength(2);
  },
});

/** Every panel is dimmed. The reason is above the page, and again beside the price. */
export const Stale = meta.story({
  args: { feed: { kind: 'stale' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Order book' })).toHaveAttribute('data-stale');
    await expect(canvas.getAllByText(/^Last price .*, delayed$/)).toHaveLength(2);
  },
});

export const OrderRefused = meta.story({
  args: { amounts: { buy: '5000' }, refusal: 'Insufficient balance.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Buy XDC' })).toHaveTextContent('Insufficient balance.');
    await expect(canvas.getByRole('form', { name: 'Sell XDC' })).not.toHaveTextContent('Insufficient balance.');
  },
});

export const OrderBeingVerified = meta.story({
  args: { amounts: { buy: '5000', sell: '100' }, circumstances: { isVerifying: true } },
});

const orders = openOrdersOf(6);

/** One order is being cancelled, another is partially filled and marked in the book. */
export const PartiallyFilled = meta.story({
  args: {
    ownOrders: [{ side: 'sell', price: market.book.asks[2]?.price ?? '', amount: '3000' }],
    lists: {
      openOrders: list({ kind: 'ready', rows: orders }),
      cancelling: { ...idle, stateOf: (id) => (id === orders[1]?.id ? 'cancelling' : 'idle') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Yours: 3,000 XDC/ })).toBeVisible();
  },
});

const broken = list<never>({
  kind: 'failed',
  text: failedFeed.kind === 'failed' ? failedFeed.text : '',
  onRetry: () => undefined,
});

/** Each panel gives its reason and can be retried; the forms still work for traders who know a price. */
export const PanelsFailing = meta.story({
  args: {
    market: {
      ...market,
      datafeed: {
        getBars: () => Promise.resolve({ error: { code: 'unreachable' } }),
        subscribeBars: () => () => undefined,
      },
    },
    feed: failedFeed,
    lists: { openOrders: broken, trades: broken, funds: broken },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(4));
    await expect(canvas.getByRole('form', { name: 'Sell XDC' })).toBeVisible();
  },
});

/** The price is 1, and further actions are at the end of the line above the forms. */
export const FixedPrice = meta.story({
  args: { market: sampleMarket(pairOf('XDC-XDCE'), '1', 40_000), hasTools: true },
  play: async ({ canvas }) => {
    for (const price of canvas.getAllByRole('textbox', { name: 'Price' })) await expect(price).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: 'Quick Swap' })).toBeVisible();
  },
});

export const TinyPrices = meta.story({
  args: { market: sampleMarket(pairOf('XDC-BTC'), '0.0000007675', 40_000), amounts: { buy: '12345.678901' } },
});

export const LargePrices = meta.story({
  args: { market: sampleMarket(pairOf('BTC-USDT'), '109905.74', 0.4), amounts: { sell: '0.12345' } },
});

/** A perpetual contract, with live prices but no trading. */
export const Margin = meta.story({
  args: {
    market: sampleMarket(pairOf('BTC-PERPETUAL'), '91800.5', 0.4),
    circumstances: { isTradable: false },
    lists: { openOrders: none, trades: none, funds: none },
  },
});

/** The smallest lists and the widest book. */
export const Resized = meta.story({
  args: { sizes: { book: 480, tape: 200, lists: 120 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Order book' }).offsetWidth).toBe(480));
    const line = canvas.getByRole('separator', { name: 'Width of the order book panel' });
    await expect(line).toHaveAttribute('aria-valuenow', '480');
    await expect(line).toHaveAttribute('aria-valuemax', '480');
  },
});

/** Folded, the bottom panel is as high as its tabs and the chart gets the rest; a tab brings the list back [TRD-538]. */
export const ListsFolded = meta.story({
  args: { market: longMarket },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('region', { name: /^Price chart/ });
    const before = chart.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the lists' }));
    const tabs = canvas.getByRole('tablist', { name: 'Your orders and funds' });
    await expect(tabs.closest<HTMLElement>('[data-density]')).toHaveProperty('offsetHeight', 37);
    await expect(chart.offsetHeight).toBeGreaterThan(before);
    await expect(canvas.queryByRole('separator', { name: 'Height of the orders panel' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Funds' }));
    await waitFor(() => expect(chart.offsetHeight).toBe(before));
    await expect(canvas.getByRole('button', { name: 'Hide the lists' })).toBeVisible();
  },
});

/** The selected tab brings its list back as well, by mouse and by keyboard; until then nothing in it has the focus [TRD-539]. */
export const ListsFoldedToTheSelectedTab = meta.story({
  args: { market: longMarket },
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('button', { name: 'Hide the lists' });
    const tab = canvas.getByRole('tab', { name: /^Open Orders/ });
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    for (const unfold of [() => userEvent.click(tab), () => userEvent.type(tab, '{Enter}', { skipClick: true })]) {
      await userEvent.click(fold);
      await userEvent.tab();
      await expect(panel).not.toContainElement(document.activeElement as HTMLElement);
      tab.focus();
      await unfold();
      await expect(canvas.getByRole('button', { name: 'Hide the lists' })).toBeVisible();
      fold.focus();
      await userEvent.tab();
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
    }
  },
});
