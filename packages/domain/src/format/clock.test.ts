import { expect, it } from 'vitest';
import { createClock } from './clock';

const moment = '2026-03-09T19:05:07Z';
const inIndia = () => 330;
const inNewYork = () => -240;

it.each([
  ['utc', inIndia, 'UTC', '09-03-2026 19:05:07', '09-03-2026 19:05:07 UTC', '10-03-2026 00:35:07 UTC+05:30'],
  ['local', inIndia, 'local', '10-03-2026 00:35:07', '10-03-2026 00:35:07 UTC+05:30', '09-03-2026 19:05:07 UTC'],
  ['local', inNewYork, 'local', '09-03-2026 15:05:07', '09-03-2026 15:05:07 UTC-04:00', '09-03-2026 19:05:07 UTC'],
] as const)('the clock in %s shows a moment, its zone, and the other clock', (kind, at, zone, ...texts) => {
  const clock = createClock(kind, at);
  expect(clock.zone).toBe(zone);
  expect([clock.show(moment), clock.showWithZone(moment), clock.showOther(moment)]).toEqual(texts);
});

it('a clock shows nothing for what is no time', () => {
  const clock = createClock('local', inIndia);
  expect([clock.show('yesterday'), clock.showWithZone('yesterday'), clock.showOther(undefined)]).toEqual(
    Array<undefined>(3).fill(undefined),
  );
});
