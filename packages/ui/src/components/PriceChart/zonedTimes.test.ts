import type { IHorzScaleBehavior, Mutable, Time, TimeScalePoint, UTCTimestamp } from 'lightweight-charts';
import { expect, it } from 'vitest';
import { createZonedTimes } from './zonedTimes';

const hour = 3600;
const start = Date.UTC(2024, 2, 5) / 1000;
const hours = Array.from({ length: 48 }, (_, at) => (start + at * hour + hour / 2) as UTCTimestamp);

/** The bars that the axis marks as the first of a day. */
const daysBegin = (times: IHorzScaleBehavior<Time>) => {
  const points = hours.map((time): Mutable<TimeScalePoint> => {
    const weight = 0 as Mutable<TimeScalePoint>['timeWeight'];
    return { timeWeight: weight, time: times.convertHorzItemToInternal(time), originalTime: time };
  });
  times.fillWeightsForPoints(points, 0);
  const heaviest = Math.max(...points.map(({ timeWeight }) => timeWeight));
  return points
    .filter(({ timeWeight }) => timeWeight === heaviest)
    .map(({ originalTime }) => new Date(Number(originalTime) * 1000).toISOString().slice(0, 16));
};

it('the axis of the chart begins its days at midnight of the chosen clock', () => {
  expect(daysBegin(createZonedTimes(() => 0))).toContain('2024-03-06T00:30');
  const inIndia = daysBegin(createZonedTimes(() => 330));
  expect(inIndia).toContain('2024-03-05T18:30');
  expect(inIndia).not.toContain('2024-03-06T00:30');
});
