import type { ExchangeClient, LiveFeed, LiveStatus, Payload } from '@exchange/api';
import {
  cleanups,
  createListeners,
  isFailure,
  isPositive,
  readWire,
  type AssetSymbol,
  type Cleanup,
  type DecimalText,
  type Pair,
} from '@exchange/domain';

export interface UsdPricesDeps {
  client: Pick<ExchangeClient, 'markets'>;
  feed: Pick<LiveFeed, 'start' | 'on' | 'onStatus' | 'status'>;
  /** How often prices are polled while the live connection is down. */
  pollMs: number;
}

/** The value of one of each coin in USD; coins without a known price are missing. */
export type UsdPrices = ReadonlyMap<string, DecimalText>;

export interface UsdPricesStore {
  /** The same map until something changes. */
  prices: () => UsdPrices;
  subscribe: (listener: () => void) => () => void;
  /** Subscribes, and makes sure that the price of the pair's quote currency is included. */
  subscribeTo: (pair: Pair, listener: () => void) => () => void;
}

const readPrice = (value: unknown): DecimalText | undefined => {
  const price = readWire(value);
  return price !== undefined && isPositive(price) ? price : undefined;
};

/** Coin prices: requested once, then kept up to date. Active while there are subscribers. */
export const createUsdPrices = ({ client, feed, pollMs }: UsdPricesDeps): UsdPricesStore => {
  let prices: UsdPrices = new Map();
  /** Counts the live updates for each coin, to recognise an answer that is older. */
  const updates = new Map<string, number>();
  /** By quote currency: the pair whose price is requested, and the number of its subscribers. */
  const wanted = new Map<AssetSymbol, { pair: Pair; subscribers: number }>();

  const take = (found: readonly (readonly [string, DecimalText])[]): void => {
    const isNews = found.some(([symbol, price]) => prices.get(symbol) !== price);
    if (!isNews) return;
    prices = new Map([...prices, ...found]);
    listeners.notify();
  };

  const hear = (event: Payload<'estimate-price-update'>): void => {
    const found = Object.entries(event).flatMap(([symbol, value]) => {
      const price = readPrice(value);
      return price === undefined ? [] : [[symbol, price] as const];
    });
    for (const [symbol] of found) updates.set(symbol, (updates.get(symbol) ?? 0) + 1);
    take(found);
  };

  /** With a price of 1, the answer is the value of the quote currency itself, without a division. */
  const ask = async ({ name, quote }: Pair): Promise<void> => {
    const before = updates.get(quote);
    const answer = await client.markets.estimateUsd({ pair: name, price: '1' });
    if (isFailure(answer) || updates.get(quote) !== before) return;
    const price = readPrice(answer.data.data.usdPrice);
    if (price !== undefined) take([[quote, price]]);
  };

  const askAll = (): void => {
    for (const { pair } of wanted.values()) void ask(pair);
  };

  const followStatus = (status: LiveStatus): void => {
    if (status === 'live') askAll();
  };

  const poll = (): void => {
    if (feed.status() !== 'live') askAll();
  };

  const begin = (): Cleanup => {
    const timer = setInterval(poll, pollMs);
    const stop = cleanups([
      feed.on({ channel: 'estimate-price-update' }, hear),
      feed.onStatus(followStatus),
      () => clearInterval(timer),
    ]);
    feed.start();
    return stop;
  };

  const listeners = createListeners(begin);

  const look = (pair: Pair): void => {
    const known = wanted.get(pair.quote);
    wanted.set(pair.quote, { pair, subscribers: (known?.subscribers ?? 0) + 1 });
    if (!known) void ask(pair);
  };

  const lookAway = ({ quote }: Pair): void => {
    const known = wanted.get(quote);
    if (known && known.subscribers > 1) wanted.set(quote, { ...known, subscribers: known.subscribers - 1 });
    else wanted.delete(quote);
  };

  return {
    prices: () => prices,
    subscribe: listeners.subscribe,
    subscribeTo: (pair, listener) => {
      // A new function for each subscription, even if the same listener is passed twice.
      const unsubscribe = listeners.subscribe(() => listener());
      look(pair);
      return () => {
        lookAway(pair);
        unsubscribe();
      };
    },
  };
};
