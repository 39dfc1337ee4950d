import { randomUUID } from 'node:crypto';
import { pairOf, type AssetSymbol, type DecimalText, type PairName, type Side } from '@exchange/domain';
import fastify, { type InjectOptions } from 'fastify';
import { readContract } from '#contract/document';
import type { FormChecks, TraderHandlers } from '#contract/handlers';
import { contractRoutes } from '#contract/routes';
import type { Database } from '#db/client';
import type { Exchange } from '#exchange/exchange';
import { startTestExchange } from '#exchange/testing/testExchange';
import { answerErrors } from '#http/errors';
import { readBodies } from '#http/newServer';
import type { Rate } from '../../../runtime/rates';
import { createSessionStore, createTraderOf } from '#identity/stores/sessions';
import { switchPair } from '../../status/testing/switchPair';
import { createBooks } from '../../../marketData/books';
import { createPastOrders } from '../../../orders/pastOrders';
import { pastOrderHandlers } from '../orderHandlers';
import { orderPaces } from '../orderPaces';
import { tradingHandlers, tradingFormChecks, tradingTraderHandlers } from '../trading';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  /** Only if the caller is told to wait. */
  retryAfter?: string;
}

export type Fields = Record<string, string>;

/** A signed-in trader. */
export interface TestTrader {
  uniqueId: string;
  token: string;
}

/** An order in a test. */
export interface OrderWords {
  side: Side;
  price: DecimalText;
  amount: DecimalText;
  pair?: PairName;
}

const day = 24 * 60 * 60_000;

const multipartOf = (fields: Fields): Pick<InjectOptions, 'headers' | 'payload'> => {
  const boundary = randomUUID();
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  };
};

const formOf = (fields: Fields): Pick<InjectOptions, 'headers' | 'payload'> => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

/** What the order form sends. */
export const orderFields = ({ pair: name = 'XDC-USDT', side, price, amount }: OrderWords): Fields => ({
  exchange_id: '1',
  user_id: 'whoever',
  pair_id: pairOf(name).id,
  symbol: name,
  type: 'limit',
  side,
  price,
  amount,
});

interface Extras {
  /** Replaces the real exchange. */
  exchange?: Pick<Exchange, 'submit'>;
  /** Handlers of another area that show the results of trading. */
  traderHandlers?: (needs: { db: Database; now: () => number; exchange: Pick<Exchange, 'submit'> }) => TraderHandlers;
  objections?: FormChecks;
  /** None by default. */
  orderRate?: Rate;
}

const noRate: Rate = { perSecond: 0, burst: 0, now: () => 0 };

export type TradingServer = Awaited<ReturnType<typeof startTrading>>;

/** The trading calls on a real exchange with a stopped clock. The price band is off until set. */
export const startTrading = async (
  clusterUrl: string,
  { exchange: given, traderHandlers, objections, orderRate = noRate }: Extras = {},
) => {
  const lastPrices = new Map<PairName, DecimalText>();
  const real = await startTestExchange(clusterUrl, { lastPrice: (pair) => lastPrices.get(pair) });
  const { db } = real.database;
  const exchange = given ?? real.current();
  const now = (): number => real.clock.now;
  const books = createBooks();
  real.current().onCommitted(({ levels }) => books.apply(levels));
  const sessions = createSessionStore(db, { idleMs: 365 * day, maxMs: 365 * day });

  const app = fastify();
  answerErrors(app);
  await readBodies(app);
  contractRoutes(app, {
    document: readContract(),
    handlers: tradingHandlers({ db, books }),
    traderHandlers: {
      ...tradingTraderHandlers({ db, exchange }),
      ...pastOrderHandlers(createPastOrders(db)),
      ...traderHandlers?.({ db, now, exchange }),
    },
    objections: { ...tradingFormChecks, ...objections },
    paces: orderPaces(orderRate),
    traderOf: createTraderOf(sessions, now),
    limits: { fieldBytes: 64_000, uploadBytes: 64_000, uploadsAtOnce: 4, uploadStallMs: 15_000 },
    callsAtOnce: 0,
    isStrict: true,
  });

  const send = async (options: InjectOptions, trader?: Pick<TestTrader, 'token'>): Promise<Answer> => {
    const headers = { ...options.headers, ...(trader && { authorization: trader.token }) };
    const response = await app.inject({ ...options, headers });
    const retryAfter = response.headers['retry-after'];
    return {
      status: response.statusCode,
      body: response.json<Record<string, unknown>>(),
      ...(retryAfter !== undefined && { retryAfter }),
    };
  };
  const post = (url: string, fields: Fields, trader?: TestTrader) =>
    send({ method: 'POST', url, ...formOf(fields) }, trader);
  const postParts = (url: string, fields: Fields, trader?: TestTrader) =>
    send({ method: 'POST', url, ...multipartOf(fields) }, trader);
  const place = (trader: TestTrader, words: OrderWords, more: Fields = {}) =>
    postParts('/trade/new_order', { ...orderFields(words), ...more }, trader);

  const traders: string[] = [];

  return {
    /** Cancels every order, so that the next test starts with empty books. */
    clearBooks: async (): Promise<void> => {
      for (const trader of traders) await real.submit<'orders.cancel'>({ kind: 'orders.cancel', trader });
    },
    clock: real.clock,
    lastPrices,
    pool: real.database.pool,
    balancesOf: real.balancesOf,
    leftOver: real.leftOver,
    switchTrading: (pair: PairName, isOpen: boolean) => switchPair(db, pair, isOpen),
    post,
    postParts,
    get: (url: string, query: Fields = {}, trader?: TestTrader) => send({ method: 'GET', url, query }, trader),
    /** Adds a signed-in trader with these funds. */
    addTrader: async (funds: Partial<Record<AssetSymbol, DecimalText>> = {}): Promise<TestTrader> => {
      const uniqueId = await real.addTrader(funds);
      traders.push(uniqueId);
      const token = `token of ${uniqueId}`;
      await sessions.open(token, uniqueId, 'here', new Date(now()));
      return { uniqueId, token };
    },
    place,
    /** Places an order that must succeed, and returns its ID. */
    placed: async (trader: TestTrader, words: OrderWords): Promise<string> => {
      const { status, body } = await place(trader, words);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return (body['data'] as { uniqueId: string }).uniqueId;
    },
    placeSwap: (trader: TestTrader, words: Omit<OrderWords, 'pair'>, more: Fields = {}) =>
      postParts('/trade/new_order_swap', { ...orderFields({ ...words, pair: 'XDC-XDCE' }), ...more }, trader),
    cancel: (trader: TestTrader, order: string) =>
      post('/trade/cancel_order', { exchange_id: '1', user_id: 'whoever', trade_order_id: order }, trader),
    /** One of the trader's own lists, its first page by default. */
    list: async (
      call: 'open_order' | 'all_pair_user_order',
      trader: TestTrader,
      page: Fields = {},
    ): Promise<Record<string, unknown>[]> => {
      const fields = { exchange_id: '1', user_id: 'whoever', limit: '50', page: '1', ...page };
      const { body } = await post(`/trade/${call}`, fields, trader);
      return body['data'] as Record<string, unknown>[];
    },
    spendable: async (trader: TestTrader): Promise<Record<string, string>> => {
      const { body } = await post('/user/get_balance', { exchange_id: '1', user_id: 'whoever' }, trader);
      const rows = body['data'] as { symbol: string; balance: string }[];
      return Object.fromEntries(rows.map(({ symbol, balance }) => [symbol, balance]));
    },
    close: async (): Promise<void> => {
      await app.close();
      await real.close();
    },
  };
};
