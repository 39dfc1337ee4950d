import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect } from '../../db/client';
import { createTestDatabase } from '../../db/testing/testDatabase';
import { startStaking } from '../../areas/staking/stakes/testing/stakingExchange';
import { checkLedger, type LedgerReport } from './ledgerCheck';

/** A ledger with a stake that was paid once, one that ended and one that returned. */
let original: { name: string; drop: () => Promise<void> };

beforeAll(async () => {
  const exchange = await startStaking(inject('clusterUrl'));
  const trader = await exchange.addStaker('5000000');
  exchange.at('2026-01-15T12:00:00Z');
  await exchange.begin(trader);
  const fixed = await exchange.begin(trader, { plan: 'fixed' });
  await exchange.change(fixed, 'stake.disableRenewal');
  await exchange.change(await exchange.begin(trader), 'stake.revoke');
  exchange.at('2026-07-15T12:00:00Z');
  await exchange.settle();
  // A template database must have no connections.
  await exchange.current().stop();
  await exchange.database.close();
  original = { name: new URL(exchange.connectionString).pathname.slice(1), drop: exchange.drop };
});
afterAll(() => original.drop());

const checkAfter = async (sql: string): Promise<LedgerReport> => {
  const copy = await createTestDatabase(inject('clusterUrl'), original.name);
  const { pool } = connect({ connectionString: copy.connectionString, max: 1, onError: () => undefined });
  try {
    await pool.query(sql);
    return await checkLedger(pool);
  } finally {
    await pool.end();
    await copy.drop();
  }
};

const faultsOf = ({ checks }: LedgerReport): Record<string, string[]> =>
  Object.fromEntries(checks.filter(({ found }) => found > 0).map(({ holds, culprits }) => [holds, culprits]));

const balances = 'every balance is the sum of its entries';
const together = 'all accounts together sum to zero in each asset';
const inHolds = 'money staked, in withdrawals or in swaps is what open holds reserve';
const standing = 'open stakes reserve their amount, and no others do';
const ended = 'ended stakes gave back what they reserved, once';
const moved = 'every staking reward moved its amount to its trader, once, and every such movement belongs to a reward';
const computed = 'every staking reward is its stake times rate and days, rounded down';
const counted = 'every stake has exactly the rewards it records as paid';

it('regular payments and returns of stakes are sound', async () => {
  expect(faultsOf(await checkAfter(''))).toEqual({});
});

it.each<[what: string, code: string, sql: string, faults: Record<string, unknown>]>([
  [
    'a stake that keeps less than it says',
    'STK-060',
    `update stake set amount = 200000 where id = 's-1'`,
    { [standing]: ['stake s-1: active, hold held'], [computed]: expect.anything() },
  ],
  [
    'money that is still kept for a stake that has ended',
    'STK-060',
    `update stake set status = 'completed', next_due = null, auto_renewal = false, ended_at = now() where id = 's-1'`,
    { [standing]: ['stake s-1: has ended, hold held'], [ended]: ['stake s-1: completed, hold held'] },
  ],
  [
    'a stake that has ended and stands again',
    'STK-060',
    `update stake set status = 'active', next_due = now(), ended_at = null where id = 's-2'`,
    { [standing]: ['stake s-2: active, hold missing'] },
  ],
  [
    'staked money that is not the sum of the current stakes',
    'STK-063',
    `update account set balance = balance - 1 where kind = 'staked'`,
    {
      [inHolds]: ['u-1 has 99999 XDC staked, but 100000 is reserved'],
      [balances]: expect.anything(),
      [together]: expect.anything(),
    },
  ],
  [
    'a reward that moved nothing',
    'STK-061',
    `insert into stake_reward select stake, 7, owner, plan, days, yearly_rate, amount, due_at, paid_at from stake_reward
       where stake = 's-1' and number = 6;
     update stake set rewards_paid = 7, rewards_received = (select sum(amount) from stake_reward where stake = 's-1')
       where id = 's-1'`,
    { [moved]: ['stake s-1 reward 7: paid 390.410958904109589041, moved nothing'] },
  ],
  [
    'a movement of a reward that is none',
    'STK-061',
    `delete from stake_reward where stake = 's-1' and number = 6`,
    {
      [moved]: ['stake s-1 reward 6: no such reward, moved 390.410958904109589041'],
      [counted]: [expect.stringContaining('stake s-1: 5 rewards of')],
    },
  ],
  [
    'a reward that was paid in another amount than the formula says',
    'STK-061',
    `update stake_reward set days = 31 where stake = 's-1' and number = 6`,
    { [computed]: ['stake s-1 reward 6: 390.410958904109589041 for 31 days at 4.75 %'] },
  ],
  [
    'a reward that came with the stake and is another one',
    'STK-061',
    `update hold set legs = jsonb_set(legs, '{1,amount}', '"1"') where id = 'stake s-2'`,
    expect.objectContaining({ [moved]: ['stake s-2 reward 1: paid 3520.821917808219178082, moved 1'] }) as Record<
      string,
      unknown
    >,
  ],
  [
    'a stake that says it was paid more than it was',
    'STK-062',
    `update stake set rewards_received = rewards_received + 1 where id = 's-2'`,
    {
      [counted]: ['stake s-2: 1 rewards of 3520.821917808219178082, said 1 of 3521.821917808219178082'],
    },
  ],
])('the check finds %s [%s]', async (_what, _code, sql, faults) => {
  const report = await checkAfter(sql);
  expect(faultsOf(report)).toEqual(faults);
  expect(report.isSound).toBe(false);
});
