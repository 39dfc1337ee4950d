import type { DecimalText } from '@exchange/domain';
import type { Pool } from 'pg';
import type { Committed } from '#exchange/events';
import type { Exchange } from '#exchange/exchange';
import type { BackgroundWork } from '#runtime/backgroundWork';
import type { Job } from '#runtime/job';
import { readIsUsedUp } from './budget';
import { areVerified, hasTraded, isMoneySettled } from './storedReferral';

interface RewardOptions {
  pool: Pick<Pool, 'query'>;
  /** The most that is paid, all rewards together; undefined without a limit. */
  budget?: DecimalText | undefined;
  exchange: Pick<Exchange, 'submit' | 'isOpen'>;
  log: Record<'warn', (fields: Record<string, unknown>, message: string) => void>;
}

interface FollowReferralsOptions extends RewardOptions {
  background: Pick<BackgroundWork, 'add'>;
  exchange: Pick<Exchange, 'submit' | 'isOpen' | 'onCommitted'>;
  /** How late a reward may be if the notification of its trade was lost, for example because the process ended. */
  everyMs?: number;
}

const minute = 60_000;

/** A reward waits until both are verified and neither is frozen. */
const due = `
  select referred from referral
  where status = 'pending' and ${hasTraded('referred')}
    and ${areVerified} and ${isMoneySettled}
    and not exists (select from trader where unique_id in (referred, referrer) and frozen_at is not null)`;

const settleAll = async ({ exchange, log }: RewardOptions, referred: readonly string[], stopping: AbortSignal) => {
  for (const one of referred) {
    if (stopping.aborted) return;
    const { refused } = await exchange.submit<'referral.reward'>({ kind: 'referral.reward', referred: one });
    // The rest waits until there is more to give.
    if (refused?.code === 'limit') return;
    if (refused?.code === 'unavailable' || refused?.code === 'unconfirmed') throw new Error(refused.message);
    if (refused) log.warn({ referred: one, code: refused.code, reason: refused.message }, 'A reward was refused');
  }
};

const read = async (
  { pool, budget }: RewardOptions,
  { narrowed = '', values = [] }: { narrowed?: string; values?: unknown[] } = {},
): Promise<string[]> => {
  if (await readIsUsedUp(pool, budget)) return [];
  const { rows } = await pool.query<{ referred: string }>(`${due} ${narrowed} order by created_at, referred`, values);
  return rows.map(({ referred }) => referred);
};

/** Pays everything due, however long ago. */
const sweepJob = (options: RewardOptions, everyMs: number): Job => ({
  name: 'referral-rewards',
  everyMs,
  work: async (stopping) => {
    if (options.exchange.isOpen()) await settleAll(options, await read(options), stopping);
  },
});

/** Pays those who have just traded, without a minute's wait and without checking all referrals on every trade. */
const afterTradesJob = (options: RewardOptions, everyMs: number, takeTraders: () => string[]): Job => ({
  name: 'referral-rewards-after-trades',
  everyMs,
  work: async (stopping) => {
    const traders = takeTraders();
    if (traders.length === 0 || !options.exchange.isOpen()) return;
    const referred = await read(options, { narrowed: 'and referred = any ($1)', values: [traders] });
    await settleAll(options, referred, stopping);
  },
});

/** Pays rewards when they are due. Reads them from the database, so none is lost if the process is killed. */
export const followReferrals = ({ background, everyMs = minute, ...options }: FollowReferralsOptions): void => {
  const traded = new Set<string>();
  const takeTraders = (): string[] => {
    const traders = [...traded];
    traded.clear();
    return traders;
  };
  const sweep = background.add(sweepJob(options, everyMs));
  const afterTrades = background.add(afterTradesJob(options, everyMs, takeTraders));
  options.exchange.onCommitted(({ orders, events }: Committed) => {
    for (const { change, order } of orders) if (change === 'filled') traded.add(order.trader);
    if (traded.size > 0) void afterTrades.ask();
    if (events.some(({ kind }) => kind === 'account.unfrozen' || kind === 'kyc.decided')) void sweep.ask();
  });
};
