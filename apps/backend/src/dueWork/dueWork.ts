import { backoff } from '@exchange/domain';
import type { Database, Transaction } from '../db/client';
import { claimWork, markDone, otherKindsDue, postpone, type DueWorkRow } from './dueWorkStore';
import type { Job } from '../runtime/job';

/**
 * Does the work of one kind. Its writes in the transaction happen once, together with the note that the work is done.
 * Side effects elsewhere may happen again.
 */
export type DueHandler = (transaction: Transaction, payload: unknown) => Promise<void>;

export interface DueWorkOptions {
  db: Database;
  log: Record<'warn' | 'error', (fields: Record<string, unknown>, message: string) => void>;
  /** By kind. */
  handlers: Readonly<Record<string, DueHandler>>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How late work may begin, if nothing else delays it. */
  everyMs?: number;
}

const retries = { firstMs: 5_000, longestMs: 60 * 60_000 };

/** Does due work, whichever process scheduled it and however long ago. */
export const dueWorkJob = ({ db, log, handlers, now, everyMs = 1_000 }: DueWorkOptions): Job => {
  const kinds = Object.keys(handlers);
  const reported = new Set<string>();

  const failed = async (transaction: Transaction, work: DueWorkRow, error: unknown): Promise<void> => {
    const { id, kind } = work;
    const tries = work.tries + 1;
    const nextTryMs = backoff(tries, retries);
    log.error({ work: id, kind, tries, nextTryMs, err: error }, 'Due work failed and will be retried');
    await postpone(transaction, work, new Date(now() + nextTryMs));
  };

  /** If a handler fails, its writes are rolled back, but not the claim. */
  const handle = async (transaction: Transaction, work: DueWorkRow): Promise<void> => {
    try {
      await transaction.transaction(async (inner) => handlers[work.kind]?.(inner, work.payload));
    } catch (error) {
      await failed(transaction, work, error);
      return;
    }
    await markDone(transaction, work, new Date(now()));
  };

  const doNext = (): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const work = await claimWork(transaction, kinds, new Date(now()));
      if (work) await handle(transaction, work);
      return work !== undefined;
    });

  /** A newer version of this server that knows them may be about to start. */
  const reportOthers = async (): Promise<void> => {
    for (const kind of await otherKindsDue(db, kinds, new Date(now()))) {
      if (reported.has(kind)) continue;
      reported.add(kind);
      log.warn({ kind }, 'Skipping due work of an unknown kind');
    }
  };

  return {
    name: 'due-work',
    everyMs,
    isHeldInCopy: true,
    work: async (stopping) => {
      let isGoingOn = true;
      while (isGoingOn && !stopping.aborted) isGoingOn = await doNext();
      await reportOthers();
    },
  };
};
