import { describe, expect, it } from 'vitest';
import { newerText, readingOf, type TapeTrade } from './tapeReading';

const trade = (id: number): TapeTrade => ({ id: String(id), at: id, price: '1', amount: '1', side: 'buy' });
const trades = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, at) => trade(newest - at));

describe('the tape', () => {
  it('shows the live trades until someone scrolls', () => {
    const live = trades(9, 5);
    expect(readingOf(live, undefined)).toEqual({ trades: live, newer: 0 });
  });

  it('stays the same while someone reads further down, and counts newer trades', () => {
    const held = trades(9, 5);
    expect(readingOf(trades(12, 8), held)).toEqual({ trades: held, newer: 3 });
    expect(readingOf(held, held)).toEqual({ trades: held, newer: 0 });
  });

  it('counts all live trades as newer if none of the ones being read are left', () => {
    expect(readingOf(trades(60, 21), trades(9, 5)).newer).toBe(40);
  });

  it('does not freeze if it was empty', () => {
    expect(readingOf(trades(2, 1), [])).toEqual({ trades: trades(2, 1), newer: 0 });
  });
});

it.each([
  [1, '1 newer trade'],
  [12, '12 newer trades'],
])('%d newer trades are announced as %s', (newer, text) => {
  expect(newerText(newer)).toBe(text);
});
