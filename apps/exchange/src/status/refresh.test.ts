import { expect, it } from 'vitest';
import { refetchInterval } from './refresh';

it('the status is asked for again every five minutes, and soon where it never came [STS-004]', () => {
  expect(refetchInterval({ state: { data: {} } })).toBe(300_000);
  expect(refetchInterval({ state: { data: undefined } })).toBe(5_000);
});
