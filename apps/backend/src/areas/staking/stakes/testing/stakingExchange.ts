import type { DecimalText, StakingKind } from '@exchange/domain';
import { areaCommands } from '../../..';
import type { CommandOf } from '#exchange/commands';
import { startTestExchange } from '#exchange/testing/testExchange';
import { checkLedger } from '#ledger/checks/ledgerCheck';
import { readStakes, type Stake } from '../stake';
import { createStakingKinds, type StakingKindSettings } from '../stakeKinds';
import { dueStakesJob } from '../stakingJob';

export interface WantedStake {
  plan?: StakingKind;
  amount?: DecimalText;
  months?: number;
  clientId?: string;
}

export type StakingExchange = Awaited<ReturnType<typeof startStaking>>;

/** An exchange that accepts stakes, and settles them when a test says so. */
export const startStaking = async (clusterUrl: string, settings: StakingKindSettings = {}) => {
  const others = areaCommands().filter(({ kind }) => !kind.startsWith('stake.'));
  const exchange = await startTestExchange(clusterUrl, { kinds: [...others, ...createStakingKinds(settings)] });
  const { database, clock, submit } = exchange;
  const { pool } = database;
  const warned: string[] = [];
  let step = 0;

  const job = dueStakesJob(
    {
      pool,
      exchange: { submit: (command) => exchange.current().submit(command), isOpen: () => exchange.current().isOpen() },
      log: { warn: (_, message) => void warned.push(message) },
      now: () => clock.now,
    },
    1_000,
  );

  const setCap = async (cap: DecimalText): Promise<void> => {
    await pool.query(`update operator_figure set amount = $1 where name = 'stakingCap'`, [cap]);
  };

  const setOpen = async (isOpen: boolean): Promise<void> => {
    await pool.query(`update switch set is_on = $1 where name = 'staking'`, [isOpen]);
  };
  await setOpen(true);

  /** Each with an unused authenticator code. */
  const commandFor = (
    trader: string,
    { plan = 'flexible', amount = '100000', months = plan === 'flexible' ? 3 : 6, clientId }: WantedStake,
  ): CommandOf<'stake.begin'> => {
    step += 1;
    return { kind: 'stake.begin', trader, plan, amount, months, clientId, totpStep: step };
  };

  const find = async (id: string): Promise<Stake> => {
    const found = (await readStakes(pool, [id])).get(id);
    if (!found) throw new Error(`There is no stake ${id}.`);
    return found;
  };

  return {
    ...exchange,
    warned,
    setCap,
    setOpen,
    commandFor,
    find,
    addStaker: async (xdc: DecimalText): Promise<string> => {
      const trader = await exchange.addTrader({ XDC: xdc });
      await pool.query(`update trader set two_factor_since = $2, two_factor_secret = '\\x00' where unique_id = $1`, [
        trader,
        new Date(0),
      ]);
      return trader;
    },
    begin: async (trader: string, wanted: WantedStake = {}): Promise<Stake> => {
      const { done, refused } = await submit<'stake.begin'>(commandFor(trader, wanted));
      if (refused) throw new Error(refused.message);
      return done.stake;
    },
    change: ({ id, trader }: Pick<Stake, 'id' | 'trader'>, kind: 'stake.revoke' | 'stake.disableRenewal') => {
      step += 1;
      return submit<typeof kind>({ kind, id, trader, totpStep: step });
    },
    at: (text: string): void => {
      clock.now = Date.parse(text);
    },
    /** Runs the job once. */
    settle: (): Promise<void> => job.work(new AbortController().signal),
    /** Stakes that have neither ended nor been revoked. */
    active: async (): Promise<Stake[]> => {
      const { rows } = await pool.query<{ id: string }>(
        `select id from stake where status = 'active' order by stake.number`,
      );
      const found = await readStakes(
        pool,
        rows.map(({ id }) => id),
      );
      return [...found.values()].toSorted((one, other) => one.number - other.number);
    },
    /** Cuts the writing connection, whatever it is doing, and starts another exchange in its place. */
    kill: async (): Promise<void> => {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'exchange-% writer'`,
      );
      await exchange.restart();
    },
    /** The rewards of a stake in order: number, date and amount. */
    rewardsOf: async (id: string): Promise<[number, string, string][]> => {
      const { rows } = await pool.query<{ number: number; on: Date; amount: string }>(
        `select number, due_at as on, trim_scale(amount)::text as amount from stake_reward where stake = $1 order by number`,
        [id],
      );
      return rows.map(({ number, on, amount }) => [number, on.toISOString(), amount]);
    },
    /** The movements of a stake, each with its number of entries. */
    movementsOf: async (id: string): Promise<string[]> => {
      const { rows } = await pool.query<{ movement: string }>(
        `select kind || ' ' || reference || ' ' || (select count(*) from entry where transfer = transfer.id) as movement
         from transfer where reference = $1 or reference like $1 || ' reward %' order by id`,
        [`stake ${id}`],
      );
      return rows.map(({ movement }) => movement);
    },
    closeSound: async (): Promise<void> => {
      const { isSound, checks } = await checkLedger(pool);
      await exchange.close();
      if (!isSound) throw new Error(checks.flatMap(({ culprits }) => culprits).join('\n'));
    },
  };
};
