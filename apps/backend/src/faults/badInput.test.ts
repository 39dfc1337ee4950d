import { fieldTexts } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestExchange, type TestExchange } from '../exchange/testing/testExchange';

let exchange: TestExchange;
let trader: string;
let order: string;

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'));
  trader = await exchange.addTrader({ USDT: '1000', XDC: '1000' });
  const { done } = await exchange.sell(trader, { price: '0.5', amount: '60' });
  order = done?.order.id ?? '';
});

afterAll(() => exchange.close());

/** Everything that a command could change. */
const everything = async () => {
  const tables = ['account', 'transfer', 'entry', 'trade_order', 'trade', 'hold', 'posting', 'exchange'];
  const rows = await Promise.all(
    tables.map(
      async (table) => (await exchange.database.pool.query<Record<string, unknown>>(`select * from ${table}`)).rows,
    ),
  );
  return { rows, levels: exchange.current().levels(), told: exchange.told.length };
};

const expectUnchanged = async (attempt: () => Promise<void>): Promise<void> => {
  const before = await everything();
  await attempt();
  expect(await everything()).toEqual(before);
};

const house = { house: 'custody' } as const;

const attempts = (amount: string) => [
  exchange.buy(trader, { price: '0.05', amount }),
  exchange.buy(trader, { price: amount, amount: '10' }),
  exchange.submit({ kind: 'funds.reserve', id: 'bad', trader, asset: 'XDC', amount, as: 'staked' }),
  exchange.submit({ kind: 'funds.post', id: 'bad', legs: [{ asset: 'XDC', amount, from: { trader }, to: house }] }),
  exchange.submit({ kind: 'funds.post', id: 'bad', legs: [{ asset: 'XDC', amount, from: house, to: { trader } }] }),
];

describe('a figure', () => {
  it.each([
    ['of nothing', '0', 'LED-116'],
    ['below zero', '-1', 'LED-117'],
    ['finer than the ledger', '1e-19', 'LED-118'],
    ['no number', 'NaN', 'LED-120'],
    ['in another base', '0x10', 'LED-121'],
    ['in digits of another script', '١', 'LED-122'],
    ['of ten thousand digits', '9'.repeat(10_000), 'LED-123'],
    ['that is empty', '', 'LED-125'],
    ['with a blank', '1 0', 'LED-125'],
  ])(
    '%s is refused as amount and price, of orders and everything else, and nothing changes: %j [%s] [LED-125]',
    (_what, figure) =>
      expectUnchanged(async () => {
        for (const { refused } of await Promise.all(attempts(figure))) expect(refused?.code).toBe('figure');
      }),
  );

  it('beyond all bounds is refused, and nothing changes [LED-119] [LED-125]', () =>
    expectUnchanged(async () => {
      const [amount, price, ...rest] = await Promise.all(attempts('1e30'));
      expect(amount?.refused).toMatchObject({ code: 'figure', message: fieldTexts.amount });
      expect(price?.refused?.code).toBe('figure');
      for (const { refused } of rest) expect(refused?.code).toMatch(/figure|insufficient/);
    }));

  it('off its step is refused with the documented message [LED-124]', () =>
    expectUnchanged(async () => {
      const { refused } = await exchange.buy(trader, { price: '0.05', amount: '10.0000001' });
      expect(refused?.message).toBe('At most 6 decimals are allowed.');
      const { refused: priceRefused } = await exchange.buy(trader, { price: '0.050000001', amount: '10' });
      expect(priceRefused?.message).toBe('At most 8 decimals are allowed.');
    }));
});

describe('an order ID', () => {
  it.each(['o-0', 'o-999999', 'o-9999999999999999999999', 'o-1.5', 'o--1', 'o-1e0', '1', '', "o-1' or true --"])(
    'that is not the trader’s own is not found: %j [LED-126]',
    (id) =>
      expectUnchanged(async () => {
        expect((await exchange.cancel(trader, id)).refused?.message).toBe("This order doesn't exist.");
      }),
  );

  it('of another trader is not found either [LED-126]', async () => {
    const other = await exchange.addTrader();
    await expectUnchanged(async () => {
      expect((await exchange.cancel(other, order)).refused?.message).toBe("This order doesn't exist.");
    });
  });
});
