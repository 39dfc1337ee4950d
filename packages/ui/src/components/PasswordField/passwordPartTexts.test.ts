import { metPasswordParts, passwordParts } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { passwordPartTexts, ruleProgress } from './passwordPartTexts';

const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

describe('the parts of the password rule', () => {
  it('name every special character that counts, and no other [DOM-205]', () => {
    const counted = printable.filter((character) => metPasswordParts(character).includes('special'));
    const named = Array.from(passwordPartTexts.special.replace('One of ', ''));
    expect(named.toSorted()).toEqual(counted.toSorted());
  });

  it('name the length that counts [DOM-204]', () => {
    const length = Number(/\d+/.exec(passwordPartTexts.length)?.[0]);
    expect(metPasswordParts('x'.repeat(length))).toContain('length');
    expect(metPasswordParts('x'.repeat(length - 1))).not.toContain('length');
  });

  it.each([
    ['', ''],
    ['r', '2 of 6 password rules are met.'],
    ['Right-1', '5 of 6 password rules are met.'],
    ['Right-12', 'All password rules are met.'],
    ['Right -12', '5 of 6 password rules are met.'],
  ])('of %j announce: %s', (typed, told) => {
    expect(ruleProgress(typed, metPasswordParts(typed))).toBe(told);
  });

  it('each have a text', () => {
    expect(Object.keys(passwordPartTexts)).toEqual([...passwordParts]);
  });
});
