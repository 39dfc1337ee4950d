import { expect, it } from 'vitest';
import { dialCodeAfter } from './dialCode';

const singapore = { id: 'SG', name: 'Singapore', dialCode: '+65' };
const india = { id: 'IN', name: 'India', dialCode: '+91' };

it.each([
  ['nothing was typed', { from: undefined, to: india, typed: '' }, '+91'],
  ['only spaces were typed', { from: undefined, to: india, typed: ' ' }, '+91'],
  ["it is the last country's", { from: singapore, to: india, typed: '+65' }, '+91'],
  ['it has no plus sign', { from: singapore, to: india, typed: '65' }, '+91'],
  ['the trader typed another one', { from: singapore, to: india, typed: '+44' }, '+44'],
  ['the trader typed one before choosing', { from: undefined, to: india, typed: '+44' }, '+44'],
  ['the choice was undone', { from: singapore, to: undefined, typed: '+65' }, '+65'],
])('the dial code after choosing a country, if %s', (_, change, dialCode) => {
  expect(dialCodeAfter(change)).toBe(dialCode);
});
