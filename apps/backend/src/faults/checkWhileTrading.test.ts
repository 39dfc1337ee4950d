import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTestExchange, type TestExchange } from '../exchange/testing/testExchange';
import { checkLedger } from '../ledger/checks/ledgerCheck';

let exchange: TestExchange;

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'));
});

afterAll(() => exchange.close());

const CHECKS = 3;

it('the ledger can be checked stretch by stretch while the exchange trades [LED-185]', async () => {
  const seller = await exchange.addTrader({ XDC: '100000' });
  const buyer = await exchange.addTrader({ USDT: '100000' });
  const over = new AbortController();
  let traded = 0;
  const tradeOn = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const [, bought] = await Promise.all([
        exchange.sell(seller, { price: '0.5', amount: '3' }),
        exchange.buy(buyer, { price: '0.51', amount: '2' }),
      ]);
      if (bought.done?.order.status === 'completed') traded += 1;
      // Trading at full speed would make the ledger grow faster than short stretches can be read.
      await setTimeout(5);
    }
  };
  const trading = tradeOn();
  const seen: number[] = [];
  for (let done = 0; done < CHECKS; done += 1) {
    await expect.poll(() => traded).toBeGreaterThan(seen.at(-1) ?? 0);
    expect(await checkLedger(exchange.database.pool, { stretch: 50 })).toMatchObject({ isSound: true });
    seen.push(traded);
  }
  over.abort();
  await trading;
});
