import type { Database } from '../db/client';
import type { Exchange } from '../exchange/exchange';
import type { Job } from '../runtime/job';
import { readWaiting, storeOutcome, type WaitingCommand } from './inboxStore';

export interface InboxOptions {
  db: Database;
  exchange: Pick<Exchange, 'submit' | 'isOpen'>;
  /** How late a command may be carried out if the database's notification was lost. */
  everyMs?: number;
}

const atOnce = 200;

/** The result isn't certain yet: the command stays in the inbox and is tried again. */
const isOpenStill = (code: string): boolean => code === 'unavailable' || code === 'unconfirmed';

/**
 * Carries out commands that other processes hand over. A command's changes and its completion are written in one
 * transaction, so that it happens once, however often one of the two processes ends in between.
 */
export const inboxJob = ({ db, exchange, everyMs = 1_000 }: InboxOptions): Job => {
  const carryOut = async ({ number, command }: WaitingCommand): Promise<boolean> => {
    const outcome = await exchange.submit(command, { inbox: number });
    if (outcome.refused && isOpenStill(outcome.refused.code)) return false;
    await storeOutcome(db, number, outcome);
    return true;
  };

  return {
    name: 'inbox',
    everyMs,
    work: async (stopping) => {
      let isGoingOn = exchange.isOpen();
      while (isGoingOn && !stopping.aborted) {
        const waiting = await readWaiting(db, atOnce);
        const answers = await Promise.all(waiting.map(carryOut));
        isGoingOn = waiting.length > 0 && answers.every((isDone) => isDone);
      }
    },
  };
};
