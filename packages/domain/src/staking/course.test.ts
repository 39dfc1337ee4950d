import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiply, sum } from '../money/arithmetic';
import { isAbove, isBelow } from '../money/compare';
import { ledgerDecimals } from '../money/ledgerUnit';
import { roundDown } from '../money/rounding';
import { estimatedYield, stakeCourse, type StakedTerm } from './course';
import { stakingKinds, stakingPlans } from './plans';
import { daysBetween, termEnd } from './stakingDates';

const at = (text: string): number => Date.parse(`${text}T10:20:30Z`);

const flexible = (start: string, months = 3, yearlyRate = '4.75'): StakedTerm => ({
  kind: 'flexible',
  amount: '100000',
  term: { months, yearlyRate },
  start: at(start),
});

const fixed = (start: string, months: number, yearlyRate: string): StakedTerm => ({
  ...flexible(start, months, yearlyRate),
  kind: 'fixed',
});

const dates = (staked: StakedTerm): string[] =>
  stakeCourse(staked).rewards.map((reward) => new Date(reward.at).toISOString().slice(0, 10));

const anyTerm: fc.Arbitrary<StakedTerm> = fc.constantFrom(...stakingKinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    amount: fc.integer({ min: 2, max: 100 }).map((steps) => String(steps * 50_000)),
    term: fc.constantFrom(...stakingPlans[kind].terms),
    start: fc.integer({ min: at('2020-01-01'), max: at('2040-12-31') }),
  }),
);

describe('the course of a stake', () => {
  it('rewards a flexible one each month, on the day of its start [STK-001]', () => {
    expect(dates(flexible('2026-01-15'))).toEqual(['2026-02-15', '2026-03-15', '2026-04-15']);
    expect(
      stakeCourse(flexible('2026-01-01')).rewards.map(({ number, days, amount }) => [number, days, amount]),
    ).toEqual([
      [1, 31, '403.424657534246575342'],
      [2, 28, '364.383561643835616438'],
      [3, 31, '403.424657534246575342'],
    ]);
  });

  it('counts months from the start, so that a short one moves no later date [STK-002]', () => {
    expect(dates(flexible('2026-10-31', 6))).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });

  it('counts the leap day [STK-002]', () => {
    const { rewards } = stakeCourse(flexible('2028-01-29'));
    expect(rewards.map(({ days }) => days)).toEqual([31, 29, 31]);
    expect(dates(flexible('2027-11-29'))).toEqual(['2027-12-29', '2028-01-29', '2028-02-29']);
  });

  it('rewards a fixed one once, at its end [STK-003]', () => {
    const { rewards, release } = stakeCourse(fixed('2026-01-01', 12, '7.84'));
    expect(rewards).toEqual([{ number: 1, from: at('2026-01-01'), at: at('2027-01-01'), days: 365, amount: '7840' }]);
    expect(release).toEqual({ at: at('2027-01-01'), amount: '100000' });
  });

  it('is without a gap from the start to the release, and its days are those of the term [STK-001] [STK-003]', () => {
    fc.assert(
      fc.property(anyTerm, (staked) => {
        const { rewards, release } = stakeCourse(staked);
        expect([staked.start, ...rewards.map((reward) => reward.at)]).toEqual([
          ...rewards.map(({ from }) => from),
          release.at,
        ]);
        expect(release).toEqual({ at: termEnd(staked.start, staked.term.months), amount: staked.amount });
        const days = rewards.reduce((total, reward) => total + reward.days, 0);
        expect(days).toBe(daysBetween(staked.start, release.at));
      }),
    );
  });

  it('rounds each reward down once, to the unit of the ledger [STK-004]', () => {
    fc.assert(
      fc.property(anyTerm, (staked) => {
        for (const { amount, days } of stakeCourse(staked).rewards) {
          const owed = multiply(multiply(staked.amount, staked.term.yearlyRate), String(days));
          expect(roundDown(amount, ledgerDecimals)).toBe(amount);
          expect(isAbove(multiply(amount, '36500'), owed)).toBe(false);
          expect(isBelow(multiply(sum([amount, '0.000000000000000001']), '36500'), owed)).toBe(false);
        }
      }),
    );
  });
});

describe('the estimated yield', () => {
  it('is exact for the days of the term, rounded down [DOM-164]', () => {
    expect(estimatedYield(flexible('2026-01-01'))).toBe('1171.232876712328767122');
    expect(estimatedYield(flexible('2026-03-01'))).toBe('1197.260273972602739725');
    expect(estimatedYield(fixed('2026-01-01', 12, '7.84'))).toBe('7840');
  });

  it('is the sum of what the course pays, and never more than the exact figure [STK-005] [DOM-163] [DOM-164]', () => {
    fc.assert(
      fc.property(anyTerm, (staked) => {
        const estimate = estimatedYield(staked);
        expect(estimate).toBe(sum(stakeCourse(staked).rewards.map(({ amount }) => amount)));
        const days = String(daysBetween(staked.start, stakeCourse(staked).release.at));
        const owed = multiply(multiply(staked.amount, staked.term.yearlyRate), days);
        expect(isAbove(multiply(estimate, '36500'), owed)).toBe(false);
        expect(isBelow(multiply(estimate, '36500.0000001'), owed)).toBe(false);
      }),
    );
  });
});
