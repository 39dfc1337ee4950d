import { stakeCourse } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { drawnRewards, stairArea, stairPath } from './courseShape';

const start = Date.parse('2026-01-15T09:00:00Z');

const courseOf = (kind: 'flexible' | 'fixed', months: number) =>
  stakeCourse({ kind, amount: '100000', term: { months, yearlyRate: '7.1' }, start });

describe('the chart of a schedule', () => {
  it('rises at each monthly reward and is complete at the end of the term', () => {
    const drawn = drawnRewards(courseOf('flexible', 3));
    expect(drawn.map(({ x }) => Math.round(x))).toEqual([34, 66, 100]);
    expect(drawn.map(({ y }) => Math.round(y))).toEqual([34, 66, 100]);
  });

  it('of a fixed stake rises once, at the end', () => {
    expect(drawnRewards(courseOf('fixed', 6)).map(({ x, y }) => [x, y])).toEqual([[100, 100]]);
  });

  it('is a stair from the lower left corner', () => {
    const drawn = [
      { at: 1, x: 50, y: 40 },
      { at: 2, x: 100, y: 100 },
    ];
    expect(stairPath(drawn)).toBe('M0,100 H50 V60 H100 V0');
    expect(stairArea(drawn)).toBe('M0,100 H50 V60 H100 V0 V100 Z');
  });

  it('without rewards stays at the bottom', () => {
    const course = stakeCourse({ kind: 'fixed', amount: '0', term: { months: 6, yearlyRate: '7.1' }, start });
    expect(drawnRewards(course).map(({ y }) => y)).toEqual([0]);
  });
});
