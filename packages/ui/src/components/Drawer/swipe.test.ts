import { expect, it } from 'vitest';
import { isSwipedAway } from './swipe';

it.each([
  ['a third of its height, however slowly', { distance: 150, elapsedMs: 4000, height: 450 }, true],
  ['less than a third, slowly', { distance: 149, elapsedMs: 4000, height: 450 }, false],
  ['a short flick', { distance: 40, elapsedMs: 60, height: 450 }, true],
  ['a short drag', { distance: 40, elapsedMs: 300, height: 450 }, false],
  ['a tap that slips', { distance: 6, elapsedMs: 4, height: 450 }, false],
  ['nothing', { distance: 0, elapsedMs: 0, height: 450 }, false],
  ['a third of a low sheet', { distance: 40, elapsedMs: 1000, height: 120 }, true],
])('after %s, %j is swiped away: %s', (_, swipe, isAway) => {
  expect(isSwipedAway(swipe)).toBe(isAway);
});
