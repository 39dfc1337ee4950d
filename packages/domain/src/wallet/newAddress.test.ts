import { expect, it } from 'vitest';
import { addressNewUntil, newAddressWaitHours } from './newAddress';

const hour = 60 * 60_000;
const now = Date.parse('2026-03-02T12:00:00Z');

it.each([
  ['not saved', undefined, now + 24 * hour],
  ['saved now', now, now + 24 * hour],
  ['saved 20 hours ago', now - 20 * hour, now + 4 * hour],
  ['saved almost 24 hours ago', now - 24 * hour + 1, now + 1],
  ['saved 24 hours ago', now - 24 * hour, undefined],
])('an address that was %s is new for the rest of its 24 hours [WAL-387]', (_, since, until) => {
  expect(addressNewUntil(since, now)).toBe(until);
});

it('the wait is told in whole hours, rounded up', () => {
  expect(newAddressWaitHours(now + 4 * hour, now)).toBe(4);
  expect(newAddressWaitHours(now + 1, now)).toBe(1);
});
