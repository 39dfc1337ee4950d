import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createOperator } from '../../testing/operator';
import { createLedgerResults } from '#ledger/checks/ledgerResults';
import { startWithdrawals, type WithdrawalExchange } from '../testing/withdrawalExchange';

const minute = 60_000;

let exchange: WithdrawalExchange;
beforeAll(async () => {
  exchange = await startWithdrawals(inject('clusterUrl'));
});
afterAll(() => exchange.closeSound());

const found = (isSound: boolean) =>
  createLedgerResults(exchange.database.pool).keep({
    beganAt: new Date(exchange.clock.now),
    finishedAt: new Date(exchange.clock.now),
    isSound,
    faults: [],
  });

const requested = async () => exchange.requested(await exchange.addTrader({ XDC: '5000' }), { amount: '1000' });

const stateOf = async (id: string) => {
  const { status, transactionId } = await exchange.find(id);
  return { status, isSent: transactionId !== null };
};

it('while money does not add up nothing is approved or sent, and what custody has sent is still followed [LED-187]', async () => {
  const [asked, approved, sent] = [await requested(), await requested(), await requested()];
  exchange.clock.now += minute;
  for (const id of [approved, sent]) await exchange.submit({ kind: 'withdrawal.approve', id });
  const { asset, amount, address } = await exchange.find(sent);
  await exchange.custody.send({ id: sent, asset, amount, address });
  await found(false);
  await exchange.run();
  expect(await Promise.all([asked, approved, sent].map(stateOf))).toEqual([
    { status: 'Pending', isSent: false },
    { status: 'Process', isSent: false },
    { status: 'Process', isSent: true },
  ]);
  expect((await exchange.find(asked)).steps.at(-1)).toMatchObject({ step: 'delayed', waitsFor: 'review' });
  expect(exchange.custody.orders.map(({ id }) => id)).toEqual([sent]);
  const operator = createOperator({ database: exchange.database, now: () => exchange.clock.now });
  expect((await operator.type('withdrawal', 'list')).lines[0]).toMatch(
    /^Nothing is approved or sent until money adds up/,
  );
  await found(true);
  await exchange.run();
  await exchange.run();
  expect(await Promise.all([asked, approved].map(stateOf))).toEqual([
    { status: 'Process', isSent: true },
    { status: 'Process', isSent: true },
  ]);
});
