import { describe, expect, it } from 'vitest';
import { checkForm } from '../validation/form';
import { destinationKey, savedAddressRules } from './addressBook';

const hex = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const right = { label: 'Cold storage', address: `xdc${hex}`, destinationTag: '' };

describe('an address can be saved', () => {
  it('with a label of 1 to 40 characters, blanks around it aside', () => {
    const rules = savedAddressRules('XDC');
    for (const label of [
      'x',
      'Börse №1 🏦',
      'حساب التوفير',
      '👨‍👩‍👧 family',
      'x'.repeat(40),
      '🏦'.repeat(40),
      ` ${'x'.repeat(40)} `,
    ])
      expect(checkForm(rules, { ...right, label })).toEqual({});
  });

  it.each([
    ['', 'This field is required.'],
    ['   ', 'This field is required.'],
    ['x'.repeat(41), 'Use at most 40 characters.'],
    ['two\nlines', "Don't use line breaks or other control characters."],
    ['bell\u0007', "Don't use line breaks or other control characters."],
    ['\u202Etxt.exe', "Don't use line breaks or other control characters."],
    ['\u200B\u200D', 'Use visible characters.'],
  ])('not with the label %j', (label, message) => {
    expect(checkForm(savedAddressRules('XDC'), { ...right, label })).toEqual({ label: message });
  });

  it('only if a withdrawal could go there', () => {
    expect(checkForm(savedAddressRules('XDC'), { ...right, address: `0x${hex}` })).toEqual({
      address: 'Enter valid XDC address.',
    });
    const xrp = { label: 'Savings', address: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH', destinationTag: '' };
    expect(checkForm(savedAddressRules('XRP'), xrp)).toEqual({ destinationTag: 'This field is required.' });
    expect(checkForm(savedAddressRules('XRP'), { ...xrp, destinationTag: '100001' })).toEqual({});
  });
});

describe('two addresses lead to the same place', () => {
  const key = (asset: Parameters<typeof destinationKey>[0], address: string, destinationTag = '') =>
    destinationKey(asset, { address, destinationTag });

  it('with another prefix, or in another case where case only carries a checksum', () => {
    expect(key('XDC', hex)).toBe(key('XDC', `xdc${hex.toLowerCase()}`));
    expect(key('ETH', `0x${hex.toUpperCase()}`)).toBe(key('ETH', hex));
    const cash = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
    expect(key('BCHSV', `BITCOINCASH:${cash.toUpperCase()}`)).toBe(key('BCHSV', cash));
  });

  it('with the same tag, zeros before it aside', () => {
    const ripple = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH';
    expect(key('XRP', ripple, '7')).toBe(key('XRP', ripple, '007'));
    expect(key('XRP', ripple, '7')).not.toBe(key('XRP', ripple, '8'));
  });

  it('but not where letters differ in case and mean something else', () => {
    const legacy = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
    expect(key('BTC', legacy)).not.toBe(key('BTC', legacy.toLowerCase()));
  });
});
