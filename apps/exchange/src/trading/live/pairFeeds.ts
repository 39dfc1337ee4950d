import type { DecimalText, Pair } from '@exchange/domain';
import type { LiveSource } from '@exchange/ui';
import { useEffect, useMemo } from 'react';
import { useServices } from '#shared/services/services.ts';
import { createBookStore, type BookStore } from './bookStore';
import { createLastPrice, type LastPriceSource } from './lastPrice';
import { createTapeStore, type TapeStore } from './tapeStore';
import { later } from './waiting';
import { useStored } from '#shared/services/useStored.ts';

/** Live data of one pair. */
export interface PairFeeds {
  pair: Pair;
  /** The server's id for the pair. */
  pairId: string;
  book: BookStore;
  tape: TapeStore;
  lastPrice: LastPriceSource;
  /** The centre of the price band; undefined where it is the last price. */
  referencePrice: LiveSource<DecimalText | undefined>;
}

/** Each pair has its own feeds, active while they have subscribers. */
export const usePairFeeds = (pair: Pair): PairFeeds => {
  const { client, feed, market, usdPrices } = useServices();
  const pairId = useStored(market.subscribe, () => market.state().quotes.get(pair.name)?.pairId ?? pair.id);
  return useMemo(() => {
    const deps = { client, feed, pair, pairId, later };
    const tape = createTapeStore(deps);
    return {
      pair,
      pairId,
      book: createBookStore(deps),
      tape,
      lastPrice: createLastPrice({ market, usd: usdPrices, tape }, pair),
      referencePrice: {
        subscribe: market.subscribe,
        snapshot: () => market.state().quotes.get(pair.name)?.reference,
      },
    };
  }, [client, feed, market, usdPrices, pair, pairId]);
};

const doNothing = (): void => undefined;

/**
 * Keeps book and tape up to date even if neither is visible: forms start with their prices, and tabs find their panel
 * ready.
 */
export const useFollowedFeeds = ({ book, tape }: PairFeeds): void => {
  const { feed } = useServices();
  useEffect(() => {
    feed.start();
  }, [feed]);
  useEffect(() => book.subscribe(doNothing), [book]);
  useEffect(() => tape.subscribe(doNothing), [tape]);
};

/** Whether figures may be out of date because nothing has arrived for too long. */
export const useIsMarketStale = (): boolean => {
  const { market } = useServices();
  return useStored(market.subscribe, () => market.state().isStale || market.state().live === 'lost');
};
