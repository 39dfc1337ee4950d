import { expect, it } from 'vitest';
import { line, lines } from './line';

const controls = "Don't use line breaks or other control characters.";
const unseen = 'Use visible characters.';

it.each([
  '1 Example Street',
  '<b>Road</b> & "Lane"',
  'شارع ١',
  'नई दिल्ली',
  '東京都',
  'x'.repeat(100),
  '🙂'.repeat(100),
  `  ${'x'.repeat(100)} `,
])('a line may be %j', (text) => {
  expect(line(100)(text)).toBeUndefined();
});

it.each([
  ['', 'This field is required.'],
  [' \t\n', 'This field is required.'],
  ['two\nlines', controls],
  ['a\u0007bell', controls],
  ['a\u2028b', controls],
  ['\u202Etxt.exe', controls],
  ['\u2066a\u2069', controls],
  ['\u200B\u200B', unseen],
  ['x'.repeat(101), 'Use at most 100 characters.'],
  ['🙂'.repeat(101), 'Use at most 100 characters.'],
])('of the line %j it is said: %s', (text, message) => {
  expect(line(100)(text)).toBe(message);
});

it('a text of several lines may break and indent them, and is told of other control characters alone', () => {
  expect(lines(100)('one\r\n\ttwo')).toBeUndefined();
  for (const text of ['a\u0007bell', '\u202Etxt.exe', 'a\u2028b'])
    expect(lines(100)(text)).toBe("Don't use control characters.");
});
