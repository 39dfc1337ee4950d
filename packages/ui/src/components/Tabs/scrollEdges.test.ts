import { describe, expect, it } from 'vitest';
import { edgesOf, scrollTo } from './scrollEdges';

describe('a row of tabs can be scrolled further', () => {
  it.each([
    ['nowhere if it fits', 0, 300, 'none'],
    ['at its end if it is at the beginning', 0, 500, 'end'],
    ['at both ends if it is between them', 80, 500, 'both'],
    ['at its start if it is at the end', 200, 500, 'start'],
    ['at its start if it is a fraction of a pixel before the end', 199.5, 500, 'start'],
  ])('%s', (_, scrollLeft, scrollWidth, edges) => {
    expect(edgesOf({ scrollLeft, scrollWidth, clientWidth: 300 })).toBe(edges);
  });
});

describe('a tab is scrolled into view', () => {
  const frame = { left: 0, right: 300 };

  it.each([
    ['not at all if it is visible', { left: 100, right: 180 }, 0],
    ['from the right, with a bit of the next one', { left: 280, right: 360 }, 100],
    ['from the left, with a bit of the one before', { left: -60, right: 20 }, -100],
  ])('%s', (_, tab, distance) => {
    expect(scrollTo(tab, frame)).toBe(distance);
  });
});
