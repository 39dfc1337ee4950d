import { fn } from 'storybook/test';
import { configSchema } from '#shared/config/config.ts';
import { dayQuotes } from '#shared/testing/quotes.ts';
import type { HomeViewProps } from '../HomeView';
import { defaultOrder } from '../sortQuotes';

const { badges, storeBadge } = configSchema.parse({});

// Typed here, because a union's literals would widen to `string` below.
export const liveHome: HomeViewProps = {
  isClosing: true,
  isWithdrawOnly: false,
  isOpenDemo: false,
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
