import { describe, expect, it } from 'vitest';
import { fixed, flexible, revoked } from '../testing/samples';
import { stakingSummary } from './stakingSummary';

describe('the totals of stakes', () => {
  it('are what is staked, returning, received and expected, and the next payment [STK-175]', () => {
    expect(stakingSummary([flexible, fixed, revoked])).toEqual({
      staked: '350000',
      returning: '100000',
      received: '1496.575342465753424656',
      expected: '6868.904109589041095889',
      next: { at: flexible.nextRewardAt, amount: '806.849315068493150684' },
    });
  });

  it('count rewards of the same moment as one payment [STK-175]', () => {
    const { next } = stakingSummary([flexible, { ...flexible, stakingId: '7004' }]);
    expect(next).toEqual({ at: flexible.nextRewardAt, amount: '1613.698630136986301368' });
  });

  it('without stakes are zero, and nothing is due [STK-175]', () => {
    expect(stakingSummary([])).toEqual({ staked: '0', returning: '0', received: '0', expected: '0', next: undefined });
  });
});
