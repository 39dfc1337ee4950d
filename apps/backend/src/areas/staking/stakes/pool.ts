import { stakingKinds, stakingPlans, subtract, isBelow, type DecimalText } from '@exchange/domain';
import { plainDecimal } from '../../../db/plainDecimal';
import type { Queries } from '../../../exchange/statement';
import { isWindingDownSql } from '../../../exchange/windDown';

export interface PoolFacts {
  /** Active stakes, and revoked ones until they have returned. */
  totalStaked: DecimalText;
  cap: DecimalText;
  /** Whether the operator takes new stakes. */
  isSwitchedOn: boolean;
  /** Nothing but withdrawals is open, whatever the operator says of stakes. */
  isWindingDown: boolean;
}

/** What decides on a new stake is looked up again after each command with this key, so that no two pass the cap. */
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

/** Below nothing where the cap was lowered under what is staked. */
export const roomIn = ({ cap, totalStaked }: PoolFacts): DecimalText => subtract(cap, totalStaked);

/** Whether there is room for the smallest stake at least, and the operator takes it. */
export const isPoolOpen = (pool: PoolFacts): boolean => {
  const room = roomIn(pool);
  return pool.isSwitchedOn && !pool.isWindingDown && minima.some((minimum) => !isBelow(room, minimum));
};
