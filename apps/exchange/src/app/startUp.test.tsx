import { createFakeExchange, outOfReach, type Answers } from '@exchange/api/testing';
import { pairOf } from '@exchange/domain';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { feesQuery } from '#entities/fees/fees.ts';
import { HomeScreen } from '#markets/HomeScreen.tsx';
import { MarketTable } from '#markets/MarketTable.tsx';
import { defaultOrder } from '#markets/sortQuotes.ts';
import { ServicesContext, type Services } from '#shared/services/services.ts';
import { useFavourites } from '#shared/services/useMarket.ts';
import { pairStatusQuery } from '#entities/status/pairStatus.ts';
import { usePairTerms } from '#trading/usePairTerms.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createQueries } from '#entities/createQueries.ts';
import { LineStrip } from './shell/LineStrip';
import { quietMarket } from '#shared/testing/quietMarket.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';

type Opened = Services & { queries: QueryClient };

const doNothing = (): void => undefined;

/** Home's table with its star filter on. */
const FavouritesOnly = () => {
  const { favourites, failure, retry } = useFavourites();
  return (
    <MarketTable
      phase="ready"
      quotes={[]}
      query=""
      isStale={false}
      favourites={favourites}
      favouritesFailureText={failure && `No favourites: ${failure.code}`}
      order={defaultOrder}
      showsFavouritesOnly
      onQuery={doNothing}
      onOrder={doNothing}
      onShowFavouritesOnly={doNothing}
      onToggleFavourite={doNothing}
      onRetry={doNothing}
      onRetryFavourites={retry}
    />
  );
};

const Terms = () => {
  const { isTradable, feePercents } = usePairTerms(pairOf('XDC-USDT'));
  return <p>{`${isTradable ? 'open' : 'closed'}, ${feePercents.buy} and ${feePercents.sell} %`}</p>;
};

interface Start {
  /** Waits until the call has failed, and makes it first if a screen would. */
  happens: (opened: Opened) => unknown;
  place: ReactNode;
  words: readonly string[];
}

const unchecked: Start = {
  happens: ({ session }) => waitFor(session, (state) => state.matches({ loggedIn: { confirmation: 'offline' } })),
  place: <LineStrip showsPrices={false} />,
  words: ['You&#x27;re still signed in.', 'Retry'],
};

const calls = {
  tfaStatus: unchecked,
  checkSession: unchecked,
  favouritePairs: {
    happens: ({ favourites }) => vi.waitFor(() => expect(favourites.failure()).toBeDefined()),
    place: <FavouritesOnly />,
    words: ['No favourites: unreachable', 'Retry'],
  },
  pairPrices: {
    happens: ({ market }) => {
      market.subscribe(doNothing);
      return vi.waitFor(() => expect(market.state().phase).toBe('failed'));
    },
    place: <HomeScreen />,
    words: ['We can&#x27;t reach the exchange.', 'Retry'],
  },
  // Defaults replace both: a pair is open and has the usual fee until the exchange says otherwise.
  pairStatus: {
    happens: ({ queries, client }) => expect(queries.query(pairStatusQuery(client, '1'))).rejects.toThrow(),
    place: <Terms />,
    words: ['open, 0.5 and 0.5 %'],
  },
  fees: {
    happens: ({ queries, client }) => expect(queries.query(feesQuery(client))).rejects.toThrow(),
    place: <Terms />,
    words: ['open, 0.5 and 0.5 %'],
  },
} satisfies Partial<Record<keyof Answers, Start>>;

const draw = (services: Services, queries: QueryClient, place: ReactNode): string =>
  renderToStaticMarkup(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <MemoryRouter>{place}</MemoryRouter>
      </QueryClientProvider>
    </ServicesContext>,
  );

it.each(Object.entries<Start>(calls))(
  '%s that fails at start-up is logged, raises no toast, and is reported where something is missing [SHL-054] [SHL-283]',
  async (operation, { happens, place, words }) => {
    const lines: string[] = [];
    const answers = { ...signedInAnswers, ...quietMarket, [operation]: () => outOfReach() };
    const services = createServices(
      testConfig,
      testVersion,
      createTestEnvironment({
        fetch: createFakeExchange(answers).fetch,
        stored: storedTrader,
        log: (line) => lines.push(line),
      }),
    );
    const queries = createQueries(services);
    // Data loaded before the session is known would be dropped.
    await waitFor(services.session, (state) => state.matches('loggedIn'));
    await happens({ ...services, queries });
    expect(lines).toContain(`${operation} failed: unreachable`);
    expect(services.toasts.shown()).toEqual([]);
    const html = draw(services, queries, place);
    for (const sentence of words) expect(html).toContain(sentence);
  },
);

it("a session that couldn't be checked is checked again as soon as the live connection is up [SHL-283]", async () => {
  const { fetch, answer } = createFakeExchange({ ...signedInAnswers, checkSession: () => outOfReach() });
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch, stored: storedTrader }));
  await waitFor(services.session, (state) => state.matches({ loggedIn: { confirmation: 'offline' } }));
  answer({ checkSession: 'holds' });
  services.feed.start();
  await waitFor(services.session, (state) => state.matches({ loggedIn: { confirmation: 'confirmed' } }));
  expect(services.session.getSnapshot().context.isOffline).toBe(false);
});
