import { divideDown, isPositive, sum, type StakeCourse } from '@exchange/domain';

/** A position on the chart: 0 at its left and lower edge, 100 at its right and upper edge. */
export interface DrawnReward {
  at: number;
  x: number;
  y: number;
}

const drawnDecimals = 4;

const share = (part: string, whole: string): number =>
  isPositive(whole) ? 100 * Number(divideDown(part, whole, drawnDecimals)) : 0;

/** The share of all rewards received by each date. */
export const drawnRewards = ({ rewards, release }: StakeCourse): DrawnReward[] => {
  const total = sum(rewards.map(({ amount }) => amount));
  const start = rewards[0]?.from ?? release.at;
  return rewards.map(({ at }, index) => ({
    at,
    x: (100 * (at - start)) / (release.at - start),
    y: share(sum(rewards.slice(0, index + 1).map(({ amount }) => amount)), total),
  }));
};

/** A stair that rises at each reward, from the lower left corner. The coordinates are 100 by 100, downwards. */
export const stairPath = (drawn: readonly DrawnReward[]): string =>
  ['M0,100', ...drawn.flatMap(({ x, y }) => [`H${x}`, `V${100 - y}`])].join(' ');

export const stairArea = (drawn: readonly DrawnReward[]): string => `${stairPath(drawn)} V100 Z`;
