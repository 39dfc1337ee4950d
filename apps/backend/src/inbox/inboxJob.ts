import type { Database, Queries, Transaction } from '../db/client';
import type { CommandKind } from '../exchange/commands';
import type { Exchange } from '../exchange/exchange';
import type { Outcome } from '../exchange/outcomes';
import type { Refused } from '../exchange/refusals';
import type { Job } from '../runtime/job';
import { hold, readWaiting, storeOutcome, type WaitingCommand } from './inboxStore';

/** What is to be done with a command, now that it is its turn. */
export type Verdict =
  /** The sequencer carries it out. */
  | { is: 'allowed' }
  | { is: 'refused'; refusal: Refused }
  /** Waits for a second person. */
  | { is: 'held' }
  /** Is done here, in the transaction that its outcome is stored in. */
  | { is: 'settled'; work: (transaction: Transaction) => Promise<Outcome<CommandKind>> }
  /** Of a second person: the command that waited is carried out, and this one says what became of it. */
  | { is: 'released'; held: WaitingCommand; told: (outcome: Outcome<CommandKind>) => Outcome<CommandKind> };

/** Who may do what. Asked right before a command is carried out, so that it counts what is so at that moment. */
export type Examine = (queries: Queries, waiting: WaitingCommand) => Promise<Verdict>;

export interface InboxOptions {
  db: Database;
  exchange: Pick<Exchange, 'submit' | 'isOpen'>;
  examine: Examine;
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
export const inboxJob = ({ db, exchange, examine, everyMs = 1_000 }: InboxOptions): Job => {
  const carryOut = async ({ number, command }: WaitingCommand): Promise<Outcome<CommandKind> | undefined> => {
    const outcome = await exchange.submit(command, { inbox: number });
    if (outcome.refused && isOpenStill(outcome.refused.code)) return undefined;
    await storeOutcome(db, number, outcome);
    return outcome;
  };

  type Other = Exclude<Verdict, { is: 'allowed' }>;

  /** Whether it came to an end. */
  const settle = async (one: WaitingCommand, verdict: Other): Promise<boolean> => {
    if (verdict.is === 'held') await hold(db, one.number);
    else if (verdict.is === 'refused') await storeOutcome(db, one.number, verdict.refusal);
    else if (verdict.is === 'settled')
      await db.transaction(async (transaction) => {
        await storeOutcome(transaction, one.number, await verdict.work(transaction));
      });
    else {
      const outcome = await carryOut(verdict.held);
      if (outcome === undefined) return false;
      await storeOutcome(db, one.number, verdict.told(outcome));
    }
    return true;
  };

  /** In order: whoever is revoked by one command can't have the next one carried out. */
  const carryOutAll = async (waiting: readonly WaitingCommand[]): Promise<boolean> => {
    let under: Promise<Outcome<CommandKind> | undefined>[] = [];
    const areDone = async (): Promise<boolean> => {
      const outcomes = await Promise.all(under);
      under = [];
      return outcomes.every((outcome) => outcome !== undefined);
    };
    for (const one of waiting) {
      const verdict = await examine(db, one);
      if (verdict.is === 'allowed') under.push(carryOut(one));
      else if (!(await areDone()) || !(await settle(one, verdict))) return false;
    }
    return areDone();
  };

  return {
    name: 'inbox',
    everyMs,
    work: async (stopping) => {
      let isGoingOn = exchange.isOpen();
      while (isGoingOn && !stopping.aborted) {
        const waiting = await readWaiting(db, atOnce);
        isGoingOn = (await carryOutAll(waiting)) && waiting.length > 0;
      }
    },
  };
};
