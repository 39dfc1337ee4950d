import type { Bench, Unit } from '../bench';
import { createRounds } from '../rounds';
import { measureRound, SLOWDOWN } from './measureVitals';
import type { Vitals } from './vitals';
import { subjects, visits, type Device, type Subject } from './visits';

interface Metric {
  name: keyof Vitals;
  words: string;
  unit: Unit;
  /** The highest value that counts as good. */
  good: number;
}

const metrics: readonly Metric[] = [
  { name: 'lcp', words: 'Largest contentful paint', unit: 'ms', good: 2_500 },
  { name: 'inp', words: 'Interaction to next paint', unit: 'ms', good: 200 },
  { name: 'cls', words: 'Cumulative layout shift', unit: 'score', good: 0.1 },
];

const deviceWords: Record<Device, string> = { desk: '1440 by 900', phone: 'on a phone of 360 by 740' };

const slowWords: Record<Device, string> = {
  desk: `with the CPU throttled ${SLOWDOWN}×`,
  phone: `with the CPU throttled ${SLOWDOWN}× and the network to slow 4G`,
};

const sideOf = createRounds(measureRound);

const figureOf = (vitals: Vitals | undefined, name: keyof Vitals): number => vitals?.[name] ?? Number.NaN;

const webVital = (subject: Subject, { name, words, unit, good }: Metric): Bench => ({
  name: `web-vitals-${subject.name}-${subject.device}-${name}`,
  compares: `${words} of a first visit to \`${visits[subject.name].path}\`, ${deviceWords[subject.device]}, as \`npm start\` serves it with its demo market, ${slowWords[subject.device]}, against the same visit without throttling`,
  unit,
  aim: { is: 'at most', ours: good },
  measure: (alternate) =>
    alternate(
      sideOf((round) => figureOf(round.get(subject)?.slowed, name)),
      sideOf((round) => figureOf(round.get(subject)?.asItIs, name)),
    ),
});

export const webVitals: readonly Bench[] = subjects.flatMap((subject) =>
  metrics.map((metric) => webVital(subject, metric)),
);
