import type { Bench } from '../bench';
import { createRounds } from '../rounds';
import { goRound } from './round';
import type { Drawing, Drawn } from './visit';

interface Entry extends Pick<Bench, 'name' | 'compares' | 'unit' | 'aim'> {
  figure: keyof Drawn;
  peer: Drawing;
}

const book = (depth: number): string =>
  `the order book with ${depth} levels a side while 10,000 levels change a second, built for production in Chromium`;

const entriesOf = (depth: number): Entry[] => [
  {
    name: `book-drawing-${depth}-virtuoso`,
    compares: `Time that the main thread works in a second: ${book(depth)}, against a plain \`react-virtuoso\` list of the same columns and figures, drawn from state with each frame`,
    unit: 'ms',
    aim: { is: 'at most', ratio: 0.5 },
    figure: 'mainThreadMs',
    peer: 'virtuoso',
  },
  {
    name: `book-drawing-${depth}-rows`,
    compares: `Time that the main thread works in a second: ${book(depth)}, against all rows in the page, each drawn anew by \`React.memo\` where its figures changed`,
    unit: 'ms',
    aim: { is: 'at most', ratio: 0.5 },
    figure: 'mainThreadMs',
    peer: 'rows',
  },
  {
    name: `book-long-tasks-${depth}`,
    compares: `Tasks of 50 ms and longer in nine seconds, the last five with clicks: ${book(depth)}, against the plain \`react-virtuoso\` list; counted in the same visits`,
    unit: 'tasks',
    aim: { is: 'at most', ours: 0 },
    figure: 'longTasks',
    peer: 'virtuoso',
  },
  {
    name: `book-frame-p99-${depth}`,
    compares: `From one frame to the next (99 % take no longer): ${book(depth)}, against the same book while nothing changes; measured in the same visits`,
    unit: 'ms',
    figure: 'frameMs',
    peer: 'idle',
  },
  {
    name: `book-click-p75-${depth}`,
    compares: `From a click on a row until what it did is painted (75 % take no longer; told in steps of 8 ms from 16 ms on): ${book(depth)}, against the plain \`react-virtuoso\` list; measured in the same visits`,
    unit: 'ms',
    aim: { is: 'at most', ours: 50 },
    figure: 'clickMs',
    peer: 'virtuoso',
  },
];

const benchesOf = (depth: number): Bench[] => {
  const sideOf = createRounds(() => goRound(depth));
  return entriesOf(depth).map(({ figure, peer, ...entry }) => ({
    ...entry,
    measure: (alternate) =>
      alternate(
        sideOf(({ ours }) => ours[figure]),
        sideOf((round) => round[peer][figure]),
      ),
  }));
};

export const bookDrawings: readonly Bench[] = [15, 500].flatMap(benchesOf);
