import { createFakeExchange, ok } from '@exchange/api/testing';
import { pairOf, type PairName } from '@exchange/domain';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InApp } from '#entities/testing/InApp.tsx';
import { createQueries } from '#entities/createQueries.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { dayQuotes } from '#shared/testing/quotes.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';
import { TradingPage } from './TradingPage';

const steps = Array.from({ length: 40 }, (_, at) => at + 1);

/** Levels one price step apart, best first, around the day's price. */
const bookOf = (name: PairName) => {
  const { priceDecimals } = pairOf(name);
  const price = Number(dayQuotes.find(({ pair }) => pair.name === name)?.price);
  const at = (step: number) => ({ price: (price + step / 10 ** priceDecimals).toFixed(priceDecimals), amount: '10' });
  return { seq: 1, asks: steps.map((step) => at(step)), bids: steps.map((step) => at(-step)) };
};

const prices = dayQuotes.map(({ pair, ...figures }) => ({ ...figures, pairName: pair.name }));

const nameOf = (id: string | undefined): PairName =>
  dayQuotes.find(({ pair }) => pair.id === id)?.pair.name ?? 'XDC-USDT';

const open = () => {
  const { fetch, calls } = createFakeExchange({
    ...quietMarket,
    pairPrices: ok({ data: prices }),
    orderBook: ({ pair_id }) => ok({ data: bookOf(nameOf(pair_id)) }),
    mirroredOrderBook: ({ pairId }) => ok({ data: bookOf(nameOf(pairId)) }),
  });
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch }));
  const booksAsked = () => calls.filter(({ operation }) => /OrderBook$/i.test(operation)).length;
  return { services, booksAsked, queries: createQueries(services) };
};

let exchange = open();

const Ways = () => {
  const navigate = useNavigate();
  return (
    <nav aria-label="Pairs">
      {(['XDC-USDT', 'BTC-USDT'] as const).map((name) => (
        <button key={name} type="button" onClick={() => void navigate(`/trade/${name}`)}>
          {name}
        </button>
      ))}
    </nav>
  );
};

const Screen = () => (
  <InApp {...exchange} at="/trade/XDC-USDT">
    <Ways />
    <Routes>
      <Route path="/trade/:token" element={<TradingPage title="Spot Trading" />} />
    </Routes>
  </InApp>
);

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Trading/BookGrouping',
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    exchange = open();
  },
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The grouping of the order book on the trading screen.' } },
  },
});

const bestSell = (): string => {
  const grid = screen.getByRole('grid', { name: 'Order book' });
  const row = grid.querySelector('[data-side="asks"][data-place="0"]');
  return row?.querySelector('[role="gridcell"]')?.textContent ?? '';
};

const groups = () => screen.getByRole('combobox', { name: 'Groups' });

/**
 * Each pair starts with its default grouping [TRD-045]; another one appears immediately without a call to the server
 * [TRD-046].
 */
export const OfEachPair = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(bestSell()).toBe('0.08437388'));
    await expect(groups()).toHaveTextContent(/^0\.00000001$/);
    const booksAsked = exchange.booksAsked();
    await userEvent.click(groups());
    await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: /^2/ }));
    await waitFor(() => expect(bestSell()).toBe('0.084374'));
    await expect(exchange.booksAsked()).toBe(booksAsked);
    await userEvent.click(canvas.getByRole('button', { name: 'BTC-USDT' }));
    await waitFor(() => expect(bestSell()).toBe('109,905.8'));
    await expect(groups()).toHaveTextContent(/^0\.1$/);
  },
});
