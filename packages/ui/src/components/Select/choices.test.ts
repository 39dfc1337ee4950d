import { withCountryPlaceholder, withDocumentPlaceholder } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { chosenOf, offered, placeholderOf } from './choices';

const countries = [
  { value: '72', label: 'Finland' },
  { value: '75', label: 'France' },
];

describe('the choices of a list', () => {
  it(' do not include the placeholder entry', () => {
    expect(offered(withCountryPlaceholder(countries))).toEqual(countries);
    expect(chosenOf(withCountryPlaceholder(countries), '')).toBeUndefined();
  });

  it(' show the documented words if nothing is chosen yet', () => {
    expect(placeholderOf(withCountryPlaceholder(countries))).toBe('Select Country');
    expect(placeholderOf(withDocumentPlaceholder([]))).toBe('Select Document');
  });

  it('may have a placeholder of their own', () => {
    expect(placeholderOf(countries, 'Choose one')).toBe('Choose one');
    expect(placeholderOf(countries)).toBe('');
  });

  it('find the chosen option, but none that is not in the list', () => {
    expect(chosenOf(countries, '75')).toEqual({ value: '75', label: 'France' });
    expect(chosenOf(countries, '1')).toBeUndefined();
  });
});
