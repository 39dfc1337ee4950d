import { expect, it } from 'vitest';
import { dialCodeAfter } from './dialCode';

const singapore = { id: 'SG', name: 'Singapore', dialCode: '+65' };
const india = { id: 'IN', name: 'India', dialCode: '+91' };

it.each([
  ['nothing was typed', { from: undefined, to: india, typed: '' }, '+91'],
  ['only blanks were typed', { from: undefined, to: india, typed: ' ' }, '+91'],
  ["the last country's stands there", { from: singapore, to: india, typed: '+65' }, '+91'],
  ['it stands there without its sign', { from: singapore, to: india, typed: '65' }, '+91'],
  ['the trader typed another', { from: singapore, to: india, typed: '+44' }, '+44'],
  ['the trader typed one before choosing', { from: undefined, to: india, typed: '+44' }, '+44'],
  ['the choice was taken back', { from: singapore, to: undefined, typed: '+65' }, '+65'],
])('a country sets its dial code if %s [PRF-024]', (_, change, dialCode) => {
  expect(dialCodeAfter(change)).toBe(dialCode);
});
