import { isDeepStrictEqual } from 'node:util';
import { createBook } from '../book';
import type { BookOrder } from '../order';
import { contentsOf, createTrader } from './commands';
import { createNaiveBook } from './naiveBook';
import { randomCommands } from './randomCommands';

const ROUND = 2_000;

const assertAlike = (ours: unknown, naive: unknown, where: string): void => {
  if (isDeepStrictEqual(ours, naive)) return;
  const told = (value: unknown) =>
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${String(part)}n` : part));
  throw new Error(`The book and the naive book differ ${where}:\n${told(ours)}\n${told(naive)}`);
};

const assertRoundAgrees = (seed: number): void => {
  const book = createBook<BookOrder>();
  const naive = createNaiveBook<BookOrder>();
  const [trade, tradeNaively] = [createTrader(book), createTrader(naive)];
  randomCommands(seed, ROUND).forEach((command, index) =>
    assertAlike(trade(command), tradeNaively(command), `at command ${index} of seed ${seed}`),
  );
  assertAlike(contentsOf(book), contentsOf(naive), `in what is left of seed ${seed}`);
};

/** Runs this many random commands on the book and on the naive one, and throws at the first difference. */
export const assertAgreement = (firstSeed: number, commands: number): void => {
  for (let round = 0; round * ROUND < commands; round += 1) assertRoundAgrees(firstSeed + round);
};
