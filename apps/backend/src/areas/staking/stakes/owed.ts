import { add, stakingTerm, type DecimalText } from '@exchange/domain';
import { dueSteps } from './settling';
import type { Stake } from './stake';

export interface Owed {
  rewards: DecimalText;
  rewardCount: number;
  /** The stakes that will have returned. */
  returns: DecimalText;
  returnCount: number;
}

const nothing: Owed = { rewards: '0', rewardCount: 0, returns: '0', returnCount: 0 };

/** What these stakes will have been paid by then, with current renewal settings and rates. */
export const owedUntil = (stakes: readonly Stake[], until: number): Owed =>
  stakes
    .flatMap((stake) => dueSteps(stake, until, stakingTerm))
    .reduce<Owed>((owed, { stake, reward }) => {
      const isReturn = stake.endedAt !== null;
      return {
        rewards: add(owed.rewards, reward?.amount ?? '0'),
        rewardCount: owed.rewardCount + (reward ? 1 : 0),
        returns: add(owed.returns, isReturn ? stake.amount : '0'),
        returnCount: owed.returnCount + (isReturn ? 1 : 0),
      };
    }, nothing);
