import { examples } from '@exchange/api/testing';
import { describe, expect, it } from 'vitest';
import { afterNews, filledPercent, isClosing, mergeOpenOrders, orderWords, readOpenOrder } from './openOrder';
import { openOrdersOf } from '../lists/testing/rows';

const [row] = examples.openOrders.found.body.data;
const [first, second] = openOrdersOf(2);

const news = (filledQty: string, status: string) => ({
  userId: 'u-1001',
  uniqueId: 'o-2',
  Type: 'sell' as const,
  pair: 'XDC-USDT',
  filledQty,
  status,
});

describe('an open order', () => {
  it("is read from the exchange's answer, with figures as text or as numbers", () => {
    const order = readOpenOrder({ ...row, type: 'sell', price: 0.0525 });
    expect(order).toEqual({
      id: 'o-7002',
      name: 'XDC-USDT',
      side: 'sell',
      price: '0.0525',
      amount: '4000',
      filled: '1000',
      total: '210',
      fee: '0.2625',
      createdAt: '2026-01-15T09:40:00Z',
      clientOrderId: undefined,
    });
  });

  it("has its total calculated if the exchange doesn't send it", () => {
    const { total: _, fee: __, ...rest } = row;
    expect(readOpenOrder({ ...rest, type: 'sell' })).toMatchObject({ total: '210', fee: '0' });
  });

  it.each([
    ['0', '4000', '0%'],
    ['1', '4000', '<1%'],
    ['1000', '4000', '25%'],
    ['3999.999999', '4000', '99%'],
    ['4000', '4000', '100%'],
    ['0', '0', '0%'],
  ])('of which %s of %s are filled shows %s', (filled, amount, percent) => {
    expect(filledPercent({ filled, amount })).toBe(percent);
  });

  it('of an unknown pair can still be identified', () => {
    expect(orderWords({ side: 'buy', name: 'DOGE-USDT', price: '0.125' })).toBe('Buy DOGE / USDT at 0.125');
  });
});

describe('a late answer or event', () => {
  it("doesn't restore a closed order, or make a fill smaller [TRD-364]", () => {
    if (!first || !second) throw new Error('There are no orders.');
    const known = [{ ...first, filled: '1500' }];
    expect(mergeOpenOrders(known, [first, second], [second.id])).toEqual([{ ...first, filled: '1500' }]);
  });

  it('about a fill shows it immediately, and an older one changes nothing [TRD-288]', () => {
    const orders = openOrdersOf(2);
    const after = afterNews(orders, news('2500', 'partially'));
    expect(after.map(({ filled }) => filled)).toEqual(['2500', '0']);
    expect(after[1]).toBe(orders[1]);
    expect(afterNews(after, news('2000', 'partially'))).toBe(after);
  });

  it.each([
    ['active', false],
    ['partially', false],
    ['completed', true],
    ['cancelled', true],
    ['partially cancelled', true],
  ])('with the status %s closes the order: %s [TRD-158]', (status, closes) => {
    expect(isClosing(news('0', status))).toBe(closes);
  });
});
