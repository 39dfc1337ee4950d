import { createClock, failureText, formatPrice, formatVolume, pairOf, resolutions, timeFrames } from '@exchange/domain';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { ClockContext } from '../Timestamp/ClockContext';
import { clocks } from '../Timestamp/useClock';
import { readColours } from './chartColours';
import { barTime } from './chartTexts';
import { PriceChart } from './PriceChart';
import { createDemoFeed, createFailingFeed, demoNow, emptyFeed, silentFeed } from './testing/demoFeed';

const market = { price: 0.05213, decimals: 8 };

const live = createDemoFeed(market);

const meta = preview.meta({
  component: PriceChart,
  title: 'Components/Trading/PriceChart',
  args: { pair: pairOf('XDC-USDT'), datafeed: createDemoFeed(market), now: () => demoNow },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '400px', maxInlineSize: '900px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Candles and volume of a pair: the chart of the trade and margin screens, in UTC or local time, with the documented resolutions and time frames, and the trader’s open orders. It gets its bars from a feed, and loads the chart engine after the page is usable.',
      },
    },
  },
});

const drawn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('img', { name: /Last price/ });

const paper = (canvasElement: HTMLElement): number[] => {
  const surface = canvasElement.querySelector('canvas');
  return [...(surface?.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [])];
};

const bytesOf = (surface: HTMLCanvasElement) =>
  surface.getContext('2d')?.getImageData(0, 0, surface.width, surface.height).data ?? new Uint8ClampedArray();

/** Whether a colour appears anywhere in the drawing. */
const isPainted = (canvasElement: HTMLElement, colour: string): boolean => {
  const sample = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const brush = sample.getContext('2d');
  if (brush) brush.fillStyle = colour;
  brush?.fillRect(0, 0, 1, 1);
  const wanted = bytesOf(sample);
  const surface = canvasElement.querySelector('canvas');
  const bytes = surface ? bytesOf(surface) : wanted.slice(0, 0);
  for (let at = 0; at < bytes.length; at += 4)
    if (bytes[at] === wanted[0] && bytes[at + 1] === wanted[1] && bytes[at + 2] === wanted[2]) return true;
  return false;
};

/**
 * Candles and volume, all resolutions with 15 selected [TRD-230], their unit in tooltip and name [TRD-504], all time
 * frames [TRD-232] [DOM-089], in UTC [TRD-231].
 */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await drawn(canvasElement)).toHaveAccessibleName(/XDC \/ USDT, bars of 15 minutes/);
    await expect(canvas.getByText('05-03-2024 12:00')).toBeVisible();
    await expect(canvas.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([...resolutions]);
    await expect(canvas.getByRole('radio', { name: '15 minutes' })).toBeChecked();
    for (const [label, words] of [
      ['3', '3 minutes'],
      ['240', '240, 4 hours'],
      ['M', 'M, 1 month'],
    ] as const) {
      const choice = canvas.getByRole('radio', { name: words });
      await expect(choice).toHaveTextContent(label);
      await expect(choice).toHaveAttribute('title', words.replace(`${label}, `, ''));
    }
    const offered = within(canvas.getByRole('group', { name: 'Time frame' })).getAllByRole('button');
    await expect(offered.map(({ textContent }) => textContent)).toEqual([...timeFrames]);
    await expect(canvas.getByText('UTC')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /TradingView/ })).toBeVisible();
    const { buy, sell, buyVolume, sellVolume } = readColours(canvasElement);
    for (const colour of [buy, sell, buyVolume, sellVolume])
      await waitFor(() => expect(isPainted(canvasElement, colour)).toBe(true));
    // The page's content security policy blocks style tags without its nonce.
    await expect(canvasElement.querySelector('style')).toBeNull();
  },
});

/** In local time, if the trader chose it: the figures of the newest candle, and the zone that is named [TRD-530]. */
export const LocalTime = meta.story({
  render: (args) => (
    <ClockContext value={createClock('local', () => 330)}>
      <PriceChart {...args} />
    </ClockContext>
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('05-03-2024 17:30')).toBeVisible();
    await expect(canvas.getByText('local')).toBeVisible();
  },
});

/** Pointing at a bar shows its open, high, low, close and volume, with the decimals of the pair [TRD-237]. */
export const PointedAt = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const picture = await drawn(canvasElement);
    // Two canvases overlap; the upper one gets the pointer events.
    const [, surface] = canvasElement.querySelectorAll('canvas');
    const { left, top, width, height } = picture.getBoundingClientRect();
    const at = { clientX: left + width / 3, clientY: top + height / 2, bubbles: true };
    await expect(surface).toBeInTheDocument();
    if (!surface) return;
    await fireEvent.mouseEnter(surface, at);
    await fireEvent.mouseMove(surface, at);
    await waitFor(() => expect(canvas.queryByText('05-03-2024 12:00')).toBeNull());
    const told = canvas.getByText(/^0[45]-03-2024/);
    await expect(told).toBeVisible();
    const { data: bars = [] } = await args.datafeed.getBars({
      resolution: '15',
      from: demoNow - 500 * 900,
      to: demoNow,
    });
    const bar = bars.find(({ at: begins }) => barTime(begins, '15', clocks.utc) === told.textContent);
    await expect(bar).toBeDefined();
    if (!bar) return;
    const price = (figure: string) => formatPrice(figure, args.pair).text;
    await expect(price(bar.open)).toMatch(/^0\.\d{8}$/);
    const words = [
      `Open ${price(bar.open)}`,
      `High ${price(bar.high)}`,
      `Low ${price(bar.low)}`,
      `Close ${price(bar.close)}`,
      `Vol${formatVolume(bar.volume).text}`,
    ];
    for (const word of words) await expect(told.parentElement).toHaveTextContent(word);
  },
});

export const ResolutionByKeyboard = meta.story({
  args: { onResolutionChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    // A radio group follows the arrow keys only while they are held down.
    const hand = userEvent.setup({ delay: 20 });
    await hand.tab();
    await expect(canvas.getByRole('radio', { name: '15 minutes' })).toHaveFocus();
    await hand.keyboard('{ArrowRight>}{/ArrowRight}{ArrowRight>}{/ArrowRight}');
    await expect(args.onResolutionChange).toHaveBeenLastCalledWith('60');
    await expect(await canvas.findByRole('img', { name: /bars of 1 hour/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('05-03-2024 12:00')).toBeVisible());
  },
});

/** One year in days: a time frame selects a resolution that fits it [TRD-232]. */
export const TimeFrame = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '1y' }));
    await expect(canvas.getByRole('radio', { name: '1D, 1 day' })).toBeChecked();
    await expect(await canvas.findByText('05-03-2024')).toBeVisible();
  },
});

/** The last bar updates, and the next one follows it [TRD-234]. */
export const Live = meta.story({
  args: { datafeed: live },
  play: async ({ canvas, canvasElement }) => {
    const picture = await drawn(canvasElement);
    const { push } = live;
    const bar = { open: '0.05', high: '0.06', low: '0.05', close: '0.055', volume: '1234567' };
    push({ at: Date.UTC(2024, 2, 5, 12, 0) / 1000, ...bar });
    await waitFor(() => expect(picture).toHaveAccessibleName(/Last price 0.055 USDT/));
    push({ at: Date.UTC(2024, 2, 5, 12, 15) / 1000, ...bar, close: '0.0561' });
    await expect(await canvas.findByText('05-03-2024 12:15')).toBeVisible();
    await expect(picture).toHaveAccessibleName(/Last price 0.0561 USDT, up \+2.00%/);
  },
});

const long = createDemoFeed(market);

/** Scrolling back loads older bars before the first one comes into view [TRD-233]. */
export const ScrolledBack = meta.story({
  args: { datafeed: long },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const [, surface] = canvasElement.querySelectorAll('canvas');
    const asked = long.asked.length;
    const first = long.asked.at(-1)?.from;
    const turn = () =>
      surface?.dispatchEvent(new WheelEvent('wheel', { deltaX: -400, bubbles: true, cancelable: true }));
    await waitFor(() => {
      turn();
      return expect(long.asked.length).toBeGreaterThan(asked);
    });
    await expect(long.asked.at(-1)?.from).toBeLessThan(first ?? 0);
  },
});

/** A price of ten decimals that isn't tiny shows all of them [TRD-237]. */
export const TenDecimals = meta.story({
  args: { pair: pairOf('XDC-BTC'), datafeed: createDemoFeed({ price: 0.1234567891, decimals: 10 }) },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('05-03-2024 12:00').parentElement).toHaveTextContent(/Close 0\.\d{10}\D/);
  },
});

/** Ten decimals, with leading zeros written as a count on the axis. */
export const TinyPrices = meta.story({
  args: { pair: pairOf('XDC-BTC'), datafeed: createDemoFeed({ price: 0.0000005217, decimals: 10 }) },
  play: async ({ canvasElement }) => {
    await expect(await drawn(canvasElement)).toHaveAccessibleName(/Last price 0\.0000005\d+ BTC/);
  },
});

/** The drawing follows the theme when it changes [SHL-208]. */
export const ThemeChanges = meta.story({
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const root = document.documentElement;
    const before = root.dataset['theme'] ?? 'dark';
    // Make sure it is painted, not just mounted.
    await waitFor(() => expect(paper(canvasElement)[3]).toBe(255));
    const first = paper(canvasElement);
    root.dataset['theme'] = before === 'dark' ? 'light' : 'dark';
    await waitFor(() => expect(paper(canvasElement)).not.toEqual(first));
    root.dataset['theme'] = before;
    await waitFor(() => expect(paper(canvasElement)).toEqual(first));
  },
});

/** On a narrow panel the resolutions become a select. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '100%', maxInlineSize: '328px', blockSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const list = canvas.getByRole('combobox', { name: 'Resolution' });
    await expect(list).toHaveAttribute('title', '15 minutes');
    list.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: '1D 1 day' }));
    await expect(await canvas.findByText('05-03-2024')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { datafeed: silentFeed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: '15 minutes' })).toBeEnabled();
  },
});

/** Says that there is no data [TRD-236]. */
export const NoData = meta.story({
  args: { datafeed: emptyFeed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No chart data')).toBeVisible();
  },
});

/** Says why there is no chart, and offers a retry, which works here [TRD-235]. */
export const Failed = meta.story({
  args: { datafeed: createFailingFeed(market) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(failureText({ code: 'unreachable' }));
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await drawn(canvasElement);
  },
});

/** The error as it looks until someone retries. */
export const FailedForGood = meta.story({
  args: { datafeed: { ...emptyFeed, getBars: () => Promise.resolve({ error: { code: 'timed-out' } }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Stale = meta.story({
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelector('[data-stale]')).not.toBeNull();
  },
});
