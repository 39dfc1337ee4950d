import type { Bench, Unit } from '../bench';
import { createRounds } from '../rounds';
import { MINUTES, passHour, WARM_UP_MINUTES, type Held } from './hour';

const sideOf = createRounds(passHour);

const held = (name: string, what: string, figure: keyof Held, unit: Unit): Bench => ({
  name,
  compares: `${what} of the trading screen after ${MINUTES} minutes of live traffic (20 book events and 4 trades a second, all prices every second; replayed faster than real time), against the same page ${WARM_UP_MINUTES} minutes after it was opened; garbage is collected first`,
  unit,
  aim: { is: 'at most', ratio: 1.1 },
  measure: (alternate) =>
    alternate(
      sideOf(({ end }) => end[figure]),
      sideOf(({ start }) => start[figure]),
    ),
});

export const liveHeaps: readonly Bench[] = [
  held('live-heap', 'JavaScript memory', 'bytes', 'bytes'),
  held('live-nodes', 'DOM nodes', 'nodes', 'nodes'),
  held('live-listeners', 'Event listeners', 'listeners', 'listeners'),
];
