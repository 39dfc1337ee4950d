import { pairOf } from '@exchange/domain';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { PriceChart, type PriceChartProps } from './PriceChart';
import { createDemoFeed, demoNow } from './testing/demoFeed';

const feed = createDemoFeed({ price: 0.05213, decimals: 8 });

const orders: NonNullable<PriceChartProps['orders']> = [
  { id: '1', side: 'sell', price: '0.0552', amount: '25000' },
  { id: '2', side: 'buy', price: '0.0531', amount: '1200.5' },
];

const Cancelling = ({ orders: atFirst = [], onCancelOrder, ...args }: PriceChartProps) => {
  const [open, setOpen] = useState(atFirst);
  const cancel = (cancelled: string) => {
    setOpen(open.filter(({ id }) => id !== cancelled));
    onCancelOrder?.(cancelled);
  };
  return <PriceChart {...args} orders={open} onCancelOrder={cancel} />;
};

const meta = preview.meta({
  component: PriceChart,
  title: 'Components/Trading/PriceChart',
  args: { pair: pairOf('XDC-USDT'), datafeed: feed, now: () => demoNow, orders, onCancelOrder: fn() },
  render: (args) => (
    <div style={{ blockSize: '400px', maxInlineSize: '900px' }}>
      <Cancelling {...args} />
    </div>
  ),
});

/** Each open order is a line, with a tag of its side and amount that cancels it; both go with the order [TRD-238]. */
export const OwnOrders = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const tags = await canvas.findByRole('list', { name: 'Your orders' });
    await waitFor(() => expect(within(tags).getAllByRole('listitem')).toHaveLength(2));
    await expect(tags).toHaveTextContent('Sell 25,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Sell 25,000 at 0.0552' }));
    await expect(args.onCancelOrder).toHaveBeenCalledOnce();
    await expect(args.onCancelOrder).toHaveBeenCalledWith('1');
    await expect(within(tags).getAllByRole('listitem')).toHaveLength(1);
    await expect(tags).toHaveTextContent('Buy 1,200.5');
  },
});
