import type { Bench } from '../bench';
import { createRounds } from '../rounds';
import { goRound } from './round';
import type { Drawing, Drawn } from './visit';

interface Entry extends Pick<Bench, 'name' | 'compares' | 'unit' | 'aim'> {
  figure: keyof Drawn;
  peer: Drawing;
}

const book = (depth: number): string =>
  `the order book with ${depth} levels a side while 10,000 levels change a second, production build in Chromium`;

const entriesOf = (depth: number): Entry[] => [
  {
    name: `book-drawing-${depth}-virtuoso`,
    compares: `Main-thread time per second: ${book(depth)}, against a plain \`react-virtuoso\` list of the same columns and figures, rendered from state every frame`,
    unit: 'ms',
    aim: { is: 'at most', ratio: 0.5 },
    figure: 'mainThreadMs',
    peer: 'virtuoso',
  },
  {
    name: `book-drawing-${depth}-rows`,
    compares: `Main-thread time per second: ${book(depth)}, against all rows in the page, each re-rendered by \`React.memo\` when its figures change`,
    unit: 'ms',
    aim: { is: 'at most', ratio: 0.5 },
    figure: 'mainThreadMs',
    peer: 'rows',
  },
  {
    name: `book-long-tasks-${depth}`,
    compares: `Tasks of 50 ms or longer in nine seconds, the last five with clicks: ${book(depth)}, against the plain \`react-virtuoso\` list; counted in the same visits`,
    unit: 'tasks',
    aim: { is: 'at most', ours: 0 },
    figure: 'longTasks',
    peer: 'virtuoso',
  },
  {
    name: `book-frame-p99-${depth}`,
    compares: `Time from one frame to the next (99% take no longer): ${book(depth)}, against the same book while nothing changes; measured in the same visits`,
    unit: 'ms',
    figure: 'frameMs',
    peer: 'idle',
  },
  {
    name: `book-click-p75-${depth}`,
    compares: `Time from a click on a row until its effect is painted (75% take no longer; measured in 8 ms steps from 16 ms): ${book(depth)}, against the plain \`react-virtuoso\` list; measured in the same visits`,
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
