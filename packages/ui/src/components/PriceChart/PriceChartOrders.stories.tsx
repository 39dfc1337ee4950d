import { pairOf } from '@exchange/domain';
import { useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { PriceChart, type PriceChartProps } from './PriceChart';
import { createDemoFeed, demoNow } from './testing/demoFeed';

const feed = createDemoFeed({ price: 0.05213, decimals: 8 });

const orders: NonNullable<PriceChartProps['orders']> = [
  { id: '1', side: 'sell', price: '0.0552', amount: '25000' },
  { id: '2', side: 'buy', price: '0.0531', amount: '1200.5' },
];

const Cancelling = ({ orders: atFirst = [], ...args }: PriceChartProps) => {
  const [open, setOpen] = useState(atFirst);
  return (
    <>
      <PriceChart {...args} orders={open} />
      <Button size="small" onClick={() => setOpen(open.filter(({ side }) => side === 'buy'))}>
        Cancel the sell order
      </Button>
    </>
  );
};

const meta = preview.meta({
  component: PriceChart,
  title: 'Components/Trading/PriceChart',
  args: { pair: pairOf('XDC-USDT'), datafeed: feed, now: () => demoNow, orders },
  render: (args) => (
    <div style={{ blockSize: '400px', maxInlineSize: '900px' }}>
      <Cancelling {...args} />
    </div>
  ),
});

const watchWords = () => spyOn(CanvasRenderingContext2D.prototype, 'fillText');

let words: ReturnType<typeof watchWords>;

const wordsDrawn = () => words.mock.calls.map(([text]) => text);

const nextFrame = () => new Promise(requestAnimationFrame);

/** Each open order is a line with its side and amount, which disappears with the order [TRD-238]. */
export const OwnOrders = meta.story({
  beforeEach: () => {
    words = watchWords();
    return () => words.mockRestore();
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await within(canvasElement).findByRole('img', { name: /Last price/ });
    await waitFor(() => expect(wordsDrawn()).toEqual(expect.arrayContaining(['Sell 25,000', 'Buy 1,200.5'])));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the sell order' }));
    await nextFrame();
    await nextFrame();
    words.mockClear();
    // A new bar makes the chart redraw everything.
    const bar = { open: '0.052', high: '0.053', low: '0.051', close: '0.0525', volume: '1234567' };
    feed.push({ at: Date.UTC(2024, 2, 5, 12, 0) / 1000, ...bar });
    await waitFor(() => expect(wordsDrawn()).toContain('Buy 1,200.5'));
    await expect(wordsDrawn()).not.toContain('Sell 25,000');
  },
});
