import { fn } from 'storybook/test';
import { configSchema } from '#shared/config/config.ts';
import { switchesOf, type Switches } from '#shared/config/switches.ts';
import { dayQuotes } from '#shared/testing/quotes.ts';
import type { HomeViewProps } from '../HomeView';
import { defaultOrder } from '../sortQuotes';

const badges = [
  'CoinMarketCap',
  'CoinGecko',
  'CoinPaprika',
  'CryptoCompare',
  'CoinCodex',
  'Coinranking',
  'Live Coin Watch',
].map((name, number) => ({ name, url: `https://ranking-${String(number)}.example/xdc-exchange` }));

const storeBadge = { name: 'Google Play', url: 'https://store.example/xdc-exchange' };

export const shippedSwitches: Switches = switchesOf(configSchema.parse({}));

// Typed here, because a union's literals would widen to `string` below.
export const liveHome: HomeViewProps = {
  switches: shippedSwitches,
  isVisitor: true,
  connection: 'live',
  badges,
  storeBadge,
  phase: 'ready',
  quotes: dayQuotes,
  isStale: false,
  favourites: new Set(),
  order: defaultOrder,
  showsFavouritesOnly: false,
  onOrder: fn(),
  onShowFavouritesOnly: fn(),
  onToggleFavourite: fn(),
  onRetry: fn(),
  onRetryFavourites: fn(),
};
