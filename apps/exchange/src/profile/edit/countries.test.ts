import { expect, it } from 'vitest';
import { countryChoices, dialCodeAfter, listed } from './countries';

const singapore = { id: 'SG', name: 'Singapore', dialCode: '+65' };
const india = { id: 'IN', name: 'India', dialCode: '+91' };

it('a list begins with its placeholder, which is no choice, and finds a country by name, letters and dial code [PRF-023]', () => {
  expect(countryChoices([india])).toEqual([
    { value: '', label: 'Select Country' },
    { value: 'IN', label: 'India', hint: '+91', keywords: ['IN'] },
  ]);
});

it.each([
  ['', 'This field is required.'],
  ['XX', 'Choose a country from the list.'],
  ['IN', undefined],
])('a country has to be one of the list: %j', (id, message) => {
  expect(listed([singapore, india])(id)).toBe(message);
});

it.each([
  ['nothing was typed', { from: undefined, to: india, typed: '' }, '+91'],
  ['only blanks were typed', { from: undefined, to: india, typed: ' ' }, '+91'],
  ["the last country's stands there", { from: singapore, to: india, typed: '+65' }, '+91'],
  ['it stands there without its sign', { from: singapore, to: india, typed: '65' }, '+91'],
  ['the trader typed another', { from: singapore, to: india, typed: '+44' }, '+44'],
  ['the trader typed one before choosing', { from: undefined, to: india, typed: '+44' }, '+44'],
  ['the choice was taken back', { from: singapore, to: undefined, typed: '+65' }, '+65'],
])('a country brings its dial code where %s [PRF-024]', (_, change, dialCode) => {
  expect(dialCodeAfter(change)).toBe(dialCode);
});
