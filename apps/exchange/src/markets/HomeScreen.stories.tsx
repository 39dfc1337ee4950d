import { createFakeExchange, examples, liveExamples } from '@exchange/api/testing';
import { failureText, type Failure } from '@exchange/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { createServices } from '#shared/services/createServices.ts';
import { createQueries } from '#entities/createQueries.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { ServicesContext } from '#shared/services/services.ts';
import { inRouter } from '#shared/testing/inRouter.tsx';
import { HomeScreen } from './HomeScreen';
import { HomeView, type HomeViewProps } from './HomeView';
import { BelowMarket } from './late/BelowMarket';
import { Choosing, pairsIn, rowOf, rowsIn } from './testing/choosingHome';
import { badges, extremes, liveHome, storeBadge } from './testing/liveHome';

const meta = preview.meta({
  component: HomeView,
  title: 'Screens/Markets/Home',
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  render: (args) => <Choosing {...args} />,
  args: liveHome,
});

/**
 * The whole market, its columns and figures [SHL-106] [DOM-272], prices with their dollar value [SHL-107] and each
 * pair's decimals [SHL-108], rises and falls marked by arrow, sign and colour [SHL-109]. Links to sign up and to swap
 * [SHL-103] [SHL-104] [SHL-105] [DOM-270]; badges and the app, all drawn in-house [SHL-123] [SHL-124]; the reason for
 * urgency [SHL-101] [DOM-271]; what a visitor can look at without an account [SHL-344].
 */
export const Live = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const titles = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(titles).toEqual(['', 'Currency', 'Last Price', '24h Change', '24h High', '24h Low', '24h Volume']);
    await expect(pairsIn(canvasElement)).toHaveLength(10);
    await expect(pairsIn(canvasElement)[0]).toBe('XDC-USDT');
    await expect(rowOf(canvasElement, 'BTC-USDC')).toHaveTextContent('109,837.40$109,837.40down -0.47%');
    await expect(rowOf(canvasElement, 'XRP-USDT')).toHaveTextContent('2.46386$2.46');
    await expect(rowOf(canvasElement, 'XDC-USDC')).toHaveTextContent('0.08440000$0.084400');
    await expect(rowOf(canvasElement, 'XDC-XDCE')).toHaveTextContent('1.00000000$0.084373');
    await expect(canvas.getByText('-0.47%')).toHaveAttribute('data-direction', 'down');
    await expect(canvas.getByText('-0.47%').querySelector('svg')).toBeVisible();
    await expect(canvas.getByText('+0.23%')).toHaveAttribute('data-direction', 'up');
    await expect(canvas.getByRole('link', { name: 'OPEN ACCOUNT' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'SIGN IN' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('region', { name: 'Exchange closure' })).toHaveTextContent(
      /services have stopped.*about to close.*withdraw your funds as soon as possible/,
    );
    const offer = canvas.getByText(/^The place to swap XDCE to XDC/);
    await expect(offer.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('table').getBoundingClientRect().top,
    );
    await expect(within(offer).getByRole('link')).toHaveAttribute('href', '/trade/XDC-XDCE');
    await expect(canvas.queryByRole('region', { name: 'Demo' })).toBeNull();
    const elsewhere = within(canvas.getByRole('region', { name: 'Rankings and app' })).getAllByRole('link');
    await expect(elsewhere.map((link) => link.getAttribute('href'))).toEqual([
      ...badges.map(({ url }) => url),
      storeBadge.url,
    ]);
    await expect(canvasElement.querySelector('img')).toBeNull();
    const next = within(canvas.getByRole('region', { name: 'Without an account' })).getAllByRole('link');
    await expect(next.map((link) => link.getAttribute('href'))).toEqual(['/trade', '/fees', '/tokens', '/status']);
  },
});

/** Clicking a header sorts by its figures, and clicking it again reverses the order [SHL-111]. */
export const SortedByClick = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Last Price' });
    await expect(canvas.getByRole('columnheader', { name: '24h Volume' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(pairsIn(canvasElement).slice(0, 3)).toEqual(['BTC-USDT', 'BTC-USDC', 'ETH-USDT']);
    await userEvent.click(within(header).getByRole('button'));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(pairsIn(canvasElement)[0]).toBe('XDC-BTC');
  },
});

export const SortedByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Currency' });
    canvas.getByRole('button', { name: 'Show favourites only' }).focus();
    await userEvent.tab();
    await expect(within(header).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(pairsIn(canvasElement)[0]).toBe('BTC-USDC');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(pairsIn(canvasElement)[0]).toBe('XRP-USDT');
  },
});

/** A row's star adds its pair to the favourites, or removes it [SHL-113]. */
export const Starred = meta.story({
  args: { favourites: new Set(['5', '10']) },
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Favourite ETH / USDT' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Favourite BTC / USDT' })).toHaveAttribute('aria-pressed', 'true');
  },
});

/** The star header shows only favourites, and then all pairs again [SHL-112]. */
export const FavouritesOnly = meta.story({
  args: { favourites: new Set(['5', '10']), showsFavouritesOnly: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('button', { name: 'Show favourites only' });
    await expect(pairsIn(canvasElement)).toEqual(['XDC-USDT', 'BTC-USDT']);
    await userEvent.click(header);
    await expect(pairsIn(canvasElement)).toHaveLength(10);
    await userEvent.click(header);
    await expect(pairsIn(canvasElement)).toHaveLength(2);
  },
});

export const NoFavouritesChosen = meta.story({
  args: { showsFavouritesOnly: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Star a pair to see it here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all pairs' }));
    await expect(pairsIn(canvasElement)).toHaveLength(10);
  },
});

/** Favourites that couldn't be loaded show a message in their place; all pairs stay available [SHL-126]. */
export const FavouritesUnreachable = meta.story({
  args: { favouritesFailureText: failureText({ code: 'unreachable' }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(pairsIn(canvasElement)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show favourites only' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryFavourites).toHaveBeenCalledOnce();
  },
});

const Place = () => <p>{useLocation().pathname}</p>;

/** A click anywhere in a row opens its pair's trade page, as its link does [SHL-114]. */
export const RowFollowed = meta.story({
  render: (args) => (
    <Routes>
      <Route path="/" element={<HomeView {...args} />} />
      <Route path="*" element={<Place />} />
    </Routes>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = rowsIn(canvasElement).map((row) => within(row).getByRole('link', { name: / \/ / }));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      pairsIn(canvasElement).map((pair) => `/trade/${pair ?? ''}`),
    );
    await userEvent.click(canvas.getByText('-1.26%'));
    await expect(await canvas.findByText('/trade/XDC-XRP')).toBeVisible();
  },
});

/** A coin's icon leads to its token page, not to the pair [INF-042]. */
export const CoinFollowed = meta.story({
  render: RowFollowed.input.render,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = within(canvasElement.querySelector<HTMLElement>('tr[data-pair="ETH-USDT"]') ?? canvasElement);
    await userEvent.click(row.getByRole('link', { name: 'About Ethereum' }));
    await expect(await canvas.findByText('/tokens/ETH')).toBeVisible();
  },
});

/** Placeholder rows as high as the real ones [SHL-115]. */
export const Loading = meta.story({
  args: { phase: 'loading', quotes: [], connection: 'connecting' },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('tbody tr')];
    await expect(rows.map(({ offsetHeight }) => offsetHeight)).toEqual(Array<number>(10).fill(44));
    await expect(canvasElement.querySelector('tbody [role="status"]')).toHaveTextContent('Loading');
  },
});

export const Empty = meta.story({
  args: { quotes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pairs are listed at the moment.')).toBeVisible();
  },
});

const failedBy = (failure: Failure): Partial<HomeViewProps> => ({
  phase: 'failed',
  failureText: failureText(failure),
  quotes: [],
  connection: 'lost',
});

/** The placeholders are replaced by the reason, with an offer to retry [SHL-116]. */
export const Unreachable = meta.story({
  args: failedBy({ code: 'unreachable' }),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    await expect(canvasElement.querySelector('tbody')?.children).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

const { unavailable } = examples.pairPrices;

export const Refused = meta.story({
  args: failedBy({ code: 'refused', status: unavailable.status, message: unavailable.body.message }),
});

export const TimedOut = meta.story({ args: failedBy({ code: 'timed-out' }) });

export const NotBuilt = meta.story({ args: failedBy({ code: 'not-built' }) });

export const Cancelled = meta.story({ args: failedBy({ code: 'cancelled' }) });

export const Unexpected = meta.story({ args: failedBy({ code: 'unexpected' }) });

/** The last figures stay, and are marked [SHL-121]. */
export const Stale = meta.story({
  args: { isStale: true, connection: 'lost' },
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement).every((row) => row.querySelector('[data-stale]'))).toBe(true);
  },
});

export const Connecting = meta.story({ args: { connection: 'connecting' } });

export const ConnectionLost = meta.story({ args: { connection: 'lost' } });

/** What a visitor can do next is no news to a trader [SHL-344]. */
export const LoggedIn = meta.story({
  args: { isVisitor: false, below: <BelowMarket isVisitor={false} rankings={badges} store={storeBadge} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Without an account' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'OPEN ACCOUNT' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'SIGN IN' })).toBeNull();
  },
});

const noAddress = { name: 'Coinranking', url: '' };

/** A badge that the settings give no address is hidden; without any there is nothing in their place [SHL-123] [SHL-124]. */
export const SomeBadges = meta.story({
  args: {
    below: <BelowMarket isVisitor rankings={[...badges.slice(0, 2), noAddress]} store={noAddress} />,
  },
  play: async ({ canvas }) => {
    const elsewhere = within(canvas.getByRole('region', { name: 'Rankings and app' }));
    await expect(elsewhere.getAllByRole('link')).toHaveLength(2);
  },
});

export const WithoutBadges = meta.story({
  args: { below: <BelowMarket isVisitor rankings={[noAddress]} store={noAddress} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Rankings and app' })).toBeNull();
  },
});

export const TinyAndHuge = meta.story({ args: { quotes: extremes } });

const answers = () => {
  const { feed, say, become } = createScriptedFeed();
  const { fetch, reach } = createFakeExchange({ pairPrices: 'found', dayPrices: 'found' });
  reach(false);
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch, feed }));
  return { services, queries: createQueries(services), say, become, reach };
};

let exchange = answers();

/** The screen in the full application, with an exchange that is unreachable at first, then answers, then is lost. */
export const Connected = meta.story({
  beforeEach: () => {
    exchange = answers();
  },
  render: () => (
    <ServicesContext value={exchange.services}>
      <QueryClientProvider client={exchange.queries}>
        <HomeScreen />
      </QueryClientProvider>
    </ServicesContext>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the exchange.");
    exchange.reach(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(pairsIn(canvasElement)).toEqual(['XDC-ETH', 'ETH-USDT']));
    await expect(rowOf(canvasElement, 'XDC-ETH')).toHaveTextContent('0.0₄2161');
    // Only this pair's day is known.
    await waitFor(() => expect(canvasElement.querySelectorAll('svg[preserveAspectRatio]')).toHaveLength(1));
    await expect(await canvas.findByRole('searchbox', { name: 'Search markets' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite ETH / USDT' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show favourites only' }));
    await expect(pairsIn(canvasElement)).toEqual(['ETH-USDT']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show favourites only' }));

    exchange.say(
      'pairStats',
      liveExamples.pairStats.map((stats) => ({ ...stats, price: '0.00002171' })),
    );
    await waitFor(() => expect(rowOf(canvasElement, 'XDC-ETH')).toHaveTextContent('0.0₄2171'));
    exchange.become('lost');
    await expect(await canvas.findByText('Reconnecting…')).toBeInTheDocument();
  },
});
