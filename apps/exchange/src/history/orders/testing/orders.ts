import type { Answered } from '@exchange/api';
import { readPastOrders, type PastOrder, type WirePastOrder } from '../pastOrder';

/** Noon in most places, so that the day is the same in all of them. */
export const lastMoment = Date.UTC(2026, 10, 20, 12, 4, 7);
export const today = '2026-11-20';

const hourMs = 60 * 60_000;

type Told = [
  name: WirePastOrder['name'],
  tradeType: string,
  type: WirePastOrder['type'],
  status: string,
  averagePrice: string,
  price: string | undefined,
  amount: string,
  receivedTotal: string,
  total: string,
  fee: string,
];

const told: Told[] = [
  ['XDC-USDT', 'limit', 'buy', 'completed', '0.05212', '0.05215', '1500', '1492.5', '78.18', '7.5'],
  ['BTC-USDT', 'limit', 'sell', 'partially', '91800.12', '91800', '0.015', '913.41', '918', '4.59'],
  ['XDC-BTC', 'limit', 'buy', 'cancelled', '0', '0.0000005861', '2500', '0', '0', '0'],
  ['XRP-USDT', 'limit', 'sell', 'partially cancelled', '2.28', '2.28', '120.5', '136.7', '137.39', '0.68695'],
  ['XDC-XDCE', 'swap', 'sell', 'completed', '1', '1', '5000', '5000', '5000', '0'],
  // As another server sends it: without a price of its own, which the average repeats.
  ['ETH-USDT', 'limit', 'buy', 'cancel', '2986.32', undefined, '0.25', '0', '746.58', '0'],
];

/** As the server sends them, newest first, one every four hours. */
export const wireOrders = (count: number, everyMs = 4 * hourMs): WirePastOrder[] =>
  Array.from({ length: Math.ceil(count / told.length) }, () => told)
    .flat()
    .slice(0, count)
    .map(([name, tradeType, type, status, averagePrice, price, amount, receivedTotal, total, fee], at) => ({
      uniqueId: `o-${String(count - at)}`,
      ...{ name, tradeType, type, status, averagePrice, amount, receivedTotal, total, fee },
      ...(price !== undefined && { price }),
      updatedAt: new Date(lastMoment - at * everyMs).toISOString(),
    }));

export const pastOrders = (count: number, everyMs?: number): PastOrder[] => readPastOrders(wireOrders(count, everyMs));

/** Very long figures, a pair that we don't have, and a trade with the OTC desk. */
export const oddOrders: readonly PastOrder[] = readPastOrders([
  {
    uniqueId: 'o-long',
    name: 'XDC-BTC',
    type: 'sell',
    status: 'expired by the exchange',
    averagePrice: '0.0000000042424242',
    amount: '123456789012.123456789',
    receivedTotal: '523.76543209876543',
    total: '523.765432098765432',
    fee: '2.618827160493827',
    updatedAt: '2026-11-20T11:00:00Z',
  },
  {
    uniqueId: 'o-odd',
    name: 'DOGE-EUR',
    tradeType: 'stop_limit',
    type: 'buy',
    status: 'completed',
    averagePrice: '0.123456789012',
    amount: '1000000.5',
    receivedTotal: '999000.4995',
    total: '123456.85',
    fee: '1000.0005',
    updatedAt: 'some day',
  },
  {
    uniqueId: 'Q-7K2QMXPA',
    name: 'XDC-USDT',
    tradeType: 'otc',
    type: 'buy',
    status: 'completed',
    averagePrice: '0.049999999999999999',
    amount: '220000.5',
    receivedTotal: '220000.5',
    total: '11000.025000000000000001',
    fee: '0',
    updatedAt: '2026-11-20T10:00:00Z',
  },
]);

/** The first order of `wireOrders`, filled in two steps. */
export const wireFills: Answered<'orderFills'>['data'] = [
  {
    tradeId: '50112',
    price: '0.05211',
    amount: '1000',
    total: '52.11',
    fee: '5',
    received: '995',
    role: 'taker',
    filledAt: '2026-11-20T12:04:05Z',
  },
  {
    tradeId: '50117',
    price: '0.05214',
    amount: '500',
    total: '26.07',
    fee: '2.5',
    received: '497.5',
    role: 'maker',
    filledAt: '2026-11-20T12:04:07Z',
  },
];
