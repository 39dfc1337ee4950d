import { expect, it } from 'vitest';
import { andList } from './andList';

it.each([
  [[], ''],
  [['BTC'], 'BTC'],
  [['BTC', 'ETH'], 'BTC and ETH'],
  [['BTC', 'ETH', 'XDC'], 'BTC, ETH and XDC'],
])('%j is listed as %j', (words, text) => {
  expect(andList(words)).toBe(text);
});
