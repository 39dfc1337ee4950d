import { describe, expect, it } from 'vitest';
import { findChoices, settle, type ComboboxOption } from './findChoices';

const country = (label: string, hint: string, id: string): ComboboxOption => ({
  value: id,
  label,
  hint,
  keywords: [id],
});

const countries = [
  country('Åland Islands', '+358', 'AX'),
  country('American Samoa', '+1-684', 'AS'),
  country('China', '+86', 'CN'),
  country("Côte d'Ivoire", '+225', 'CI'),
  country('Fiji', '+679', 'FJ'),
  country('Finland', '+358', 'FI'),
  country('Guinea-Bissau', '+245', 'GW'),
  country('India', '+91', 'IN'),
  country('Indonesia', '+62', 'ID'),
  country('United States', '+1', 'US'),
  country('Uzbekistan', '+998', 'UZ'),
];

const found = (typed: string): string[] => findChoices(countries, typed).map(({ label }) => label);

describe('a country', () => {
  it.each([
    ['its name', 'finland', 'Finland'],
    ['the beginning of its name', 'uz', 'Uzbekistan'],
    ['a word of its name', 'states', 'United States'],
    ['a part of its name', 'nesia', 'Indonesia'],
    ['its name without accents', 'cote', "Côte d'Ivoire"],
    ['its name without its apostrophe', 'cote divoire', "Côte d'Ivoire"],
    ['its name without its hyphen', 'guinea bissau', 'Guinea-Bissau'],
    ['its dial code', '+62', 'Indonesia'],
    ['its dial code without plus', '998', 'Uzbekistan'],
    ['its dial code without hyphen', '+1684', 'American Samoa'],
    ['its two letters', 'cn', 'China'],
    ['its name with spaces around it', '  fiji ', 'Fiji'],
  ])('is found by %s', (_, typed, label) => {
    expect(found(typed)[0]).toBe(label);
  });

  it('comes earlier the better it matches', () => {
    expect(found('in')).toEqual(['India', 'Indonesia', 'China', 'Finland', 'Guinea-Bissau']);
    expect(found('fi')).toEqual(['Finland', 'Fiji']);
    expect(found('+1')).toEqual(['United States', 'American Samoa']);
  });

  it('keeps its order among equal matches', () => {
    expect(found('358')).toEqual(['Åland Islands', 'Finland']);
    expect(found('')).toEqual(countries.map(({ label }) => label));
    expect(found(' + ')).toEqual(countries.map(({ label }) => label));
  });

  it('is not found by text it does not contain', () => {
    expect(found('atlantis')).toEqual([]);
  });
});

describe('when the field is left, the text typed means', () => {
  it.each([
    ['no country if the text was deleted', '  ', ''],
    ['the country with exactly that name', 'FINLAND', 'FI'],
    ['the previous choice if it is only part of a name', 'Finl', undefined],
    ['the previous choice if no country has that name', 'Atlantis', undefined],
  ])('%s', (_, typed, value) => {
    expect(settle(countries, typed)).toBe(value);
  });

  it('nothing if the option is disabled', () => {
    expect(settle([{ value: 'FI', label: 'Finland', isDisabled: true }], 'Finland')).toBeUndefined();
  });
});
