import { RE2JS } from 're2js';
import { expect, it } from 'vitest';
import { readContract, type Json } from './contract';

const patternsIn = (value: Json): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
};

const isForRe2 = (pattern: string): boolean => {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
};

/** Python has no classes of Unicode. RE2, the engine of Go, neither looks ahead nor knows the escape for a code unit. */
const isPortable = (pattern: string): boolean => !/\\p/i.test(pattern) && isForRe2(pattern);

it('every pattern means the same in JavaScript, Python, Java and Go [CAL-392]', () => {
  const patterns = patternsIn(readContract() as unknown as Json);
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => !isPortable(pattern))).toEqual([]);
});

it.each([String.raw`^\p{L}+$`, String.raw`^[^\u0000-\u001f]$`, '^(?=.*[A-Z]).+$'])(
  'a pattern like %s is found [CAL-392]',
  (pattern) => {
    expect(isPortable(pattern)).toBe(false);
  },
);
