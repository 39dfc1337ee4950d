import { expect, it } from 'vitest';
import { countdownText, isTold } from './countdownTexts';

it.each([
  [0, '0:00'],
  [4, '0:04'],
  [42, '0:42'],
  [60, '1:00'],
  [120, '2:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('%d seconds read %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});

it('is announced every minute, then at thirty and ten seconds', () => {
  const twoMinutes = Array.from({ length: 121 }, (_, second) => 120 - second);
  expect(twoMinutes.filter(isTold)).toEqual([120, 60, 30, 10]);
});
