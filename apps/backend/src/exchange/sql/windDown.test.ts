import { expect, inject, it, onTestFinished } from 'vitest';
import { createStatusStore } from '../../reference/statusStore';
import { startTestExchange } from '../testing/testExchange';

const figures = { price: '0.05', amount: '100' };

it('the group that is being written when withdrawOnly is switched on is the last to accept an order [STS-134]', async () => {
  const exchange = await startTestExchange(inject('clusterUrl'));
  onTestFinished(() => exchange.close());
  const ada = await exchange.addTrader({ XDC: '1000' });
  const blocker = await exchange.database.pool.connect();
  await blocker.query('begin');
  await blocker.query('select from exchange for update');
  const inFlight = exchange.sell(ada, figures);
  const isWriting = async (): Promise<boolean> => {
    const { rows } = await blocker.query<{ isWriting: boolean }>(
      `select exists (select from pg_stat_activity
                      where datname = current_database() and wait_event_type = 'Lock') as "isWriting"`,
    );
    return rows[0]?.isWriting === true;
  };
  await expect.poll(isWriting, { timeout: 4_000, interval: 10 }).toBe(true);
  await createStatusStore(exchange.database.db).setSwitch('withdrawOnly', true);
  const next = exchange.sell(ada, figures);
  await blocker.query('commit');
  blocker.release();
  expect(await inFlight).toMatchObject({ done: { order: {} } });
  expect(await next).toMatchObject({ refused: { code: 'closed' } });
});
