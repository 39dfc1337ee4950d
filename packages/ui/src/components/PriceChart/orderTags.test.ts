import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stackTags, tagHeight } from './orderTags';

const lines = fc.array(fc.integer({ min: -100, max: 700 }), { maxLength: 40 });

describe('the tags of orders on the chart', () => {
  it('stand at their lines if these are far enough apart', () => {
    const places = [
      { id: 'a', y: 300 },
      { id: 'b', y: 40 },
      { id: 'c', y: 900 },
    ];
    expect(stackTags(places, 600)).toEqual([
      { id: 'b', top: 28 },
      { id: 'a', top: 288 },
    ]);
  });

  it('never cover each other or leave the plot, and keep the order of their lines [TRD-537]', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 600 }), (heights, room) => {
        const places = heights.map((y, at) => ({ id: String(at), y }));
        const tags = stackTags(places, room);
        const tops = tags.map(({ top }) => top);
        const ends = [0, ...tops.map((top) => top + tagHeight)];
        for (const [at, end] of ends.entries()) expect(end).toBeLessThanOrEqual([...tops, room][at] ?? 0);
        const shown = tags.map(({ id }) => heights[Number(id)] ?? 0);
        expect(shown).toEqual(shown.toSorted((one, other) => one - other));
      }),
    );
  });
});
