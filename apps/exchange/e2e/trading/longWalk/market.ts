import { expect } from '@playwright/test';
import { pairOf } from '@exchange/domain';

interface Level {
  price: string;
  amount: string;
}

/** The exchange's best levels. */
export const askForBook = async (url: string): Promise<{ asks: Level[]; bids: Level[] }> => {
  const answer = await fetch(`${url}/api/trade/order_book`, {
    method: 'POST',
    body: new URLSearchParams({ exchange_id: '1', pair_id: pairOf('XDC-USDT').id, order_book_limit: '5' }),
  });
  return ((await answer.json()) as { data: { asks: Level[]; bids: Level[] } }).data;
};

/** Between the best bid and the best ask, so that the first order at it is at the front. */
export const priceBetween = async (url: string): Promise<string> => {
  const { asks, bids } = await askForBook(url);
  const [ask, bid] = [Number(asks[0]?.price), Number(bids[0]?.price)];
  expect(ask).toBeGreaterThan(bid);
  return ((ask + bid) / 2).toFixed(8);
};
