import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestExchange, type TestExchange } from '../exchange/testing/testExchange';
import { checkLedger } from '../ledger/checks/ledgerCheck';

let exchange: TestExchange;

beforeAll(async () => {
  // Groups of two, so that rivals meet both within a group and across groups.
  exchange = await startTestExchange(inject('clusterUrl'), { groupSize: 2 });
});

afterAll(() => exchange.close());

const expectSound = async () => {
  expect(await checkLedger(exchange.database.pool)).toMatchObject({ isSound: true });
};

afterEach(expectSound);

const codes = (outcomes: readonly { refused?: { code: string } }[]): string[] =>
  outcomes.map(({ refused }) => refused?.code ?? 'done');

const reserve = (trader: string, id: string, amount: string) =>
  exchange.submit({ kind: 'funds.reserve', id, trader, asset: 'XDC', amount, as: 'pending withdrawal' });

describe('for the same money', () => {
  it('of two orders exactly one wins, even on different pairs [LED-105]', async () => {
    const seller = await exchange.addTrader({ XDC: '100' });
    const outcomes = await Promise.all([
      exchange.sell(seller, { price: '0.5', amount: '60' }),
      exchange.sell(seller, { pair: 'XDC-USDC', price: '0.5', amount: '60' }),
      exchange.sell(seller, { price: '0.5', amount: '41' }),
    ]);
    expect(codes(outcomes)).toEqual(['done', 'insufficient', 'insufficient']);
    expect(await exchange.balancesOf(seller)).toEqual({ 'available XDC': '40', 'in orders XDC': '60' });
  });

  it('of an order and a withdrawal exactly one wins, whichever came first [LED-106]', async () => {
    const one = await exchange.addTrader({ XDC: '100' });
    const other = await exchange.addTrader({ XDC: '100' });
    expect(
      codes(await Promise.all([exchange.sell(one, { price: '0.5', amount: '60' }), reserve(one, 'w-1', '60')])),
    ).toEqual(['done', 'insufficient']);
    expect(
      codes(await Promise.all([reserve(other, 'w-2', '60'), exchange.sell(other, { price: '0.5', amount: '60' })])),
    ).toEqual(['done', 'insufficient']);
    expect(await exchange.balancesOf(one)).toEqual({ 'available XDC': '40', 'in orders XDC': '60' });
    expect(await exchange.balancesOf(other)).toEqual({ 'available XDC': '40', 'pending withdrawal XDC': '60' });
  });
});

describe('the same client order ID', () => {
  it('many times at the same time is one order [LED-107]', async () => {
    const seller = await exchange.addTrader({ XDC: '100' });
    const outcomes = await Promise.all(
      Array.from({ length: 9 }, () => exchange.sell(seller, { price: '0.5', amount: '60', clientOrderId: 'same' })),
    );
    expect(new Set(outcomes.map(({ done }) => done?.order.id)).size).toBe(1);
    expect(outcomes.map(({ done }) => done?.isRepeat)).toEqual([false, ...Array.from({ length: 8 }, () => true)]);
    const { rowCount } = await exchange.database.pool.query('select from trade_order where owner = $1', [seller]);
    expect(rowCount).toBe(1);
    expect(await exchange.balancesOf(seller)).toEqual({ 'available XDC': '40', 'in orders XDC': '60' });
  });
});
