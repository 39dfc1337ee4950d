import { describe, expect, it } from 'vitest';
import { firstSizesIn, limitsIn, type Room, type SplitWidth } from './panelLimits';

const laptop: Room = { width: 1440, height: 852, forms: 172 };
const large = { book: 480, tape: 400, lists: 900 };

const valuesIn = (width: SplitWidth, room: Room, sizes: Partial<typeof large> = large) => {
  const { book, tape, lists } = limitsIn(width, room, sizes);
  return { book: book.value, tape: tape.value, lists: lists.value };
};

describe('panel sizes', () => {
  it.each([
    [1080, 256],
    [900, 224],
    [768, 208],
    [720, 192],
  ])('leave the lists a height that suits a window of %i: %i', (window, lists) => {
    const room = { ...laptop, height: window - 48 };
    expect(valuesIn('desk', room, {})).toEqual({ book: 300, tape: 240, lists });
    expect(firstSizesIn(room.height).lists).toBe(lists);
  });

  it('kept from a larger window leave the chart 360 by 240 and the forms complete', () => {
    for (const width of [1280, 1300, 1440, 2560]) {
      const { book, tape, lists } = valuesIn('desk', { ...laptop, width });
      expect(width - book - tape).toBeGreaterThanOrEqual(360);
      expect(laptop.height - lists - laptop.forms).toBeGreaterThanOrEqual(240);
    }
    expect(valuesIn('tablet', { ...laptop, width: 768 }).book).toBe(328);
    expect(valuesIn('tablet', { ...laptop, width: 1024 }).book).toBe(480);
  });

  it('leave the chart of an upright tablet a third of the height, and of one held sideways 240', () => {
    expect(valuesIn('tablet', { width: 768, height: 948, forms: 184 }).lists).toBe(448);
    expect(valuesIn('tablet', { width: 1023, height: 692, forms: 184 }).lists).toBe(268);
  });

  it('that are too small are raised to the usable minimum', () => {
    expect(valuesIn('desk', laptop, { book: 1, tape: 1, lists: 1 })).toEqual({ book: 260, tape: 200, lists: 120 });
  });

  it('can grow as far as the others allow, and no further', () => {
    const { book, tape, lists } = limitsIn('desk', { ...laptop, width: 1000 }, {});
    expect(book).toMatchObject({ min: 260, max: 400 });
    expect(tape).toMatchObject({ min: 200, max: 340 });
    expect(lists).toMatchObject({ min: 120, max: 440 });
  });

  it('are at their minimum if there is no space at all', () => {
    expect(valuesIn('desk', { width: 300, height: 200, forms: 172 })).toEqual({ book: 260, tape: 200, lists: 120 });
  });
});
