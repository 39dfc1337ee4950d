import type { Answered } from '@exchange/api';
import {
  divideDown,
  isAbove,
  multiply,
  readWire,
  stakingKinds,
  stakingPlans,
  stakingTerm,
  subtract,
  type DecimalText,
  type StakingKind,
  type StakingTerm,
} from '@exchange/domain';

export type StakingOffers = Readonly<Record<StakingKind, readonly StakingTerm[]>>;

export interface StakingPool {
  totalStaked: DecimalText;
  cap: DecimalText;
  isOpen: boolean;
  offers: StakingOffers;
}

type WirePool = Answered<'stakingPool'>['data'];

const offersOf = (pool: WirePool, kind: StakingKind): StakingTerm[] =>
  pool[kind].flatMap(({ tenure, yearlyRate }) => {
    const documented = stakingTerm(kind, tenure);
    return documented === undefined
      ? []
      : [{ months: tenure, yearlyRate: readWire(yearlyRate) ?? documented.yearlyRate }];
  });

export const readPool = ({ data }: Answered<'stakingPool'>): StakingPool => ({
  totalStaked: readWire(data.totalStaked) ?? '0',
  cap: readWire(data.cap) ?? '0',
  isOpen: data.isOpen,
  offers: { flexible: offersOf(data, 'flexible'), fixed: offersOf(data, 'fixed') },
});

/** For a server without pool figures. */
export const documentedOffers: StakingOffers = {
  flexible: stakingPlans.flexible.terms,
  fixed: stakingPlans.fixed.terms,
};

export const roomIn = ({ totalStaked, cap }: Pick<StakingPool, 'cap' | 'totalStaked'>): DecimalText =>
  isAbove(cap, totalStaked) ? subtract(cap, totalStaked) : '0';

/** Too full for the smallest stake, which closes staking on its own. */
export const isFull = (pool: Pick<StakingPool, 'cap' | 'totalStaked'>): boolean =>
  stakingKinds.every((kind) => isAbove(stakingPlans[kind].minimum, roomIn(pool)));

/** How full the pool is, in whole percent, from 0 to 100. */
export const percentFull = ({ totalStaked, cap }: Pick<StakingPool, 'cap' | 'totalStaked'>): number => {
  if (!isAbove(cap, '0')) return 100;
  return Math.min(100, Number(divideDown(multiply(totalStaked, '100'), cap, 0)));
};
