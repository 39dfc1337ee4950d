import { describe, expect, it } from 'vitest';
import { edgesOf, scrollTo } from './scrollEdges';

describe('there is more of a line', () => {
  it.each([
    ['nowhere where it fits', 0, 300, 'none'],
    ['at its end where it begins', 0, 500, 'end'],
    ['at both ends in its middle', 80, 500, 'both'],
    ['at its start where it ends', 200, 500, 'start'],
    ['at its start where it ends but for a fraction of a pixel', 199.5, 500, 'start'],
  ])('%s', (_, scrollLeft, scrollWidth, edges) => {
    expect(edgesOf({ scrollLeft, scrollWidth, clientWidth: 300 })).toBe(edges);
  });
});

describe('a tab is brought into sight', () => {
  const frame = { left: 0, right: 300 };

  it.each([
    ['not at all where it is', { left: 100, right: 180 }, 0],
    ['from the right, with a bit of the next one', { left: 280, right: 360 }, 100],
    ['from the left, with a bit of the one before', { left: -60, right: 20 }, -100],
  ])('%s', (_, tab, distance) => {
    expect(scrollTo(tab, frame)).toBe(distance);
  });
});
