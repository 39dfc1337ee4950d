import { createFakeExchange, type Answers } from '@exchange/api/testing';
import { pairOf, pairs, type PairName } from '@exchange/domain';
import type { IntendedOrder } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { newClientId } from '#shared/flows/newClientId.ts';
import { createPlaceOrder } from './placeOrder';

const spot = pairs.filter(({ kind }) => kind === 'spot').map(({ name }) => name);

const orderOn = (name: PairName): IntendedOrder => ({
  pair: pairOf(name),
  side: 'buy',
  price: '1',
  amount: '250',
  id: 'id-1',
});

/** The real client with an exchange that records what it is sent. */
const start = (answer: Answers['placeOrder'] = 'placed') => {
  const { client, calls } = createFakeExchange({ placeOrder: answer, placeSwapOrder: 'placed' });
  const place = createPlaceOrder({ client, trader: () => 'u-1001', pairIdOf: ({ pair }) => `their ${pair.id}` });
  return { calls, place };
};

describe('an order', () => {
  it.each(spot)("on %s is sent with its pair's call [TRD-141]", async (name) => {
    const { calls, place } = start();
    await place(orderOn(name));
    const wanted = name === 'XDC-XDCE' ? 'placeSwapOrder' : 'placeOrder';
    expect(calls.map(({ operation }) => operation)).toEqual([wanted]);
  });

  it("is sent with all its figures, the server's id for the pair, and its own id [TRD-141]", async () => {
    const { calls, place } = start();
    expect(await place(orderOn('XDC-XDCE'))).toEqual({ data: { message: 'Order placed successfully.' } });
    expect(calls[0]?.fields).toEqual({
      exchange_id: '1',
      user_id: 'u-1001',
      pair_id: 'their 4',
      symbol: 'XDC-XDCE',
      pair: 'XDC-XDCE',
      side: 'buy',
      price: '1',
      amount: '250',
      total: '250',
      type: 'limit',
      client_order_id: 'id-1',
    });
  });

  it('that is refused returns the reason', async () => {
    const body = { statusCode: 400, message: 'Insufficient Fund', field: 'amount' };
    const { place } = start({ status: 400, body });
    expect((await place(orderOn('XDC-USDT'))).error).toMatchObject({
      code: 'refused',
      status: 400,
      message: 'Insufficient Fund',
      field: 'amount',
    });
  });
});

it('no two orders get the same id', () => {
  const ids = Array.from({ length: 100 }, newClientId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
