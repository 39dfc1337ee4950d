import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTrading, type TradingServer } from './testing/tradingServer';

let server: TradingServer;
beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'));
});
afterAll(() => server.close());

describe('two traders', () => {
  it('trade with each other, and their balances are right to the last digit [TRC-023] [TRC-021] [TRC-022] [TRC-024]', async () => {
    const seller = await server.addTrader({ XDC: '1000' });
    const buyer = await server.addTrader({ USDT: '100' });

    expect(await server.place(seller, { side: 'sell', price: '0.05211111', amount: '700.000001' })).toEqual({
      status: 200,
      body: {
        statusCode: 200,
        message: 'Order placed successfully.',
        data: { uniqueId: 'o-1', status: 'active', filledQty: '0' },
      },
    });
    expect(await server.spendable(seller)).toMatchObject({ XDC: '299.999999', USDT: '0' });

    const bought = await server.place(buyer, { side: 'buy', price: '0.053', amount: '1000' });
    expect(bought.body['data']).toEqual({ uniqueId: 'o-2', status: 'partially', filledQty: '700.000001' });

    // 700.000001 × 0.05211111 = 36.47777705211111; the buyer's order still holds 299.999999 × 0.053 = 15.899999947 .
    expect(await server.spendable(buyer)).toMatchObject({ USDT: '47.62222300088889', XDC: '696.500000995' });
    expect(await server.spendable(seller)).toMatchObject({ XDC: '299.999999', USDT: '36.29538816685055445' });
    expect(await server.balancesOf(buyer.uniqueId)).toEqual({
      'available USDT': '47.62222300088889',
      'in orders USDT': '15.899999947',
      'available XDC': '696.500000995',
    });

    const rest = await server.place(seller, { side: 'sell', price: '0.05', amount: '299.999999' });
    expect(rest.body['data']).toEqual({ uniqueId: 'o-3', status: 'completed', filledQty: '299.999999' });
    expect(await server.balancesOf(seller.uniqueId)).toEqual({ 'available USDT': '52.11588811411555445' });
    expect(await server.balancesOf(buyer.uniqueId)).toEqual({
      'available USDT': '47.62222300088889',
      'available XDC': '995',
    });
    expect(await server.leftOver()).toEqual([]);
  });
});
