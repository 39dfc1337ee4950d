import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createStatusStore } from '../areas/status/store';
import { startTestExchange, type TestExchange } from '../exchange/testing/testExchange';
import { runFeesCommand } from './ledgerCommands';

let exchange: TestExchange;

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'));
});

afterAll(() => exchange.close());

it('fees that an operator sets are those of the orders that follow, and of no earlier one [LED-024]', async () => {
  const seller = await exchange.addTrader({ XDC: '1000' });
  const buyer = await exchange.addTrader({ USDT: '1000' });
  const earlier = await exchange.sell(seller, { price: '0.5', amount: '100' });
  await runFeesCommand(['XDC-USDT', '10', '20'], createStatusStore(exchange.database.db));
  const later = await exchange.buy(buyer, { price: '0.5', amount: '100' });
  expect(later.done?.order).toMatchObject({ received: '90', fee: '10' });
  const { rows } = await exchange.database.pool.query(
    `select trim_scale(received)::text as received from trade_order where 'o-' || id = $1`,
    [earlier.done?.order.id],
  );
  expect(rows).toEqual([{ received: '49.75' }]);
});
