import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RefusalReason } from '@exchange/domain';
import { codeOf } from '../../contract/refusalCodes';
import type { Refusal } from '../../exchange/outcomes';
import { startTrading, type Fields, type TestTrader, type TradingServer } from '../trading/testing/tradingServer';
import { swapFormChecks, swapTraderHandlers } from './area';

let server: TradingServer;
beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'), {
    traderHandlers: swapTraderHandlers,
    objections: swapFormChecks,
  });
});
afterEach(() => server.clearBooks());
afterAll(async () => {
  const leftOver = await server.leftOver();
  await server.close();
  if (leftOver.length > 0) throw new Error(`Money was made or lost: ${leftOver.join(', ')}`);
});

const swap = (trader: TestTrader | undefined, amount: string, more: Fields = {}) =>
  server.post('/swap', { exchange_id: '1', currency: 'XDCE', swap_amount: amount, ...more }, trader);

const refusal = (status: number, message: string, field?: string, code = codeOf(status)) => ({
  status,
  body: { status: 0, code, message, ...(field !== undefined && { field }) },
});

const withOffer = async (amount: string) => {
  const seller = await server.addTrader({ XDC: amount });
  await server.placeSwap(seller, { side: 'sell', price: '1', amount });
};

describe('the quick swap', () => {
  it('turns XDCE into the same amount of XDC and confirms it', async () => {
    const trader = await server.addTrader({ XDCE: '6000' });
    await withOffer('5000');
    expect(await swap(trader, '5000')).toEqual({
      status: 200,
      body: { status: 200, message: '5,000 XDCE swapped to XDC.' },
    });
    expect(await server.spendable(trader)).toMatchObject({ XDCE: '1000', XDC: '5000' });
  });

  it('is in the trade history and not among the open orders', async () => {
    const trader = await server.addTrader({ XDCE: '10' });
    await withOffer('10');
    await swap(trader, '10');
    expect(await server.list('all_pair_user_order', trader)).toMatchObject([
      { name: 'XDC-XDCE', type: 'buy', status: 'completed', receivedTotal: '10', fee: '0' },
    ]);
    expect(await server.list('open_order', trader)).toEqual([]);
  });

  it('swaps a single XDCE, and more than an order may have', async () => {
    const trader = await server.addTrader({ XDCE: '150001' });
    await withOffer('100000');
    await withOffer('50001');
    expect((await swap(trader, '1')).status).toBe(200);
    expect((await swap(trader, '150000')).status).toBe(200);
  });

  it.each<[string, string, RefusalReason?]>([
    ['0', 'Amount should be greater than 0'],
    ['', 'Amount should be greater than 0'],
    ['-5', 'Amount should be greater than 0'],
    ['abc', 'Amount should be greater than 0'],
    ['1.5', 'Only whole XDCE can be swapped.'],
    ['11', 'Insufficient Fund', 'insufficient_funds'],
  ])('of %o is refused, and the balance stays', async (amount, message, code) => {
    const trader = await server.addTrader({ XDCE: '10' });
    await withOffer('100');
    expect(await swap(trader, amount)).toEqual(refusal(400, message, 'swap_amount', code));
    expect(await server.balancesOf(trader.uniqueId)).toEqual({ 'available XDCE': '10' });
  });

  it('sent ten times with one id is one swap, and the same after it [TRC-075]', async () => {
    const [trader, other] = [await server.addTrader({ XDCE: '100' }), await server.addTrader({ XDCE: '100' })];
    await withOffer('100');
    const id = { client_order_id: 's-1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => swap(trader, '5', id)));
    answers.push(await swap(trader, '5.0', id));
    for (const answer of answers)
      expect(answer).toEqual({ status: 200, body: { status: 200, message: '5 XDCE swapped to XDC.' } });
    expect(await server.spendable(trader)).toMatchObject({ XDCE: '95', XDC: '5' });
    await swap(other, '5', id);
    expect(await server.spendable(other)).toMatchObject({ XDCE: '95', XDC: '5' });
  });

  it('under the id of another swap or order is refused [TRC-076]', async () => {
    const trader = await server.addTrader({ XDCE: '100' });
    await withOffer('50');
    await swap(trader, '5', { client_order_id: 's-1' });
    const used = refusal(409, 'This client order ID is already used by another order.', 'client_order_id');
    expect(await swap(trader, '6', { client_order_id: 's-1' })).toEqual(used);
    await server.placeSwap(trader, { side: 'buy', price: '1', amount: '60' }, { client_order_id: 's-2' });
    expect(await swap(trader, '60', { client_order_id: 's-2' })).toEqual(used);
  });

  it('accepts only XDCE', async () => {
    const trader = await server.addTrader({ XDC: '10' });
    expect(await swap(trader, '5', { currency: 'XDC' })).toEqual(refusal(400, 'Only XDCE can be swapped.', 'currency'));
    expect(await swap(trader, '5', { currency: '' })).toEqual(refusal(400, 'This field is required.', 'currency'));
  });

  it('is refused whole if there is not enough on offer', async () => {
    const trader = await server.addTrader({ XDCE: '10' });
    await withOffer('9');
    expect(await swap(trader, '10')).toEqual(
      refusal(409, 'Only 9 XDC is available right now. Nothing was swapped.', 'swap_amount'),
    );
  });

  it('is paused while the pair is closed', async () => {
    const trader = await server.addTrader({ XDCE: '10' });
    await withOffer('10');
    await server.switchTrading('XDC-XDCE', false);
    expect(await swap(trader, '10')).toEqual(refusal(409, 'Swapping is paused.'));
    await server.switchTrading('XDC-XDCE', true);
    expect((await swap(trader, '10')).status).toBe(200);
  });

  it('requires a session', async () => {
    expect(await swap(undefined, '10')).toEqual(refusal(401, 'please login again', undefined, 'session_ended'));
  });
});

it('the answer tells an unconfirmed swap from one that certainly did not happen', async () => {
  let refused: Refusal = { code: 'unconfirmed', message: 'Not confirmed.' };
  const doubtful = await startTrading(inject('clusterUrl'), {
    exchange: { submit: async () => ({ refused }) },
    traderHandlers: swapTraderHandlers,
  });
  const trader = await doubtful.addTrader();
  const ask = () => doubtful.post('/swap', { exchange_id: '1', currency: 'XDCE', swap_amount: '5' }, trader);
  expect(await ask()).toEqual({
    status: 504,
    body: { statusCode: 504, code: 'unconfirmed', message: 'Not confirmed.' },
  });
  refused = { code: 'unavailable', message: 'Not now.' };
  expect(await ask()).toEqual({ status: 503, body: { statusCode: 503, code: 'unavailable', message: 'Not now.' } });
  await doubtful.close();
});
