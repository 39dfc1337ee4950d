import { describe, expect, it } from 'vitest';
import { allowed, confirmed, editing, form, start } from './testing/startedWithdrawal';
import type { WithdrawalConditions } from './withdrawalRules';

const day = 24 * 60 * 60 * 1_000;
const opensAt = new Date(day).toISOString();

const withFacts = (facts: Partial<WithdrawalConditions['facts']>): WithdrawalConditions => ({
  ...allowed,
  facts: { ...allowed.facts, ...facts },
});

const waiting = withFacts({ withdrawalStartIn: opensAt });

describe('the withdraw panel', () => {
  it('opens at once where nothing is missing [WAL-211]', () => {
    const { open, isIn, said } = start();
    open();
    expect(isIn(editing)).toBe(true);
    expect(said).toEqual([]);
  });

  it.each([
    ['KYC', 'needsKyc', 'kyc', withFacts({ documentStatus: 'NotSubmitted' }), undefined],
    ['approved documents', 'needsKyc', 'kycReview', withFacts({ documentStatus: 'Submitted' }), undefined],
    ['two-factor', 'needsTwoFactor', 'twoFactor', withFacts({ tfaStatus: 0 }), undefined],
    ['the rest of the 24 hours', 'waiting', 'waitingPeriod', waiting, day],
    ['KYC first of all', 'needsKyc', 'kyc', withFacts({ documentStatus: 0, tfaStatus: 0 }), undefined],
    [
      'two-factor before the 24 hours',
      'needsTwoFactor',
      'twoFactor',
      withFacts({ ...waiting.facts, tfaStatus: 0 }),
      day,
    ],
  ] as const)('stays closed and says that it lacks %s [WAL-211]', (_, state, obstacle, conditions, end) => {
    const { open, panel, isIn, said, submit } = start();
    open(conditions);
    submit();
    expect(isIn({ closed: state })).toBe(true);
    expect(said).toEqual([{ type: 'gate.closed', obstacle, opensAt: end }]);
    expect(panel.getSnapshot().matches('confirming')).toBe(false);
  });

  it('unlocks automatically when the 24 hours end, and not a millisecond earlier [WAL-212]', () => {
    const { open, isIn, clock } = start();
    open(waiting);
    clock.increment(day - 1);
    expect(isIn({ closed: 'waiting' })).toBe(true);
    clock.increment(1);
    expect(isIn(editing)).toBe(true);
  });

  it('opens after a wait that is longer than any timer [WAL-212]', () => {
    const { open, isIn, clock } = start();
    open(withFacts({ withdrawalStartIn: new Date(60 * day).toISOString() }));
    clock.increment(30 * day);
    expect(isIn({ closed: 'waiting' })).toBe(true);
    clock.increment(30 * day);
    expect(isIn(editing)).toBe(true);
  });

  it('opens when the computer wakes after the 24 hours, whatever its timers did [WAL-212]', () => {
    let now = 0;
    const { panel, open, isIn } = start({ now: () => now });
    open(waiting);
    now = day;
    panel.send({ type: 'page.woke' });
    expect(isIn(editing)).toBe(true);
  });

  it('opens when the profile changes, by way of whatever is still missing [WAL-212]', () => {
    const { panel, open, isIn } = start();
    open(withFacts({ documentStatus: 'Submitted', tfaStatus: 0 }));
    panel.send({ type: 'conditions.changed', conditions: withFacts({ tfaStatus: 0 }) });
    expect(isIn({ closed: 'needsTwoFactor' })).toBe(true);
    panel.send({ type: 'conditions.changed', conditions: withFacts({ documentStatus: 'Rejected' }) });
    expect(isIn({ closed: 'needsKyc' })).toBe(true);
    panel.send({ type: 'conditions.changed', conditions: allowed });
    expect(isIn(editing)).toBe(true);
  });

  it('closes when the profile changes for the worse, with what was typed kept [WAL-211]', () => {
    const { panel, open, isIn, context } = start();
    open();
    panel.send({ type: 'form.typed', form });
    panel.send({ type: 'conditions.changed', conditions: waiting });
    expect(isIn({ closed: 'waiting' })).toBe(true);
    expect(context().form).toEqual(form);
  });

  it('closes over a confirmation too, and forgets its codes [WAL-211] [WAL-226]', () => {
    const { panel, typeCodes, isIn, context } = confirmed();
    typeCodes();
    panel.send({ type: 'conditions.changed', conditions: waiting });
    expect(isIn({ closed: 'waiting' })).toBe(true);
    expect(context()).toMatchObject({ emailCode: '', authenticatorCode: '' });
  });

  it('says nothing more once it is off screen [WAL-211]', () => {
    const { panel, open, isIn, said } = start();
    open();
    panel.send({ type: 'panel.closed' });
    panel.send({ type: 'conditions.changed', conditions: waiting });
    expect(isIn('away')).toBe(true);
    expect(said).toEqual([]);
  });
});
