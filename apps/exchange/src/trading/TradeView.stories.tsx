import { bookDepth, noFeeData, pairOf, tradingFee, type Side } from '@exchange/domain';
import { OrderBook, OrderForm, staticSource, TradeTape, type BookView, type TapeTrade } from '@exchange/ui';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { inRouter } from '../shared/testing/inRouter';
import { TradeView, type TradeViewProps } from './TradeView';

const pair = pairOf('XDC-USDT');

const steps = Array.from({ length: bookDepth.live }, (_, at) => at + 1);

const book: BookView = {
  asks: steps.map((at) => ({ price: `0.0852${String(at).padStart(2, '0')}`, amount: String(at * 700) })),
  bids: steps.map((at) => ({ price: `0.0851${String(60 - at)}`, amount: String(at * 900) })),
};

const trades: TapeTrade[] = steps.map((at) => ({
  id: String(99 - at),
  at: Date.parse('2026-02-10T12:00:00Z') - at * 7_000,
  price: at % 3 === 0 ? '0.085201' : '0.085159',
  amount: String(at * 310),
  side: at % 3 === 0 ? 'buy' : 'sell',
}));

const lastPrice = { price: '0.085201', direction: 'up', usd: '0.085201' } as const;

const formOf = (side: Side) => (
  <OrderForm
    form={{ side, price: '0.085201', amount: '' }}
    circumstances={{
      pair,
      lastPrice: lastPrice.price,
      balances: { base: '400000', quote: '25000' },
      isTradable: true,
      isLoggedIn: true,
      isVerifying: false,
    }}
    feePercent={tradingFee(noFeeData, pair.name, side)}
    onChange={fn()}
    onSubmit={fn()}
  />
);

const panels: TradeViewProps = {
  width: 'desk',
  chart: <div style={{ blockSize: '100%', minBlockSize: '240px' }} />,
  book: (
    <OrderBook
      pair={pair}
      source={staticSource(book)}
      lastPrice={staticSource(lastPrice)}
      state={{ kind: 'live' }}
      grouping={0}
      onGroupingChange={fn()}
    />
  ),
  tape: <TradeTape pair={pair} source={staticSource(trades)} state={{ kind: 'live' }} offsetAt={() => 0} />,
  forms: { buy: formOf('buy'), sell: formOf('sell') },
  lists: null,
};

const meta = preview.meta({
  component: TradeView,
  title: 'Screens/Trading/TradeView',
  decorators: [inRouter],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'How the panels of the trade screen share the window: all in sight on a desk, the trades as a tab of the book where there is less room, tabs and two thumb buttons on a phone.',
      },
    },
  },
  args: panels,
});

/** Everything in sight, both forms included. On a window that is too narrow for it another layout is drawn. */
export const Desk = meta.story({
  args: { width: 'desk' },
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

/** The trades are a tab of the book. */
export const Tablet = meta.story({
  args: { width: 'tablet' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Trades' }));
    await expect(canvas.getByRole('table', { name: 'All trades' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Book' }));
    await expect(canvas.getByRole('grid', { name: 'Order book' })).toBeVisible();
  },
});

/** The tabs Chart, Book and Trades [TRD-345]; Buy and Sell under the thumbs open their form as a drawer [TRD-346]. */
export const Phone = meta.story({
  args: { width: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Chart', 'Book', 'Trades']);
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await expect(await screen.findByRole('form', { name: 'Buy XDC' })).toBeVisible();
  },
});
