import { expect, it } from 'vitest';
import { fileSizeText } from './fileTexts';

it.each([
  [1, 'Under 1 KB'],
  [1023, 'Under 1 KB'],
  [1024, '1 KB'],
  [831_999, '812 KB'],
  [1024 * 1024 - 1, '1023 KB'],
  [1024 * 1024, '1.0 MB'],
  [3 * 1024 * 1024 - 1, '2.9 MB'],
  [3 * 1024 * 1024, '3.0 MB'],
])('a file of %d bytes reads %s, never larger than it is', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
