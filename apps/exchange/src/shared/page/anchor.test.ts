import { describe, expect, it } from 'vitest';
import { anchorIn } from './anchor';

describe('the anchor of an address', () => {
  it.each([
    ['#codes', 'codes'],
    ['#two%20words', 'two words'],
    ['#', ''],
    ['', ''],
  ])('%j names %j', (hash, anchor) => {
    expect(anchorIn(hash)).toBe(anchor);
  });

  it.each(['#%', '#%E0%A4%A', '#100%'])('is empty if malformed: %s', (hash) => {
    expect(anchorIn(hash)).toBe('');
  });
});
