import { expect, it } from 'vitest';
import { createDeadline } from './deadline';

const start = () => {
  const clocks = { running: 1_000, wall: Date.parse('2026-03-02T12:00:00Z') };
  const deadline = createDeadline(6_000, { running: () => clocks.running, wall: () => clocks.wall });
  deadline.moveTo(deadline.from());
  const pass = (milliseconds: number): void => {
    clocks.running += milliseconds;
    clocks.wall += milliseconds;
  };
  return { clocks, deadline, pass };
};

it('is not over until its length has passed since the query was sent [OPS-306]', () => {
  const { deadline, pass } = start();
  const asked = deadline.from();
  pass(5_999);
  expect(deadline.isAhead()).toBe(true);
  deadline.moveTo(asked);
  pass(1);
  expect(deadline.isAhead()).toBe(false);
});

it('is over after the machine slept, which one of the clocks does not count [OPS-306]', () => {
  const { clocks, deadline } = start();
  clocks.wall += 60_000;
  expect(deadline.isAhead()).toBe(false);
});

it('is not extended when the clock is set back [OPS-306]', () => {
  const { clocks, deadline, pass } = start();
  clocks.wall -= 3_600_000;
  pass(6_000);
  expect(deadline.isAhead()).toBe(false);
});
