import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import type { CoinPosition } from './portfolio';
import { portfolioQuery } from './queries';

/** What the portfolio shows first. */
export const usualDays = 90;

/** `none` if the server has no portfolio, or it couldn't be loaded. */
export type PositionsState = 'loading' | 'ready' | 'none';

export interface Positions {
  state: PositionsState;
  /** By coin symbol. */
  positions: ReadonlyMap<string, CoinPosition>;
}

/** What each coin cost, asked for once the coins themselves are there. */
export const usePositions = (isWanted: boolean): Positions => {
  const { client } = useServices();
  const { trader } = useSession();
  const query = portfolioQuery(client, trader?.uniqueId ?? '', usualDays);
  const { data, isError } = useQuery({ ...query, enabled: isWanted && trader !== undefined });
  const positions = useMemo(() => new Map((data?.coins ?? []).map((coin) => [coin.symbol, coin])), [data]);
  if (data === null || (isError && data === undefined)) return { state: 'none', positions };
  return { state: data?.isComplete === true ? 'ready' : 'loading', positions };
};
