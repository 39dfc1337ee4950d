import { stakingKinds, stakingPlans, subtract, isBelow, type DecimalText } from '@exchange/domain';
import { plainDecimal } from '#db/plainDecimal';
import type { Queries } from '#exchange/sql/statement';
import { isWindingDownSql } from '#exchange/sql/windDown';

export interface PoolFacts {
  /** Active stakes, and revoked ones until they have returned. */
  totalStaked: DecimalText;
  cap: DecimalText;
  /** The operator's switch for new stakes. */
  isSwitchedOn: boolean;
  /** Only withdrawals are open, whatever the switch says. */
  isWindingDown: boolean;
}

/** The pool is looked up again after each command with this key, so that two stakes can't exceed the cap together. */
export const poolKey = 'staking pool';

interface PoolRow {
  staked: string;
  cap: string | null;
  isOn: boolean | null;
  isWindingDown: boolean;
}

const emptyPool: PoolRow = { staked: '0', cap: null, isOn: null, isWindingDown: false };

export const readPool = async (client: Queries): Promise<PoolFacts> => {
  const { rows } = await client.query<PoolRow>({
    name: 'staking-pool',
    text: `select (select coalesce(sum(amount), 0) from stake where next_due is not null) as staked,
             (select amount from operator_figure where name = 'stakingCap') as cap,
             (select is_on from switch where name = 'staking') as "isOn",
             ${isWindingDownSql} as "isWindingDown"`,
    values: [],
  });
  const [{ staked, cap, isOn, isWindingDown } = emptyPool] = rows;
  const [totalStaked, most] = [plainDecimal(staked), plainDecimal(cap ?? '0')];
  return { totalStaked, cap: most, isSwitchedOn: isOn ?? false, isWindingDown };
};

const minima = stakingKinds.map((kind) => stakingPlans[kind].minimum);

/** Negative if the cap was lowered below the staked total. */
export const roomIn = ({ cap, totalStaked }: PoolFacts): DecimalText => subtract(cap, totalStaked);

/** Whether the operator's switch is on and at least the smallest stake has room. */
export const isPoolOpen = (pool: PoolFacts): boolean => {
  const room = roomIn(pool);
  return pool.isSwitchedOn && !pool.isWindingDown && minima.some((minimum) => !isBelow(room, minimum));
};
