import type { Side } from './bench';

/**
 * Where one measurement gives the figures of several entries, it is made once for each turn: what is asked for later is
 * there already. Gives the side that reads one of them.
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
