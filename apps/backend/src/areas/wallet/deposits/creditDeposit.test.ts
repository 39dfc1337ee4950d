import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { CommandOf } from '#exchange/commands';
import { startTestExchange, type TestExchange } from '#exchange/testing/testExchange';
import { checkLedger } from '#ledger/checks/ledgerCheck';
import { creditDeposit } from './creditDeposit';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'), { kinds: [creditDeposit] });
});
afterAll(async () => {
  const { isSound, checks } = await checkLedger(exchange.database.pool);
  await exchange.close();
  if (!isSound) throw new Error(checks.flatMap(({ culprits }) => culprits).join('\n'));
});

let ids = 0;
const depositOf = (trader: string): CommandOf<'deposit.credit'> => ({
  kind: 'deposit.credit',
  id: `chain:${(ids += 1)}:0`,
  trader,
  asset: 'ETH',
  amount: '1.5',
  by: 'ada',
  why: 'Seen on the chain',
});

const rowsOf = async (text: string, value: string): Promise<unknown[]> =>
  (await exchange.database.pool.query<Record<string, unknown>>(text, [value])).rows;

describe('a deposit', () => {
  it('is credited from custody once, however often it is requested, and committed and published with its group [LED-163]', async () => {
    const trader = await exchange.addTrader();
    const deposit = depositOf(trader);
    const answers = await Promise.all([exchange.submit(deposit), exchange.submit({ ...deposit, amount: '1.50' })]);
    await exchange.restart();
    answers.push(await exchange.submit(deposit));
    expect(answers.map(({ done }) => done?.isRepeat)).toEqual([false, true, true]);
    expect(await exchange.balancesOf(trader)).toEqual({ 'available ETH': '1.5' });
    expect(
      await rowsOf(
        `select owner, asset, trim_scale(amount)::text as amount, deposit.at, deposit.group_number = event.group_number as is_told
         from deposit join committed_event event on event.payload->>'deposit' = id and event.kind = 'deposit.credited'
         where id = $1`,
        deposit.id,
      ),
    ).toEqual([{ owner: trader, asset: 'ETH', amount: '1.5', at: new Date(exchange.clock.now), is_told: true }]);
    expect(await rowsOf('select kind, reason, made_by from posting where id = $1', `deposit ${deposit.id}`)).toEqual([
      { kind: 'deposit.credit', reason: 'Seen on the chain', made_by: 'ada' },
    ]);
  });

  it.each<[what: string, change: (other: string) => Partial<CommandOf<'deposit.credit'>>]>([
    ['trader', (other) => ({ trader: other })],
    ['coin', () => ({ asset: 'BTC' })],
    ['figure', () => ({ amount: '2' })],
    ['reason', () => ({ why: 'Something else' })],
  ])('under a used id with another %s is refused [LED-164]', async (_what, change) => {
    const [trader, other] = [await exchange.addTrader(), await exchange.addTrader()];
    const deposit = depositOf(trader);
    await exchange.submit(deposit);
    expect((await exchange.submit({ ...deposit, ...change(other) })).refused?.code).toBe('id used');
    expect(await exchange.balancesOf(other)).toEqual({});
  });

  it('for an unknown trader, or of no amount, is refused [LED-163]', async () => {
    const trader = await exchange.addTrader();
    expect((await exchange.submit(depositOf('u-nobody'))).refused?.code).toBe('no such trader');
    expect((await exchange.submit({ ...depositOf(trader), amount: '0' })).refused?.code).toBe('figure');
    expect(await exchange.balancesOf(trader)).toEqual({});
  });
});
