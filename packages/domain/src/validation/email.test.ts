import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, joinEmails, normaliseEmail, requiredEmail, splitEmails } from './email';

describe('an email address', () => {
  it.each([
    'trader@example.com',
    'a@b.co',
    'first.last+tag@sub.example.co.uk',
    "o'neil@example.com",
    'x_y-z@ex-ample.com',
    '1@2.info',
    'a@xn--bcher-kva.xn--p1ai',
    `${'a'.repeat(242)}@example.com`,
    `a@${'b'.repeat(63)}.com`,
  ])('may be %j [DOM-202]', (value) => {
    expect(email(value)).toBeUndefined();
  });

  it.each([
    'traderexample.com',
    'trader@',
    '@example.com',
    'trader@example',
    'trader@example.c',
    'trader@.com',
    'trader@example..com',
    'trader@-example.com',
    'trader@example-.com',
    '.trader@example.com',
    'trader.@example.com',
    'tra..der@example.com',
    'tra der@example.com',
    'trader@exam ple.com',
    'trader@@example.com',
    'trader@example.com,',
    ' trader@example.com',
    `${'a'.repeat(243)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
  ])('may not be %j [DOM-202]', (value) => {
    expect(email(value)).toBe('Enter valid email address.');
  });

  it('may be typed in capitals [DOM-203]', () => {
    expect(email('Trader@Example.COM')).toBeUndefined();
    expect(normaliseEmail(' Trader@Example.COM ')).toBe('trader@example.com');
  });

  it('is judged alike in capitals and in lower case [DOM-203]', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (value) => {
        expect(email(value.toUpperCase())).toBe(email(value.toLowerCase()));
      }),
    );
  });

  it('is asked for before it is judged [DOM-231]', () => {
    expect(requiredEmail('')).toBe('This field is required.');
    expect(requiredEmail('trader@example')).toBe('Enter valid email address.');
    expect(requiredEmail('trader@example.com')).toBeUndefined();
  });
});

describe('an invitation', () => {
  it.each([
    ['a@example.com', 'a@example.com'],
    ['a@example.com, b@example.com', 'a@example.com,b@example.com'],
    ['a@example.com;b@example.com\nc@example.com', 'a@example.com,b@example.com,c@example.com'],
    ['A@example.com a@example.com ,', 'a@example.com'],
  ])('of %j goes to %s [DOM-242]', (typed, joined) => {
    expect(joinEmails(typed)).toBe(joined);
  });

  it('loses no address that was typed [DOM-242]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.com$/)), (addresses) => {
        expect(splitEmails(addresses.join(' ;, '))).toEqual(addresses);
      }),
    );
  });
});
