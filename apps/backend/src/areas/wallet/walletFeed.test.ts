import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startWithdrawals, type WithdrawalExchange } from './testing/withdrawalExchange';
import { followWallet } from './walletFeed';

let exchange: WithdrawalExchange;
beforeAll(async () => {
  exchange = await startWithdrawals(inject('clusterUrl'));
});
afterAll(() => exchange.closeSound());

it('a trader, and no one else, receives each step of a withdrawal with its status and new timeline entry [WAL-203]', async () => {
  const told: [trader: string, channel: string, payload: unknown][] = [];
  const stop = followWallet({
    exchange: exchange.current(),
    live: { tellTrader: (...one) => void told.push(one) },
  });
  const trader = await exchange.addTrader({ XDC: '5000' });
  const id = await exchange.requested(trader, { amount: '1000' });
  exchange.clock.now += 60_000;
  await exchange.run();
  await exchange.run();
  exchange.clock.now += 60 * 60_000;
  await exchange.run();
  exchange.custody.confirm(id, 3);
  await exchange.run();
  const other = await exchange.requested(trader, { amount: '1001' });
  await exchange.submit({ kind: 'withdrawal.takeBack', id: other, trader });
  stop();
  expect(new Set(told.map(([whose, channel]) => `${whose} ${channel}`))).toEqual(
    new Set([`${trader} withdrawal-update`]),
  );
  const lines = told.map(([, , payload]) => {
    const {
      transactionId,
      status,
      userId,
      steps = [],
    } = payload as {
      transactionId: string;
      status: string;
      userId: string;
      steps?: { step: string }[];
    };
    return [transactionId === id ? 'first' : 'second', userId === trader, status, steps.at(-1)?.step, steps.length];
  });
  expect(lines).toEqual([
    ['first', true, 'Pending', 'requested', 1],
    ['first', true, 'Process', 'approved', 2],
    ['first', true, 'Process', 'sent', 3],
    ['first', true, 'Process', 'delayed', 4],
    ['first', true, 'Process', 'confirmed', 5],
    ['first', true, 'Process', 'confirmed', 6],
    ['first', true, 'Process', 'confirmed', 7],
    ['first', true, 'Completed', 'completed', 8],
    ['second', true, 'Pending', 'requested', 1],
    ['second', true, 'Cancelled', 'cancelled', 2],
  ]);
});
