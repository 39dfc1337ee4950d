import type { Bench, Unit } from '../bench';
import { createRounds } from '../rounds';
import { measureRound, SLOWDOWN } from './measureVitals';
import type { Vitals } from './vitals';
import { visits, type Device, type VisitName } from './visits';

interface Metric {
  name: keyof Vitals;
  words: string;
  unit: Unit;
  /** What counts as good. */
  good: number;
}

const metrics: readonly Metric[] = [
  { name: 'lcp', words: 'Largest contentful paint', unit: 'ms', good: 2_500 },
  { name: 'inp', words: 'Interaction to next paint', unit: 'ms', good: 200 },
  { name: 'cls', words: 'Cumulative layout shift', unit: 'score', good: 0.1 },
];

const deviceWords: Record<Device, string> = { desk: '1440 by 900', phone: 'on a phone of 360 by 740' };

const names = ['home', 'trade'] as const satisfies readonly VisitName[];
const sizes = ['desk', 'phone'] as const satisfies readonly Device[];

const sideOf = createRounds(measureRound);

const webVital = (visit: VisitName, device: Device, { name, words, unit, good }: Metric): Bench => ({
  name: `web-vitals-${visit}-${device}-${name}`,
  compares: `${words} of a first visit of \`${visits[visit].path}\`, ${deviceWords[device]}, as \`npm start\` serves it with its demo market, the processor slowed down ${SLOWDOWN} times, against the same visit with the processor as it is`,
  unit,
  aim: { is: 'at most', ours: good },
  measure: (alternate) =>
    alternate(
      sideOf((round) => round[visit][device].slowed[name]),
      sideOf((round) => round[visit][device].asItIs[name]),
    ),
});

export const webVitals: readonly Bench[] = names.flatMap((visit) =>
  sizes.flatMap((device) => metrics.map((metric) => webVital(visit, device, metric))),
);
