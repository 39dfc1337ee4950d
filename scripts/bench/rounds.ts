import type { Side } from './bench';

/**
 * For a measurement that gives the figures of several entries: each round is measured once and shared by all of them.
 * Returns a function that makes the side for one of the figures.
 */
export const createRounds = <Round>(measure: () => Promise<Round>) => {
  const rounds: Promise<Round>[] = [];
  return (read: (round: Round) => number): Side => {
    let turn = 0;
    return async () => {
      const round = (rounds[turn] ??= measure());
      turn += 1;
      return read(await round);
    };
  };
};
