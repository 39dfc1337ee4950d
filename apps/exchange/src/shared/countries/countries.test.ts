import { expect, it } from 'vitest';
import { countryChoices, listed } from './countries';

const singapore = { id: 'SG', name: 'Singapore', dialCode: '+65' };
const india = { id: 'IN', name: 'India', dialCode: '+91' };

it("a list begins with its placeholder, which can't be chosen, and finds a country by name, code and dial code", () => {
  expect(countryChoices([india])).toEqual([
    { value: '', label: 'Select Country' },
    { value: 'IN', label: 'India', hint: '+91', keywords: ['IN'] },
  ]);
});

it.each([
  ['', 'This field is required.'],
  ['XX', 'Choose a country from the list.'],
  ['IN', undefined],
])('a country must be on the list: %j', (id, message) => {
  expect(listed([singapore, india])(id)).toBe(message);
});
