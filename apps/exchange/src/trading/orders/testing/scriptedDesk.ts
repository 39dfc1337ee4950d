import type { Answered } from '@exchange/api';
import { createFakeExchange, ok, type Answer } from '@exchange/api/testing';
import { pairs, type PairName } from '@exchange/domain';
import type { Session } from '@exchange/machines';
import { createQueries } from '#entities/createQueries.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createServices } from '#shared/services/createServices.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';

type WireFees = { symbol: string; buy: string; sell: string }[];

/** The trader who signs in after the first one. */
export const nextTrader: Session = {
  token: 'token-2',
  uniqueId: 'u-2002',
  email: 'bob@example.com',
  isTwoFactorOn: false,
  feeDetail: undefined,
};

const balances: Record<string, Answered<'balances'>['data']> = {
  'u-1001': [
    { symbol: 'XDC', balance: '98765.43219' },
    { symbol: 'USDT', balance: '1250.55559' },
  ],
  'u-2002': [
    { symbol: 'XDC', balance: '7' },
    { symbol: 'USDT', balance: '8' },
  ],
};

const book = {
  seq: 7,
  asks: [{ price: '0.0522', amount: '100' }],
  bids: [{ price: '0.0521', amount: '50' }],
};

const priceOf = ({ pairName }: { pairName: PairName }) => (pairName === 'XDC-USDT' ? '0.05213' : '1');

const stats = pairs.map(({ id, name: pairName }) => ({
  pairId: id,
  pairName,
  price: priceOf({ pairName }),
  percentChange: '1.2',
  high: '2',
  low: '0.01',
  volume: '100',
}));

/** An answer that the story releases. */
const held = <Value>() => {
  const waiting: ((value: Value) => void)[] = [];
  return {
    wait: () => new Promise<Value>((resolve) => waiting.push(resolve)),
    release: (value: Value) => {
      for (const resolve of waiting.splice(0)) resolve(value);
    },
  };
};

/** An exchange for the order forms, with a trader or a visitor; `stored` is kept from the trader's sign-in. */
export const createScriptedDesk = (who: 'trader' | 'visitor' = 'trader', stored: Record<string, string> = {}) => {
  const { feed, say, become } = createScriptedFeed();
  const rooms: string[] = [];
  const answers = held<Answer<'placeOrder'>>();
  const firstFees = held<undefined>();
  let fees: WireFees | undefined;
  let closed: readonly string[] = [];

  const exchange = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    fees: async () => {
      if (!fees) await firstFees.wait();
      return ok({ data: { tradingFees: fees ?? [], withdrawalFees: [] } });
    },
    pairStatus: () => ok({ data: pairs.map(({ name }) => ({ pair: name, tradingFlag: !closed.includes(name) })) }),
    balances: ({ user_id = '' }) => ok({ data: balances[user_id] ?? [] }),
    pairPrices: ok({ data: stats }),
    orderBook: ok({ data: book }),
    mirroredOrderBook: ok({ data: book }),
    placeOrder: () => answers.wait(),
  });

  const followed = {
    ...feed,
    join: (pair: string) => void rooms.push(`join ${pair}`),
    leave: (pair: string) => void rooms.push(`leave ${pair}`),
  };
  const environment = createTestEnvironment({
    fetch: exchange.fetch,
    feed: followed,
    stored: who === 'trader' ? { ...storedTrader, ...stored } : {},
  });
  const services = createServices(testConfig, testVersion, environment);
  return {
    services,
    queries: createQueries(services),
    say,
    become,
    sent: exchange.sent,
    rooms,
    /** The ids of the orders sent, including repetitions. */
    orders: () => exchange.sent('placeOrder').map(({ client_order_id }) => client_order_id),
    /** The first answer waits until fees are set. */
    charge: (next: WireFees) => {
      fees = next;
      firstFees.release(undefined);
    },
    close: (...names: PairName[]) => {
      closed = names;
    },
    answerOrder: (message: string, status: 200 | 429 | 504 = 200) => {
      const body = { statusCode: status, message };
      answers.release(status === 200 ? ok(body) : { status, body });
    },
  };
};

export type ScriptedDesk = ReturnType<typeof createScriptedDesk>;
