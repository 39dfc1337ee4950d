import { stakingKinds, stakingPlans, subtract, isBelow, type DecimalText } from '@exchange/domain';
import { plainDecimal } from '../../../db/plainDecimal';
import type { Queries } from '../../../exchange/statement';

export interface PoolFacts {
  /** Active stakes, and revoked ones until they have returned. */
  totalStaked: DecimalText;
  cap: DecimalText;
  /** Whether the operator takes new stakes. */
  isSwitchedOn: boolean;
}

/** What decides on a new stake is looked up again after each command with this key, so that no two pass the cap. */
export const poolKey = 'staking pool';

export const readPool = async (client: Queries): Promise<PoolFacts> => {
  const { rows } = await client.query<{ staked: string; cap: string | null; isOn: boolean | null }>({
    name: 'staking-pool',
    text: `select (select coalesce(sum(amount), 0) from stake where next_due is not null) as staked,
             (select amount from operator_figure where name = 'stakingCap') as cap,
             (select is_on from switch where name = 'staking') as "isOn"`,
    values: [],
  });
  const [{ staked, cap, isOn } = { staked: '0', cap: null, isOn: null }] = rows;
  return { totalStaked: plainDecimal(staked), cap: plainDecimal(cap ?? '0'), isSwitchedOn: isOn ?? false };
};

const minima = stakingKinds.map((kind) => stakingPlans[kind].minimum);

/** Below nothing where the cap was lowered under what is staked. */
export const roomIn = ({ cap, totalStaked }: PoolFacts): DecimalText => subtract(cap, totalStaked);

/** Whether there is room for the smallest stake at least, and the operator takes it. */
export const isPoolOpen = (pool: PoolFacts): boolean => {
  const room = roomIn(pool);
  return pool.isSwitchedOn && minima.some((minimum) => !isBelow(room, minimum));
};
