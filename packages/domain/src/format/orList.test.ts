import { expect, it } from 'vitest';
import { orList } from './orList';

it.each([
  [['BTC'], 'BTC'],
  [['BTC', 'ETH'], 'BTC or ETH'],
  [['BTC', 'ETH', 'XDC'], 'BTC, ETH or XDC'],
])('%j is listed as %j', (words, text) => {
  expect(orList(words)).toBe(text);
});
