import { pairOf } from '@exchange/domain';
import { useEffect } from 'react';
import { connectionOf } from '#shared/market/connection.ts';
import { useServices } from '#shared/services/services.ts';
import { useMarket } from '#shared/services/useMarket.ts';
import type { PairBarProps } from './PairBar';
import { pairOfPath, rememberPair } from '#shared/market/rememberedPair.ts';

/**
 * What the trading header shows for a path. Its pair is remembered for the next visit; an unknown one gets a message.
 */
export const usePairBar = (pathname: string): PairBarProps => {
  const { jar, toasts } = useServices();
  const { quotes, phase, isStale, live } = useMarket();
  useEffect(() => {
    const current = pairOfPath(pathname, jar);
    rememberPair(current, jar);
    if (current.notice !== undefined) toasts.toast({ tone: 'info', text: current.notice });
  }, [pathname, jar, toasts]);
  const pair = pairOf(pairOfPath(pathname, jar).name);
  const quote = quotes.get(pair.name);
  // Other pairs' figures may have arrived while this one's haven't.
  return { pair, quote, hasFailed: phase !== 'loading', isStale, connection: connectionOf(live) };
};
