import { expect, it } from 'vitest';
import type { StakingReward } from '../stake';
import { rewardsPerMonth } from './perMonth';

const reward = (at: string, amount: string): StakingReward => ({
  key: at,
  stakingId: undefined,
  at,
  amount,
  status: 'Completed',
  stakingType: 'flexible',
});

const rewards = [
  reward('2026-03-02T08:00:00Z', '403.424657534246575342'),
  reward('2026-02-28T23:30:00Z', '0.000000000000000001'),
  reward('2026-02-02T08:00:00Z', '403.424657534246575342'),
  reward('some day', '1'),
];

it("adds up each month's rewards, to the last unit [STK-161]", () => {
  expect(rewardsPerMonth(rewards, () => 0)).toEqual([
    { month: '03-2026', amount: '403.424657534246575342', count: 1 },
    { month: '02-2026', amount: '403.424657534246575343', count: 2 },
  ]);
});

it('counts a reward in the month of its local date [STK-161]', () => {
  expect(rewardsPerMonth(rewards, () => 60).map(({ month, count }) => [month, count])).toEqual([
    ['03-2026', 2],
    ['02-2026', 1],
  ]);
});
