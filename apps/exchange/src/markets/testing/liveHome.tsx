import { fn } from 'storybook/test';
import { configSchema } from '#shared/config/config.ts';
import { switchesOf, type Switches } from '#shared/config/switches.ts';
import { dayQuotes, quoteOf } from '#shared/testing/quotes.ts';
import type { HomeViewProps } from '../HomeView';
import { BelowMarket } from '../late/BelowMarket';
import { DayLine } from '../late/DayLine';
import { MarketSearch } from '../late/MarketSearch';
import { defaultOrder } from '../sortQuotes';

/** A day that ends here after this change, with the same ups and downs every time. */
const dayOf = (price: string, percentChange: string): string[] =>
  Array.from({ length: 48 }, (_, index) => {
    const away = (Number(percentChange) * (47 - index)) / 47 + Math.sin(index / 3) / 3;
    return (Number(price) * (1 - away / 100)).toFixed(12);
  });

export const badges = [
  'CoinMarketCap',
  'CoinGecko',
  'CoinPaprika',
  'CryptoCompare',
  'CoinCodex',
  'Coinranking',
  'Live Coin Watch',
].map((name, number) => ({ name, url: `https://ranking-${String(number)}.example/xdc-exchange` }));

export const storeBadge = { name: 'Google Play', url: 'https://store.example/xdc-exchange' };

export const shippedSwitches: Switches = switchesOf(configSchema.parse({}));

// Typed here, because a union's literals would widen to `string` below.
export const liveHome: HomeViewProps = {
  switches: shippedSwitches,
  isVisitor: true,
  connection: 'live',
  search: <MarketSearch query="" count={dayQuotes.length} onQuery={fn()} />,
  below: <BelowMarket isVisitor rankings={badges} store={storeBadge} />,
  dayPrices: new Map(dayQuotes.map(({ pair, price, percentChange }) => [pair.name, dayOf(price, percentChange)])),
  Line: DayLine,
  query: '',
  phase: 'ready',
  quotes: dayQuotes,
  isStale: false,
  favourites: new Set(),
  order: defaultOrder,
  showsFavouritesOnly: false,
  onQuery: fn(),
  onOrder: fn(),
  onShowFavouritesOnly: fn(),
  onToggleFavourite: fn(),
  onRetry: fn(),
  onRetryFavourites: fn(),
};

/** Figures that are as small and as large as they get. */
export const extremes = [
  quoteOf('XDC-BTC', { price: '0.0000000001', usdPrice: '0.00001', volume: '0.000001', percentChange: '-99.99' }),
  quoteOf('BTC-USDT', { price: '10000000', usdPrice: '10000000', high: '10000000', percentChange: '123456.78' }),
  quoteOf('XDC-USDT', { price: '1000', usdPrice: '1000', low: '0.000001', volume: '987654321987654.321' }),
  quoteOf('XRP-USDT', { price: '0.00001', usdPrice: '0.00001', percentChange: '-0.001' }),
];
