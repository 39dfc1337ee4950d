import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf } from './rule';
import { dialCode, digitsOnly, minimumLength, mobileNumber, name, normaliseSearch, personName, required } from './text';

const nameMessage =
  'Name should be atleast 2 characters long and only alphabets allowed and it should not start with space.';

describe('a required field', () => {
  it.each(['', ' ', '\t\n'])('that holds %j is asked for [DOM-200]', (value) => {
    expect(required(value)).toBe('This field is required.');
  });

  it('is content with a single character [DOM-200]', () => {
    expect(required('a')).toBeUndefined();
  });
});

describe('a minimum length', () => {
  it.each([
    [6, '12345', 'Must contains minimum of 6 character.'],
    [6, '123456', undefined],
    [2, 'a', 'Must contains minimum of 2 character.'],
    [2, 'ab', undefined],
  ])('of %i says of %j: %s [DOM-201]', (length, value, message) => {
    expect(minimumLength(length)(value)).toBe(message);
  });
});

describe('a name', () => {
  it.each(['Al', 'Ada', 'Ada Lovelace', 'Anne-Marie', 'José', 'Zoë', 'Øre-Åse'])(
    'may be %j [DOM-210] [DOM-211]',
    (value) => {
      expect(name(2)(value)).toBeUndefined();
    },
  );

  it.each([
    'A',
    ' Ada',
    'Ada ',
    'Ada1',
    'Ada  Lovelace',
    'Ada--Lovelace',
    'Ada- Lovelace',
    'Ada King Lovelace',
    "O'Neil",
    'Ada_L',
    '-Ada',
    '',
  ])('may not be %j [DOM-210] [DOM-211]', (value) => {
    expect(name(2)(value)).toBe(nameMessage);
  });

  it('says how many characters it wants [DOM-210]', () => {
    expect(name(5)('Adam')).toBe(nameMessage.replace('2', '5'));
    expect(name(5)('Adams')).toBeUndefined();
  });

  it('never holds a digit, wherever it stands [DOM-210]', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z]{0,8}$/),
        fc.nat(9),
        fc.stringMatching(/^[A-Za-z]{0,8}$/),
        (a, digit, b) => {
          expect(name(1)(`${a}${String(digit)}${b}`)).toBeDefined();
        },
      ),
    );
  });

  it('is asked for first, then for its length, then for its letters [DOM-229]', () => {
    expect(personName('')).toBe('This field is required.');
    expect(personName('A')).toBe('Must contains minimum of 2 character.');
    expect(personName('A1')).toBe(nameMessage);
    expect(personName('Al')).toBeUndefined();
  });
});

describe('digits only', () => {
  it.each(['1', '5550100', '000'])('%j is a mobile number and a number [DOM-212] [DOM-213]', (value) => {
    expect(mobileNumber(value)).toBeUndefined();
    expect(digitsOnly(value)).toBeUndefined();
  });

  it.each(['555010O', '+5550100', '555 0100', '5.5', '-1', '', '٣٤'])('%j is neither [DOM-212] [DOM-213]', (value) => {
    expect(mobileNumber(value)).toBe('Mobile number only accepts number.');
    expect(digitsOnly(value)).toBe('Current field only accepts number.');
  });
});

describe('rules put together', () => {
  const rule = allOf(required, minimumLength(3), digitsOnly);

  it.each([
    ['', 'This field is required.'],
    ['a', 'Must contains minimum of 3 character.'],
    ['abc', 'Current field only accepts number.'],
    ['123', undefined],
  ])('say the first thing that is wrong with %j [DOM-250]', (value, message) => {
    expect(rule(value)).toBe(message);
  });

  it('are silent when there are none [DOM-250]', () => {
    expect(allOf<string>()('anything')).toBeUndefined();
  });
});

it('a search is read in capitals, without blanks around it', () => {
  expect(normaliseSearch(' xdc-e ')).toBe('XDC-E');
});

describe('a dial code', () => {
  it.each(['+65', '65', '+1-809', '+1234567'])('may be %j', (value) => {
    expect(dialCode(value)).toBeUndefined();
  });

  it.each(['', '+', '-65', '+6 5', '+65a', '++65', '+12345678', '٦٥'])('is not %j', (value) => {
    expect(dialCode(value)).toBe('Enter a dial code like +65.');
  });
});
