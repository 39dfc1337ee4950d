import { pairOf, pairs, type PairName } from '@exchange/domain';
import { createScriptedFeed } from '../../app/testing/scriptedFeed';
import { servicesFor } from '../../app/testing/servicesFor';

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

const books: Partial<Record<string, unknown>> = {
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

/** Two pairs with books of their own, of which either is answered when the story says so. */
export const createTwoMarkets = () => {
  const { feed, become } = createScriptedFeed();
  const held = new Map<string, () => void>();

  const book = async (pairId: string): Promise<unknown> => {
    await new Promise<void>((resolve) => held.set(pairId, resolve));
    return { data: books[pairId] };
  };

  const fetch: typeof globalThis.fetch = async (given) => {
    const request = new Request(given);
    const path = new URL(request.url).pathname.replace('/api', '');
    const isForm = request.headers.get('Content-Type')?.includes('urlencoded') === true;
    const fields = new URLSearchParams(isForm ? await request.text() : '');
    if (path === '/trade/order_book') return Response.json(await book(fields.get('pair_id') ?? ''));
    return Response.json({ data: path === '/pair_price' ? stats : [] });
  };

  const services = servicesFor({ fetch, feed });
  services.session.start();
  return {
    services,
    /** Whoever follows a book fetches it anew. */
    reconnect: () => become('live'),
    /** The last of the book's calls for a pair that wait is answered. */
    answerBook: (name: PairName): boolean => {
      const { id } = pairOf(name);
      const answer = held.get(id);
      held.delete(id);
      answer?.();
      return answer !== undefined;
    },
  };
};
