import type { Pool } from 'pg';
import type { Exchange } from '#exchange/exchange';
import type { BackgroundWork } from '#runtime/backgroundWork';
import type { Job } from '#runtime/job';

interface DueOptions {
  pool: Pick<Pool, 'query'>;
  exchange: Pick<Exchange, 'submit' | 'isOpen'>;
  log: Record<'warn', (fields: Record<string, unknown>, message: string) => void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

const atOnce = 500;

/** Stakes that are due, longest overdue first, without those already refused in this round. */
const readDue = async ({ pool, now }: DueOptions, refused: readonly string[]): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>({
    name: 'staking-due',
    text: `select id from stake where next_due <= $1 and id <> all ($2) order by next_due, stake.number limit $3`,
    values: [new Date(now()), refused, atOnce],
  });
  return rows.map(({ id }) => id);
};

/** Returns the IDs that were refused. */
const settleAll = async ({ exchange, log }: DueOptions, ids: readonly string[]): Promise<string[]> => {
  const outcomes = await Promise.all(
    ids.map(async (id) => ({ id, outcome: await exchange.submit<'stake.settle'>({ kind: 'stake.settle', id }) })),
  );
  return outcomes.flatMap(({ id, outcome: { done, refused } }) => {
    if (refused?.code === 'unavailable' || refused?.code === 'unconfirmed') throw new Error(refused.message);
    if (refused) log.warn({ stake: id, code: refused.code, reason: refused.message }, 'A stake could not be settled');
    return refused || done.steps === 0 ? [id] : [];
  });
};

/** Pays and returns what is due. Reads it from the database, so nothing is lost if the process is killed. */
export const dueStakesJob = (options: DueOptions, everyMs: number): Job => ({
  name: 'staking-due',
  everyMs,
  isHeldInCopy: true,
  work: async (stopping) => {
    const refused: string[] = [];
    for (;;) {
      if (stopping.aborted || !options.exchange.isOpen()) return;
      const due = await readDue(options, refused);
      if (due.length === 0) return;
      refused.push(...(await settleAll(options, due)));
    }
  },
});

interface FollowStakesOptions extends DueOptions {
  background: Pick<BackgroundWork, 'add'>;
  /** How late a reward may be. */
  everyMs?: number;
}

export const followStakes = ({ background, everyMs = 1_000, ...options }: FollowStakesOptions): void => {
  background.add(dueStakesJob(options, everyMs));
};
