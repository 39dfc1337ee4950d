import type { Fund } from '#entities/funds/fund.ts';
import type { OpenOrder } from '../../openOrders/openOrder';
import type { UserTrade } from '#entities/orders/userTrade.ts';

const lastMoment = Date.UTC(2026, 10, 20, 18, 4, 7);

const momentOf = (at: number): string => new Date(lastMoment - at * 3_723_000).toISOString();

type Told = Pick<OpenOrder, 'name' | 'side' | 'price' | 'amount' | 'filled' | 'total' | 'fee'>;

const orders: Told[] = [
  { name: 'XDC-USDT', side: 'sell', price: '0.0525', amount: '4000', filled: '1000', total: '210', fee: '0.2625' },
  { name: 'XDC-USDT', side: 'buy', price: '0.05208', amount: '18500.25', filled: '0', total: '963.49302', fee: '0' },
  { name: 'BTC-USDT', side: 'sell', price: '91800', amount: '0.015', filled: '0.00001', total: '1377', fee: '0.0046' },
  {
    name: 'XDC-BTC',
    side: 'buy',
    price: '0.0000005861',
    amount: '2500',
    filled: '2499',
    total: '0.00146525',
    fee: '12.5',
  },
  {
    name: 'XRP-USDT',
    side: 'buy',
    price: '2.2801',
    amount: '120.5',
    filled: '60.25',
    total: '274.75205',
    fee: '0.30125',
  },
  { name: 'XDC-XDCE', side: 'sell', price: '1', amount: '5000', filled: '0', total: '5000', fee: '0' },
];

const first: Told = { name: 'XDC-USDT', side: 'buy', price: '0.05', amount: '2', filled: '0', total: '0.1', fee: '0' };

/** This many open orders, newest first. */
export const openOrdersOf = (count: number): OpenOrder[] =>
  Array.from({ length: count }, (_, at): OpenOrder => ({
    ...(orders[at % orders.length] ?? first),
    id: `o-${String(count - at)}`,
    createdAt: momentOf(at),
    clientOrderId: undefined,
  }));

const trade = (at: number, row: Omit<UserTrade, 'key' | 'tradeType' | 'updatedAt'>): UserTrade => ({
  ...row,
  tradeType: 'limit',
  key: `o-${String(at)}`,
  updatedAt: momentOf(at),
});

export const userTrades: readonly UserTrade[] = [
  trade(0, {
    name: 'XDC-USDT',
    side: 'buy',
    status: 'completed',
    averagePrice: '0.05212',
    price: '0.05215',
    amount: '1500',
    received: '1492.5',
    total: '78.18',
    fee: '7.5',
  }),
  trade(1, {
    name: 'BTC-USDT',
    side: 'sell',
    status: 'partially',
    averagePrice: '91800.123456',
    price: '91800',
    amount: '0.015',
    received: '913.41',
    total: '1377',
    fee: '4.59',
  }),
  trade(2, {
    name: 'XDC-BTC',
    side: 'buy',
    status: 'cancelled',
    averagePrice: undefined,
    price: '0.0000005861',
    amount: '2500',
    received: '0',
    total: '0',
    fee: '0',
  }),
  trade(3, {
    name: 'XRP-USDT',
    side: 'sell',
    status: 'partially cancelled',
    averagePrice: '2.28',
    price: '2.28',
    amount: '120.5',
    received: '136.7',
    total: '274.74',
    fee: '0.68695',
  }),
];

/** This many past orders, newest first. */
export const userTradesOf = (count: number): UserTrade[] =>
  Array.from({ length: count }, (_, at) => userTrades[at % userTrades.length]).flatMap((row, at) =>
    row ? [trade(at, row)] : [],
  );

export const funds: readonly Fund[] = [
  {
    symbol: 'XDC',
    available: '250000.5',
    inOrders: '4000',
    total: '254000.5',
    usdPrice: '0.0844',
    worth: '21437.6422',
  },
  {
    symbol: 'USDT',
    available: '340.18',
    inOrders: '963.49302',
    total: '1303.67302',
    usdPrice: '1',
    worth: '1303.67302',
  },
  {
    symbol: 'BTC',
    available: '0.0123456789',
    inOrders: '0',
    total: '0.0123456789',
    usdPrice: '109905.74',
    worth: '1356.8609',
  },
  { symbol: 'XRP', available: '0.25', inOrders: '0', total: '0.25', usdPrice: '2.46', worth: '0.615' },
  { symbol: 'ETH', available: '0', inOrders: '0', total: '0', usdPrice: '2986.32', worth: '0' },
  { symbol: 'BCHABC', available: '3', inOrders: undefined, total: undefined, usdPrice: undefined, worth: undefined },
];
