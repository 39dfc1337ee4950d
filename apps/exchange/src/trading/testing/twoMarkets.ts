import type { Answered } from '@exchange/api';
import { createFakeExchange, ok } from '@exchange/api/testing';
import { pairOf, pairs, type PairName } from '@exchange/domain';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';

const prices: Partial<Record<PairName, string>> = { 'XDC-USDT': '0.05213', 'XDC-ETH': '0.00002161' };

const stats = pairs.map(({ id, name: pairName }) => ({
  pairId: id,
  pairName,
  price: prices[pairName] ?? '1',
  percentChange: '1.2',
  high: '2',
  low: '0.01',
  volume: '100',
}));

const books: Partial<Record<string, Answered<'orderBook'>['data']>> = {
  [pairOf('XDC-USDT').id]: {
    seq: 7,
    asks: [
      { price: '0.0522', amount: '100' },
      { price: '0.0523', amount: '250' },
    ],
    bids: [{ price: '0.0521', amount: '50' }],
  },
  [pairOf('XDC-ETH').id]: {
    seq: 3,
    asks: [{ price: '0.00002162', amount: '9' }],
    bids: [{ price: '0.0000216', amount: '8' }],
  },
};

const bookOf = (pairId: string) => books[pairId] ?? { seq: 1, asks: [], bids: [] };

/** The last one sold at a higher price than the one before. */
const trades = [
  { id: '2', created_at: '2026-01-15T10:04:12Z', quantity: '1500', taker_side: 'sell' as const, price: '0.05213' },
  { id: '1', created_at: '2026-01-15T10:03:58Z', quantity: '220', taker_side: 'buy' as const, price: '0.0521' },
];

/** Two pairs with their own books, whose answers the story releases. */
export const createTwoMarkets = () => {
  const { feed, become } = createScriptedFeed();
  const held = new Map<string, () => void>();

  const { fetch } = createFakeExchange({
    ...quietMarket,
    pairPrices: ok({ data: stats }),
    tape: ok({ data: trades }),
    orderBook: async ({ pair_id = '' }) => {
      await new Promise<void>((resolve) => held.set(pair_id, resolve));
      return ok({ data: bookOf(pair_id) });
    },
  });

  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch, feed }));
  return {
    services,
    /** Makes followers of a book reload it. */
    reconnect: () => become('live'),
    /** Answers the latest pending call for a pair's book. */
    answerBook: (name: PairName): boolean => {
      const { id } = pairOf(name);
      const answer = held.get(id);
      held.delete(id);
      answer?.();
      return answer !== undefined;
    },
  };
};
