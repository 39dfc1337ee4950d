import { describe, expect, it } from 'vitest';
import { foundPairsText, isPairFound } from './pairSearch';
import { pairOf } from '../markets/pairs';

describe('a pair is found by any part of its name', () => {
  it.each([
    ['XDC-ETH', 'XDC/E', true],
    ['XDC-ETH', 'xdc eth', true],
    ['XDC-ETH', ' ETHEREUM', true],
    ['XDC-ETH', 'xdceth', true],
    ['XDC-ETH', 'dc', true],
    ['XDC-ETH', 'ETH/', false],
    ['XDC-ETH', 'BTC', false],
    ['BTC-PERPETUAL', 'PERP', true],
    ['XDC-ETH', '', true],
  ] as const)('%s by %j: %s', (name, query, found) => {
    expect(isPairFound(pairOf(name), query)).toBe(found);
  });
});

it.each([
  ['', 12, ''],
  ['X', 0, 'No pairs found'],
  ['X', 1, '1 pair found'],
  ['X', 7, '7 pairs found'],
])('a search for %j with %i results announces %j', (query, count, text) => {
  expect(foundPairsText(query, count)).toBe(text);
});
