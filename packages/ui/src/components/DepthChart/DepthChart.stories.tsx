import { failureText, pairOf } from '@exchange/domain';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import type { BookView } from '../OrderBook/rows/bookRows';
import { createValue, staticSource } from '../OrderBook/live/liveSource';
import { DepthChart, type DepthChartProps } from './DepthChart';

const pair = pairOf('XDC-USDT');

/** Denser and deeper away from the mid price, as real books are, in round figures so that sums can be checked. */
const levels = (count: number, direction: 1 | -1) =>
  Array.from({ length: count }, (_, at) => ({
    price: (0.0521 + direction * (at + 1) * 0.00002).toFixed(8),
    amount: String(1000 + ((at * 7919) % 13) * 700 + at * 40),
  }));

const book: BookView = { asks: levels(60, 1), bids: levels(60, -1) };

const few: BookView = {
  asks: [
    { price: '0.0522', amount: '0.1' },
    { price: '0.0523', amount: '0.2' },
  ],
  bids: [
    { price: '0.052', amount: '1000' },
    { price: '0.0519', amount: '250.5' },
  ],
};

const moving = createValue(few);

const state: DepthChartProps['state'] = { kind: 'live' };

const meta = preview.meta({
  component: DepthChart,
  title: 'Components/Trading/DepthChart',
  args: { pair, source: staticSource(book), state },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '320px', maxInlineSize: '900px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The order book of the trade screen as a chart: total demand and supply up to each price. It takes the same levels as the OrderBook and is drawn at most ten times a second.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mid price').parentElement).toHaveTextContent(/0.05210000 USDT/);
  },
});

/** Sums are exact, where floats would give 0.30000000000000004. */
export const ByKeyboard = meta.story({
  args: { source: staticSource(few) },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Depth of XDC / USDT' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sells up to 0.0523 USDT: 0.3 XDC, +0.38% from mid price');
    await expect(canvas.getByText('Sells up to').parentElement).toHaveTextContent(
      /0.05230000 USDT\s*0.3 XDC\s*\+0.38%/,
    );
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      'Buys down to 0.0519 USDT: 1,250.5 XDC, -0.38% from mid price',
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Mid price')).toBeVisible();
    await userEvent.keyboard('{Home}');
  },
});

export const PointedAt = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    const { left, top, width } = slider.getBoundingClientRect();
    await fireEvent.pointerMove(slider, { clientX: left + width / 4, clientY: top + 20 });
    await expect(await canvas.findByText('Buys down to')).toBeVisible();
    await fireEvent.pointerOut(slider, { relatedTarget: document.body });
    await expect(await canvas.findByText('Mid price')).toBeVisible();
    await fireEvent.pointerMove(slider, { clientX: left + width * 0.8, clientY: top + 20 });
    await expect(await canvas.findByText('Sells up to')).toBeVisible();
  },
});

/** The selection stays at its price while levels come and go. */
export const Live = meta.story({
  args: { source: moving },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    moving.set({ ...few, asks: [{ price: '0.0522', amount: '5' }, ...few.asks.slice(1)] });
    await waitFor(() =>
      expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/5\.2 XDC/)),
    );
  },
});

export const OneSided = meta.story({
  args: { source: staticSource({ ...book, bids: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No buy orders')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { source: staticSource({ asks: [], bids: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no orders in the book.')).toBeVisible();
  },
});

export const TinyPrices = meta.story({
  args: {
    pair: pairOf('XDC-BTC'),
    source: staticSource({
      asks: [
        { price: '0.0000005218', amount: '40000' },
        { price: '0.0000005231', amount: '25000' },
      ],
      bids: [
        { price: '0.0000005216', amount: '30000' },
        { price: '0.0000005202', amount: '55000' },
      ],
    }),
  },
});

export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

const retry = fn();

export const Failed = meta.story({
  args: { state: { kind: 'failed', text: failureText({ code: 'unreachable' }), onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
});

export const Stale = meta.story({
  args: { state: { kind: 'stale' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('data-stale');
  },
});
