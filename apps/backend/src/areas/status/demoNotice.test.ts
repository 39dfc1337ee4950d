import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestExchange, type TestExchange } from '../../exchange/testing/testExchange';
import { createStatusStore, type StatusStore } from './store';

let exchange: TestExchange;
let store: StatusStore;

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'));
  store = createStatusStore(exchange.database.db);
});
afterAll(() => exchange.close());

const change = (statement: string) => exchange.database.pool.query(statement);

describe('that trading and deposits are open on a demo', () => {
  it.each([
    ['all trading is halted', "update switch set is_on = $ where name = 'trading'", 'false', 'true'],
    ['every pair is under maintenance', 'update pair set is_trading_open = $', 'false', 'true'],
    ['no coin can be deposited', 'update currency set is_deposit_open = $', 'false', 'true'],
    ['only withdrawals are open', "update switch set is_on = $ where name = 'withdrawOnly'", 'true', 'false'],
  ])('is not said while %s, and is again afterwards [STS-130]', async (_, statement, closed, open) => {
    expect(await store.isTradingAndDepositing()).toBe(true);
    await change(statement.replace('$', closed));
    expect(await store.isTradingAndDepositing()).toBe(false);
    await change(statement.replace('$', open));
    expect(await store.isTradingAndDepositing()).toBe(true);
  });

  it('is still said while one pair and one coin are closed [STS-130]', async () => {
    await change("update pair set is_trading_open = false where name = 'XDC-USDT'");
    await change("update currency set is_deposit_open = false where symbol = 'XRP'");
    expect(await store.isTradingAndDepositing()).toBe(true);
  });
});
