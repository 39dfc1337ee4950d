import { describe, expect, it } from 'vitest';
import { firstSizes } from '#shared/settings/panelSizes.ts';
import { limitsIn, type Room, type SplitWidth } from './panelLimits';

const laptop: Room = { width: 1440, height: 851, forms: 330 };
const large = { book: 480, tape: 400, lists: 900 };

const valuesIn = (width: SplitWidth, room: Room, sizes = large) => {
  const { book, tape, lists } = limitsIn(width, room, sizes);
  return { book: book.value, tape: tape.value, lists: lists.value };
};

describe('panel sizes', () => {
  it('are the defaults at 1440 by 900', () => {
    expect(valuesIn('desk', laptop, firstSizes)).toEqual(firstSizes);
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
    expect(valuesIn('tablet', { width: 768, height: 975, forms: 460 }, firstSizes).lists).toBe(190);
    expect(valuesIn('tablet', { width: 1023, height: 719, forms: 334 }, firstSizes).lists).toBe(145);
  });

  it('that are too small are raised to the usable minimum', () => {
    expect(valuesIn('desk', laptop, { book: 1, tape: 1, lists: 1 })).toEqual({ book: 260, tape: 200, lists: 120 });
  });

  it('can grow as far as the others allow, and no further', () => {
    const { book, tape, lists } = limitsIn('desk', { ...laptop, width: 1000 }, firstSizes);
    expect(book).toMatchObject({ min: 260, max: 400 });
    expect(tape).toMatchObject({ min: 200, max: 340 });
    expect(lists).toMatchObject({ min: 120, max: 281 });
  });

  it('are at their minimum if there is no space at all', () => {
    expect(valuesIn('desk', { width: 300, height: 200, forms: 330 })).toEqual({ book: 260, tape: 200, lists: 120 });
  });
});
