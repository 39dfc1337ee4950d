import { expect, it } from 'vitest';
import { pageText, rangeText } from './pagerTexts';

it('shows the page number', () => {
  expect(pageText(2, 7)).toBe('Page 2 of 7');
});

it.each([
  [1, 10, 64, '1–10 of 64'],
  [2, 10, 64, '11–20 of 64'],
  [7, 10, 64, '61–64 of 64'],
  [7, 10, 61, '61 of 61'],
  [1, 10, 3, '1–3 of 3'],
  [101, 10, 12_345, '1,001–1,010 of 12,345'],
])('page %d of %d rows each, %d in total, shows %s', (page, size, total, text) => {
  expect(rangeText(page, size, total)).toBe(text);
});
