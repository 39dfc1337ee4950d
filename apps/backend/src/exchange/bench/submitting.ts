import type { Command } from '../commands';
import { createOwnExchange } from '../running/createOwnExchange';
import type { Exchange } from '../exchange';
import { middleOf } from './makeTape';

/** Any error ends the measurement. Commands keep their order, on which later ones of a tape depend. */
export const exchangeOn = (connectionString: string): Exchange =>
  createOwnExchange({
    connectionString,
    takesTurns: false,
    shareOfOne: 500,
    now: Date.now,
    lastPrice: middleOf,
    onTrouble: (error) => {
      throw error;
    },
    onReplaced: () => undefined,
  });

/** Keeps this many commands in flight, in order, and resolves when all are answered. */
export const submitAll = async (exchange: Exchange, commands: readonly Command[], atOnce: number): Promise<void> => {
  let next = 0;
  const goOn = async (): Promise<void> => {
    for (let command = commands[next]; command; command = commands[next]) {
      next += 1;
      const { refused } = await exchange.submit(command);
      if (refused) throw new Error(`${command.kind} was refused: ${refused.message}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
};
