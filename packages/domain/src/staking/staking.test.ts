import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, multiply, sum, unitOf } from '../money/arithmetic';
import { isAbove } from '../money/compare';
import { ledgerDecimals } from '../money/ledgerUnit';
import { roundDown } from '../money/rounding';
import { positiveWith } from '../money/testing/figures';
import { stakingKinds, stakingPlans, stakingTerm } from './plans';
import { periodRewards } from './rewards';
import { stakingAmount } from './stakingAmount';
import { stakingBlock } from './stakingBlock';
import { daysBetween, returnsBy, termEnd } from './stakingDates';
import { canDisableAutoRenewal, nextRewardsAt, revokeState } from './stakingOrder';

const at = (text: string): number => Date.parse(`${text}T10:20:30Z`);

describe('the terms', () => {
  it('of flexible staking are four, three months first [DOM-155]', () => {
    expect(stakingPlans.flexible.terms.map(({ months, yearlyRate }) => [months, yearlyRate])).toEqual([
      [3, '4.75'],
      [6, '5.1'],
      [9, '5.45'],
      [12, '5.84'],
    ]);
    expect(stakingPlans.flexible.defaultMonths).toBe(3);
  });

  it('of fixed staking are two, six months first [DOM-156]', () => {
    expect(stakingPlans.fixed.terms.map(({ months, yearlyRate }) => [months, yearlyRate])).toEqual([
      [6, '7.1'],
      [12, '7.84'],
    ]);
    expect(stakingPlans.fixed.defaultMonths).toBe(6);
  });

  it('are found by their months, and only those offered [DOM-155] [DOM-156]', () => {
    expect(stakingTerm('flexible', 6)?.yearlyRate).toBe('5.1');
    expect(stakingTerm('fixed', 6)?.yearlyRate).toBe('7.1');
    expect(stakingTerm('fixed', 3)).toBeUndefined();
    expect(stakingTerm('flexible', 1)).toBeUndefined();
  });
});

describe('a stake', () => {
  it.each(stakingKinds)('in %s staking is 100,000 to 5,000,000 XDC, both included [DOM-157] [DOM-411]', (kind) => {
    const check = stakingAmount(kind);
    expect(check('100000')).toBeUndefined();
    expect(check('99,999')).toBe('Minimum 100,000 XDC');
    expect(check('5,000,000')).toBeUndefined();
    expect(check('5000001')).toBe('Maximum 5,000,000 XDC');
  });

  it('that is flexible is a multiple of 100,000 [DOM-158]', () => {
    expect(stakingAmount('flexible')('200000')).toBeUndefined();
    expect(stakingAmount('flexible')('150000')).toBe('Enter a multiple of 100,000 XDC.');
    expect(stakingAmount('flexible')('200001')).toBe('Enter a multiple of 100,000 XDC.');
  });

  it('that is fixed is a multiple of 50,000 [DOM-159]', () => {
    expect(stakingAmount('fixed')('150000')).toBeUndefined();
    expect(stakingAmount('fixed')('149999')).toBe('Enter a multiple of 50,000 XDC.');
    expect(stakingAmount('fixed')('150001')).toBe('Enter a multiple of 50,000 XDC.');
  });

  it.each([
    ['', 'This field is required.'],
    ['much', 'Current field only accepts number.'],
    ['100000.5', 'Current field only accepts number.'],
    ['0', 'Minimum 100,000 XDC'],
    ['-100000', 'Minimum 100,000 XDC'],
  ])('of %j is refused: %s [DOM-160]', (typed, message) => {
    expect(stakingAmount('fixed')(typed)).toBe(message);
  });
});

describe('rewards', () => {
  it('of a period are total staked times yearly rate times days over 365 [DOM-161]', () => {
    expect(periodRewards({ staked: '36500000', yearlyRate: '5.1', days: 30 })).toBe('153000');
    expect(periodRewards({ staked: '100000', yearlyRate: '4.75', days: 365 })).toBe('4750');
    expect(periodRewards({ staked: '100000', yearlyRate: '4.75', days: 0 })).toBe('0');
  });

  it('of one stake are its share of all rewards, rounded down, and together never exceed them [DOM-162] [DOM-163]', () => {
    const stakes = fc.array(positiveWith(0, 7), { minLength: 1, maxLength: 20 });
    const rate = fc.constantFrom('4.75', '5.1', '5.45', '5.84', '7.1', '7.84');
    fc.assert(
      fc.property(stakes, rate, fc.integer({ min: 1, max: 366 }), (amounts, yearlyRate, days) => {
        const total = sum(amounts);
        const rewards = amounts.map((staked) => periodRewards({ staked, yearlyRate, days }));
        expect(isAbove(sum(rewards), periodRewards({ staked: total, yearlyRate, days }))).toBe(false);
        amounts.forEach((stake, index) => {
          const reward = rewards[index] ?? '';
          const share = multiply(multiply(multiply(total, yearlyRate), String(days)), stake);
          const inShares = (amount: string) => multiply(multiply(amount, '36500'), total);
          expect(roundDown(reward, ledgerDecimals)).toBe(reward);
          expect(isAbove(inShares(reward), share)).toBe(false);
          expect(isAbove(inShares(add(reward, unitOf(ledgerDecimals))), share)).toBe(true);
        });
      }),
    );
  });
});

describe('a term', () => {
  it.each([
    ['2026-01-15', 3, '2026-04-15', 90],
    ['2026-01-31', 1, '2026-02-28', 28],
    ['2027-11-30', 3, '2028-02-29', 91],
    ['2026-08-31', 6, '2027-02-28', 181],
    ['2026-12-31', 12, '2027-12-31', 365],
    ['2027-03-01', 12, '2028-03-01', 366],
  ])('from %s over %i months ends on %s, after %i days [DOM-165]', (start, months, end, days) => {
    expect(termEnd(at(start), months)).toBe(at(end));
    expect(daysBetween(at(start), at(end))).toBe(days);
  });
});

describe('a staking order', () => {
  it.each([
    ['active', 'flexible', 'allowed'],
    ['revoked', 'flexible', 'disabled'],
    ['', 'flexible', 'disabled'],
    ['active', 'fixed', 'hidden'],
    ['completed', 'fixed', 'hidden'],
  ] as const)('that is %s and %s has revoke %s', (status, stakingType, state) => {
    expect(revokeState({ status, stakingType })).toBe(state);
  });

  it.each([
    ['active', true, true],
    ['active', false, false],
    ['revoked', true, false],
  ])('that is %s with auto-renewal %s can turn it off: %s [DOM-167]', (status, autoRenewal, can) => {
    expect(canDisableAutoRenewal({ status, autoRenewal })).toBe(can);
  });

  it('is rewarded at its end when fixed, at its next date when flexible [DOM-168]', () => {
    const dates = { nextRewardDate: 'soon', endDate: 'later' };
    expect(nextRewardsAt({ stakingType: 'fixed', ...dates })).toBe('later');
    expect(nextRewardsAt({ stakingType: 'flexible', ...dates })).toBe('soon');
  });

  it('that is revoked returns within 7 days [DOM-169]', () => {
    expect(returnsBy(at('2026-02-25'))).toBe(at('2026-03-04'));
  });
});

describe('staking can be sent', () => {
  const ready = {
    kind: 'fixed',
    isOpen: true,
    isLoggedIn: true,
    hasTwoFactor: true,
    amount: '150000',
    hasAgreed: true,
  } as const;

  it('when nothing is in its way [DOM-170]', () => {
    expect(stakingBlock(ready)).toBeUndefined();
  });

  it.each([
    [{ isOpen: false, isLoggedIn: false }, 'closed'],
    [{ isLoggedIn: false, hasTwoFactor: false }, 'visitor'],
    [{ hasTwoFactor: false, amount: '' }, 'twoFactor'],
    [{ amount: '150001', hasAgreed: false }, 'amount'],
    [{ hasAgreed: false }, 'agreement'],
  ] as const)('but not with %j [DOM-170]', (change, because) => {
    const block = stakingBlock({ ...ready, ...change });
    expect(block?.because).toBe(because);
    expect(block?.text).not.toBe('');
  });
});
