import { add, sum } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import type { Stake, StakingReward } from '../stake';
import { scheduleOf } from './schedule';

const at = (day: string): number => Date.parse(`${day}T09:00:00Z`);

const stake: Stake = {
  stakingId: '7003',
  clientId: undefined,
  asset: 'XDC',
  amount: '200000',
  startsAt: at('2026-02-10'),
  endsAt: at('2026-05-10'),
  nextRewardAt: at('2026-04-10'),
  redemptionAt: undefined,
  months: 3,
  yearlyRate: '4.75',
  rewards: '1535.342465753424657534',
  status: 'active',
  autoRenewal: true,
  stakingType: 'flexible',
};

const paid = (day: string, stakingId: string | undefined = '7003'): StakingReward => ({
  key: day,
  stakingId,
  at: `${day}T09:00:00.000Z`,
  amount: '1',
  status: 'Completed',
  stakingType: 'flexible',
});

const lines = (of: Stake, rewards: readonly StakingReward[] = []) =>
  scheduleOf(of, rewards).map(({ kind, state, at: moment }) => [
    kind,
    state,
    new Date(moment).toISOString().slice(0, 10),
  ]);

describe('the schedule of a stake', () => {
  it('has past and future rewards, and the next term', () => {
    expect(lines(stake)).toEqual([
      ['begin', 'over', '2026-02-10'],
      ['reward', 'over', '2026-03-10'],
      ['reward', 'due', '2026-04-10'],
      ['reward', 'due', '2026-05-10'],
      ['renewal', 'due', '2026-05-10'],
    ]);
  });

  it("ends with the return of the stake if it doesn't renew", () => {
    const entries = scheduleOf({ ...stake, autoRenewal: false, redemptionAt: at('2026-05-10') }, []);
    expect(entries.at(-1)).toEqual({ kind: 'release', at: at('2026-05-10'), state: 'due', amount: '200000' });
  });

  it('has exactly the rewards that the estimate adds up', () => {
    const amounts = scheduleOf(stake, []).flatMap(({ kind, amount }) => (kind === 'reward' && amount ? [amount] : []));
    expect(sum(amounts)).toBe(add(add('728.767123287671232876', '806.849315068493150684'), '780.821917808219178082'));
  });

  it('of a fixed stake has one reward, at its end', () => {
    const fixed: Stake = {
      ...stake,
      stakingType: 'fixed',
      months: 6,
      endsAt: at('2026-08-10'),
      nextRewardAt: at('2026-08-10'),
    };
    expect(lines(fixed)).toEqual([
      ['begin', 'over', '2026-02-10'],
      ['reward', 'due', '2026-08-10'],
      ['renewal', 'due', '2026-08-10'],
    ]);
  });

  it('of a revoked stake has the forfeited reward and the date of its return', () => {
    const revoked: Stake = {
      ...stake,
      status: 'revoked',
      autoRenewal: false,
      nextRewardAt: undefined,
      redemptionAt: at('2026-03-25'),
    };
    expect(lines(revoked, [paid('2026-03-10'), paid('2026-03-10', '7001'), paid('2026-02-10')])).toEqual([
      ['begin', 'over', '2026-02-10'],
      ['reward', 'over', '2026-03-10'],
      ['reward', 'lost', '2026-04-10'],
      ['release', 'due', '2026-03-25'],
    ]);
  });

  it('of a completed stake has nothing due', () => {
    const ended: Stake = { ...stake, status: 'completed', autoRenewal: false, redemptionAt: at('2026-05-10') };
    expect(new Set(scheduleOf(ended, []).map(({ state }) => state))).toEqual(new Set(['over']));
  });

  it('from a server that sends too little is short, but not wrong', () => {
    expect(lines({ ...stake, startsAt: undefined })).toEqual([['renewal', 'due', '2026-05-10']]);
  });
});
