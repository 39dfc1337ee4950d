import { createFakeExchange, ok } from '@exchange/api/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueries } from '#entities/createQueries.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';
import { TradingPage } from '../TradingPage';
import { createBusyMarket } from './busyMarket';

const minuteMs = 60_000;
/** How often the exchange sends the book, trades and all prices. */
const bookEveryMs = 50;
const tradeEveryMs = 250;
const pricesEveryMs = 1_000;
/** Sent in one go, so that an hour takes a minute or two: the page renders in between. */
const eventsAtOnce = 60;

const startedAt = Date.now();
const market = createBusyMarket(startedAt);
const { feed, say } = createScriptedFeed();

const candles = () => {
  const t = Array.from({ length: 300 }, (_, at) => Math.floor(startedAt / 1_000) - (300 - at) * 900);
  const c = t.map((_, at) => 0.053 + at / 1_000_000);
  return { s: 'ok' as const, t, o: c, h: c, l: c, c, v: c };
};

const { fetch } = createFakeExchange({
  ...quietMarket,
  orderBook: () => ok({ data: market.book() }),
  pairPrices: () => ok({ data: market.prices() }),
  candles: () => ok(candles()),
});

let passedMs = 0;

const tellNext = (): void => {
  passedMs += bookEveryMs;
  say('{pair}-book', market.bookEvent());
  if (passedMs % tradeEveryMs === 0) say('{pair}-trades', market.trade(passedMs));
  if (passedMs % pricesEveryMs === 0) say('pairStats', market.prices());
};

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Simulates this many minutes of live traffic, one event after the other. */
const pass = async (minutes: number): Promise<void> => {
  for (const end = passedMs + minutes * minuteMs; passedMs < end; await rest())
    for (let events = 0; events < eventsAtOnce; events += 1) tellNext();
};

const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch, feed }));

const element = document.getElementById('page');
if (!element) throw new Error('The page has no element with the id page.');
createRoot(element).render(
  <ServicesContext value={services}>
    <QueryClientProvider client={createQueries(services)}>
      <MemoryRouter initialEntries={['/trade/XDC-USDT']}>
        <Routes>
          <Route path="/trade/:token" element={<TradingPage title="Spot Trading" />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  </ServicesContext>,
);

/** The functions that the benchmark calls. */
Object.assign(globalThis, { bench: { pass } });
