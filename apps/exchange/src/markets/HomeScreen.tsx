import { failureText } from '@exchange/domain';
import { useState } from 'react';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { connectionOf } from '#shared/market/connection.ts';
import { useFavourites, useMarket } from '#shared/services/useMarket.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { HomeView } from './HomeView';
import { defaultOrder } from './sortQuotes';

export const HomeScreen = () => {
  const { config, market } = useServices();
  const switches = useSwitches();
  const session = useSession();
  const { quotes, phase, failure, isStale, live } = useMarket();
  const starred = useFavourites();
  const [order, setOrder] = useState(defaultOrder);
  const [showsFavouritesOnly, setFavouritesOnly] = useState(false);
  return (
    <HomeView
      switches={switches}
      isVisitor={session.kind === 'visitor'}
      connection={connectionOf(live)}
      badges={config.badges}
      storeBadge={config.storeBadge}
      phase={phase}
      failureText={failure && failureText(failure)}
      quotes={[...quotes.values()].filter(({ pair }) => pair.kind === 'spot')}
      isStale={isStale}
      favourites={starred.favourites}
      favouritesFailureText={starred.failure && failureText(starred.failure, 'repeatable')}
      onRetryFavourites={starred.retry}
      order={order}
      showsFavouritesOnly={showsFavouritesOnly}
      onOrder={setOrder}
      onShowFavouritesOnly={setFavouritesOnly}
      onToggleFavourite={starred.toggle}
      onRetry={market.retry}
    />
  );
};
