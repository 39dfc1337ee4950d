import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centred, firstPlace, middleHeight, placeAfter, rowHeight, scrollTo, type BookPlace } from './bookPlaces';

const counts = { asks: 15, bids: 12 };

const asks = (place: number): BookPlace => ({ side: 'asks', place });
const bids = (place: number): BookPlace => ({ side: 'bids', place });

describe('keyboard navigation in the book', () => {
  it.each([
    ['ArrowUp', asks(0), asks(1)],
    ['ArrowDown', asks(1), asks(0)],
    ['ArrowDown', asks(0), bids(0)],
    ['ArrowUp', bids(0), asks(0)],
    ['ArrowUp', asks(14), asks(14)],
    ['ArrowDown', bids(11), bids(11)],
    ['PageDown', asks(3), bids(6)],
    ['PageUp', asks(3), asks(13)],
    ['Home', bids(3), asks(14)],
    ['End', asks(3), bids(11)],
    ['ArrowDown', undefined, asks(0)],
    ['End', undefined, bids(11)],
    ['a', bids(3), undefined],
  ])('%s moves from %j to %j', (key, from, to) => {
    expect(placeAfter(key, from, counts)).toEqual(to);
  });

  it('does nothing in an empty book, and stays on the only side there is', () => {
    expect(placeAfter('ArrowDown', undefined, { asks: 0, bids: 0 })).toBeUndefined();
    expect(firstPlace({ asks: 0, bids: 0 })).toBeUndefined();
    expect(firstPlace({ asks: 0, bids: 2 })).toEqual(bids(0));
    expect(placeAfter('Home', bids(1), { asks: 0, bids: 2 })).toEqual(bids(0));
    expect(placeAfter('End', asks(1), { asks: 3, bids: 0 })).toEqual(asks(0));
  });
});

describe('scrolling to a row', () => {
  const window = { scrollTop: 0, height: 500 };

  it('does not move a row that is already visible', () => {
    expect(scrollTo(asks(3), 15, window)).toBe(0);
  });

  it.each([
    ['a sell above the header', asks(14), 300, 0],
    ['a buy below the edge', bids(14), 0, rowHeight + 300 + middleHeight + 300 - 500],
    ['a sell under the last price', asks(0), 0, 0],
    ['a sell far up, with the last price still below', asks(499), 10_000, 0],
  ])('scrolls %s into view', (_, place, scrollTop, to) => {
    expect(scrollTo(place, place.place > 15 ? 500 : 15, { scrollTop, height: 500 })).toBe(to);
  });

  it('never leaves the row under the header or the last price', () => {
    const someWindow = fc.record({ scrollTop: fc.nat(12_000), height: fc.integer({ min: 120, max: 900 }) });
    const somePlace = fc.record({ side: fc.constantFrom('asks' as const, 'bids' as const), place: fc.nat(499) });
    fc.assert(
      fc.property(somePlace, someWindow, (place, from) => {
        const to = scrollTo(place, 500, from);
        const middle = rowHeight + 500 * rowHeight;
        const top =
          place.side === 'asks'
            ? middle - (place.place + 1) * rowHeight
            : middle + middleHeight + place.place * rowHeight;
        const [above, below] = place.side === 'asks' ? [rowHeight, middleHeight] : [rowHeight + middleHeight, 0];
        expect(top - to).toBeGreaterThanOrEqual(above);
        expect(top + rowHeight - to).toBeLessThanOrEqual(from.height - below);
      }),
    );
  });

  it('centres the last price in the space below the header', () => {
    const to = centred(500, 500);
    expect(rowHeight + 500 * rowHeight + middleHeight / 2 - to).toBe((500 + rowHeight) / 2);
    expect(centred(15, 900)).toBe(0);
  });
});
