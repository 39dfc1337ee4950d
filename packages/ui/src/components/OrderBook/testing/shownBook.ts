import type { OrderBookProps } from '../OrderBook';
import { staticSource } from '../live/liveSource';
import { lastOf } from './InPanel';
import { xdc, xdcBook } from './sampleBook';

type Shown = Pick<OrderBookProps, 'grouping' | 'lastPrice' | 'pair' | 'source' | 'state'>;

/** The book of most stories: fifteen levels a side, live. */
export const shownBook: Shown = {
  pair: xdc,
  source: staticSource(xdcBook),
  lastPrice: lastOf({ price: '0.05312', direction: 'up', usd: '0.05312' }),
  state: { kind: 'live' },
  grouping: 0,
};
