import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentPassword,
  differentFrom,
  equalTo,
  metPasswordParts,
  newPassword,
  password,
  passwordParts,
} from './password';

const message =
  'Password should be atleast 8 characters long, should be combination of 1 uppercase, 1 lowercase, 1 number and 1 special character(Accepted Special char- !@#$$%^&*). Should not contain any blank space.';

describe('a chosen password', () => {
  it('is right with eight characters of four kinds [DOM-204]', () => {
    expect(password('Right-12')).toBeUndefined();
    expect(newPassword('Right-12')).toBeUndefined();
    expect(newPassword('')).toBe('This field is required.');
  });

  it.each([
    ['seven characters', 'Righ-12'],
    ['no capital', 'right-12'],
    ['no small letter', 'RIGHT-12'],
    ['no digit', 'Right-ab'],
    ['no special character', 'Right012'],
  ])('is wrong with %s [DOM-204]', (_, value) => {
    expect(password(value)).toBe(message);
  });

  it.each(Array.from('!@#$%^&*-'))('takes %s as its special character [DOM-205]', (character) => {
    expect(password(`Right12${character}`)).toBeUndefined();
  });

  it.each(Array.from('_+=()[]{};:,.<>/?|~`\'"\\'))(
    'does not take %s as its special character [DOM-205]',
    (character) => {
      expect(password(`Right12${character}`)).toBe(message);
    },
  );

  it.each([' Right-12', 'Right-12 ', 'Rig ht-12', 'Right\t-12'])('holds no blank: %j [DOM-206]', (value) => {
    expect(password(value)).toBe(message);
  });

  it('with a space in it is refused, however long it is [DOM-206]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(password(`${before} ${after}Right-12`)).toBe(message);
      }),
    );
  });

  it('is not the old one [DOM-207]', () => {
    expect(differentFrom('Right-12')('Right-12')).toBe('New password should be different from the old one.');
    expect(differentFrom('Right-12')('Right-13')).toBeUndefined();
  });

  it('is confirmed to the letter [DOM-208] [DOM-209]', () => {
    expect(equalTo('Right-12', 'no')('Right-12')).toBeUndefined();
    expect(equalTo('Right-12', 'no')('right-12')).toBe('no');
  });
});

describe('the parts of the rule for a chosen password', () => {
  it.each([
    ['', []],
    ['r', ['lowerCase', 'noBlank']],
    ['Right', ['upperCase', 'lowerCase', 'noBlank']],
    ['Right-1', ['upperCase', 'lowerCase', 'digit', 'special', 'noBlank']],
    ['Right-12', ['length', 'upperCase', 'lowerCase', 'digit', 'special', 'noBlank']],
    ['Right -12', ['length', 'upperCase', 'lowerCase', 'digit', 'special']],
    ['        ', ['length']],
    ['ÄÖÜßäöü²', ['length', 'noBlank']],
  ])('that %j meets are %j [DOM-204]', (value, met) => {
    expect(metPasswordParts(value)).toEqual(met);
  });

  const atOnce = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*-])\S{8,}$/;
  const typed = fc.string({ unit: fc.constantFrom(...Array.from('abzABZ019!@#$%^&*-_+éß \t\n\u00a0')), maxLength: 14 });

  it('are all met exactly by what the rule takes [DOM-204] [DOM-205] [DOM-206]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          typed,
          fc.string(),
          typed.map((text) => `Right-12${text}`),
        ),
        (value) => {
          const areAllMet = metPasswordParts(value).length === passwordParts.length;
          expect(password(value) === undefined).toBe(areAllMet);
          expect(atOnce.test(value)).toBe(areAllMet);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('a password one signs in with', () => {
  it.each([
    ['', 'This field is required.'],
    ['12345', 'Must contains minimum of 6 character.'],
    ['123456', undefined],
  ])('of %j says %s [DOM-227]', (value, said) => {
    expect(currentPassword(value)).toBe(said);
  });
});
