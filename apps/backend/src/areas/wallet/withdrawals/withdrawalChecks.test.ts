import { expect, it } from 'vitest';
import { usedToday } from './withdrawalChecks';
import { dayKey } from './withdrawalFacts';

const midnight = Date.parse('2026-03-03T00:00:00Z');
const day = 24 * 60 * 60_000;

const used = new Map([
  [dayKey('ada', midnight - day), '1'],
  [dayKey('ada', midnight), '20'],
  [dayKey('ada', midnight + 400 * day), '300'],
  [dayKey('eve', midnight), '4000'],
]);
const facts = { traders: new Map(), currencies: new Map(), young: new Map(), used };

it.each([
  ['what its own day and, since the clock may have stepped back, the next one hold', midnight - 1, '21'],
  ['nothing of the day before', midnight, '20'],
  ['nothing of a clock that was far ahead', midnight + day, '0'],
  ['what a clock far ahead booked, from the day before it on', midnight + 399 * day, '300'],
  ['that no longer once its day is over', midnight + 401 * day, '0'],
])('the daily limit counts %s', (_, at, counted) => {
  expect(usedToday('ada', { at, facts })).toBe(counted);
});
