import { expect, it } from 'vitest';
import { placeAt, rowIndexOf, slotsFor } from './bookSlots';

it('keeps room for fifteen rows a side in a thin book, and never for more than its depth', () => {
  expect(slotsFor({ asks: 3, bids: 0 }, 15)).toEqual({ asks: 15, bids: 15 });
  expect(slotsFor({ asks: 3, bids: 480 }, 500)).toEqual({ asks: 15, bids: 480 });
  expect(slotsFor({ asks: 3, bids: 0 }, 8)).toEqual({ asks: 8, bids: 8 });
});

it('puts the best sell last above the middle, the best buy first below it', () => {
  expect(placeAt('asks', 14, 15)).toBe(0);
  expect(placeAt('asks', 0, 15)).toBe(14);
  expect(placeAt('bids', 0, 15)).toBe(0);
});

it('numbers rows from the header on, across the middle', () => {
  const slots = { asks: 15, bids: 15 };
  expect(rowIndexOf('asks', 0, slots)).toBe(2);
  expect(rowIndexOf('asks', 14, slots)).toBe(16);
  expect(rowIndexOf('bids', 0, slots)).toBe(18);
});
