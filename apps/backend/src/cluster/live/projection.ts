import type { Pool } from 'pg';
import type { Trade } from '../../exchange/events';
import type { BookChange, Books } from '../../marketData/books';
import type { CandleStore } from '../../marketData/candleStore';
import type { Market, PairStats } from '../../marketData/market';
import { createMarketRecorder } from '../../marketData/recorder';
import type { Publication } from './publication';
import type { Projections } from './publishToGateways';
import { readOnlyCandles } from './readOnlyCandles';

export interface ProjectionOptions {
  books: Pick<Books, 'load' | 'follow'>;
  market: Market;
  candles: Pick<CandleStore, 'latest' | 'read' | 'lastCloses'>;
  /** For reading trades. */
  pool: Pick<Pool, 'query'>;
}

/** The payload of `trade-history`. */
interface ToldTrade extends Omit<Trade, 'takerSide' | 'at'> {
  side: Trade['takerSide'];
  created_at: string;
}

const channelOf = (text: string): string => text.slice('2["'.length, text.indexOf('"', '2["'.length));

const payloadOf = (text: string): unknown => {
  const [, payload] = JSON.parse(text.slice(1)) as unknown[];
  return payload;
};

/** Books and figures as the owner has them, from what it publishes. */
export const createProjection = ({ books, market, candles, pool }: ProjectionOptions) => {
  /** By the owner's clock, so that minutes end here as they do there. */
  let ownersTime = 0;
  let restoring = Promise.resolve();
  const recorder = createMarketRecorder({
    market,
    candles: readOnlyCandles(candles),
    pool,
    now: () => ownersTime,
    // The owner publishes the figures.
    onMoved: () => undefined,
  });

  const takeTrade = ({ side, created_at, ...trade }: ToldTrade): void => {
    recorder.take({ trades: [{ ...trade, takerSide: side, at: Date.parse(created_at) }] });
  };

  /** Figures are published whenever a reference price moves. */
  const takeFigures = (figures: readonly PairStats[]): void => {
    market.takeReferences(
      figures.flatMap(({ pairName, reference }) =>
        reference === undefined ? [] : { pair: pairName, price: reference },
      ),
    );
  };

  const takeEvent = (text: string): void => {
    const channel = channelOf(text);
    if (channel === 'trade-history') takeTrade(payloadOf(text) as ToldTrade);
    else if (channel === 'pairStats') takeFigures(payloadOf(text) as PairStats[]);
    else if (channel.endsWith('-book')) books.follow(payloadOf(text) as BookChange);
  };

  return {
    /** Replaces everything. Figures are those of before until they have been restored. */
    load: (from: Projections): void => {
      ownersTime = from.at;
      books.load(from.books);
      market.takeReferences(from.references);
    },
    /** Reads the figures from the database, which may be ahead of what was published. */
    restore: (): Promise<void> => {
      // One after the other: trades that come during one are kept until it is over.
      restoring = restoring.catch(() => undefined).then(recorder.restore);
      return restoring;
    },
    take: ({ at, text }: Publication): void => {
      ownersTime = at;
      if (text !== '') takeEvent(text);
    },
    /** Ends the minutes that are over. */
    advance: recorder.advance,
    close: recorder.job.close,
  };
};
