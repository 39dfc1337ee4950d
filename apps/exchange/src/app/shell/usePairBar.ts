import { pairOf } from '@exchange/domain';
import { useEffect } from 'react';
import { connectionOf } from '../../shared/market/connection';
import { useServices } from '../../shared/services/services';
import { useMarket } from '../../shared/services/useMarket';
import type { PairBarProps } from './PairBar';
import { pairOfPath, rememberPair } from './rememberedPair';

/** What the trading header shows on a path, and the pair remembered for the next visit. */
export const usePairBar = (pathname: string): PairBarProps => {
  const { jar } = useServices();
  const { quotes, isStale, live } = useMarket();
  useEffect(() => {
    rememberPair(pairOfPath(pathname, jar), jar);
  }, [pathname, jar]);
  const pair = pairOf(pairOfPath(pathname, jar).name);
  return { pair, quote: quotes.get(pair.name), isStale, connection: connectionOf(live) };
};
