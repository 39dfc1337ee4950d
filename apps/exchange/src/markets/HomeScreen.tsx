import { failureText } from '@exchange/domain';
import { useEffect, useState } from 'react';
import { useSwitches } from '#shared/services/useSwitches.ts';
import { connectionOf } from '#shared/market/connection.ts';
import { useFavourites, useMarket } from '#shared/services/useMarket.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { HomeView } from './HomeView';
import type { DayPricesByPair } from './late/DayPrices';
import { defaultOrder } from './sortQuotes';

const loadLate = () => import('./late/lateHome');

/** Search, lines and what is below the table come once the table stands. Without them home still does its work. */
const useLate = (isDue: boolean): Awaited<ReturnType<typeof loadLate>> | undefined => {
  const [late, setLate] = useState<Awaited<ReturnType<typeof loadLate>>>();
  useEffect(() => {
    if (isDue) loadLate().then(setLate, () => undefined);
  }, [isDue]);
  return late;
};

export const HomeScreen = () => {
  const { config, market } = useServices();
  const switches = useSwitches();
  const isVisitor = useSession().kind === 'visitor';
  const { quotes, phase, failure, isStale, live } = useMarket();
  const starred = useFavourites();
  const [order, setOrder] = useState(defaultOrder);
  const [showsFavouritesOnly, setFavouritesOnly] = useState(false);
  const [query, setQuery] = useState('');
  const [dayPrices, setDayPrices] = useState<DayPricesByPair>();
  const late = useLate(phase !== 'loading');
  const spot = [...quotes.values()].filter(({ pair }) => pair.kind === 'spot');
  const found = late ? late.findQuotes(spot, query) : spot;
  return (
    <>
      {late && <late.DayPrices onLoad={setDayPrices} />}
      <HomeView
        switches={switches}
        isVisitor={isVisitor}
        connection={connectionOf(live)}
        search={late && <late.MarketSearch query={query} count={found.length} onQuery={setQuery} />}
        below={late && <late.BelowMarket isVisitor={isVisitor} rankings={config.badges} store={config.storeBadge} />}
        phase={phase}
        failureText={failure && failureText(failure)}
        quotes={found}
        query={query}
        dayPrices={dayPrices}
        Line={late?.DayLine}
        isStale={isStale}
        favourites={starred.favourites}
        favouritesFailureText={starred.failure && failureText(starred.failure, 'repeatable')}
        onRetryFavourites={starred.retry}
        order={order}
        showsFavouritesOnly={showsFavouritesOnly}
        onQuery={setQuery}
        onOrder={setOrder}
        onShowFavouritesOnly={setFavouritesOnly}
        onToggleFavourite={starred.toggle}
        onRetry={market.retry}
      />
    </>
  );
};
