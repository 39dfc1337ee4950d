import type { Pool } from 'pg';
import type { Custody } from '../../../custody/custody';
import type { CommandKind, CommandOf } from '../../../exchange/commands';
import type { Exchange } from '../../../exchange/exchange';
import type { Job } from '../../../runtime/job';
import { depositConfirmations } from '@exchange/domain';
import { sentAmount, toWithdrawal, withdrawalColumns, type WaitsFor, type Withdrawal } from './withdrawal';

export interface WithdrawalJobOptions {
  pool: Pick<Pool, 'query'>;
  custody: Pick<Custody, 'send' | 'findSent'>;
  exchange: Pick<Exchange, 'submit' | 'isOpen'>;
  log: Record<'warn', (fields: Record<string, unknown>, message: string) => void>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long a trader can take back what needs no person. */
  approveAfterMs: number;
  everyMs: number;
}

const hour = 60 * 60_000;

/** What somebody waits for when nothing else is said: as long again as it was expected to take at most. */
const longerMs: Partial<Record<WaitsFor, number>> = { review: 8 * hour, checks: 12 * hour };

/** Brings every open withdrawal on by the next step that needs no person. */
export const withdrawalJob = (options: WithdrawalJobOptions): Job => {
  const { pool, custody, exchange, log, now, approveAfterMs, everyMs } = options;

  const submit = async <Kind extends CommandKind>(command: CommandOf<Kind>): Promise<boolean> => {
    const { refused } = await exchange.submit<Kind>(command as never);
    if (!refused) return true;
    if (refused.code === 'unavailable' || refused.code === 'unconfirmed') throw new Error(refused.message);
    log.warn({ command: command.kind, code: refused.code, reason: refused.message }, 'A withdrawal step was refused');
    return false;
  };

  const isLate = ({ waitsUntil }: Withdrawal): boolean => waitsUntil !== null && waitsUntil <= now();

  const wait = async (withdrawal: Withdrawal, waitsFor: WaitsFor): Promise<void> => {
    if (isLate(withdrawal))
      await submit({ kind: 'withdrawal.delay', id: withdrawal.id, waitsFor, untilMs: longerMs[waitsFor] ?? hour });
  };

  const lastWait = ({ steps }: Withdrawal): WaitsFor => steps.at(-1)?.waitsFor ?? 'review';

  const approve = async (withdrawal: Withdrawal): Promise<void> => {
    const { id, paymentType, createdAt } = withdrawal;
    const isTime = paymentType === 'Auto' && createdAt + approveAfterMs <= now();
    if (isTime && lastWait(withdrawal) !== 'repayment') {
      if (await submit({ kind: 'withdrawal.approve', id })) return;
      await submit({ kind: 'withdrawal.delay', id, waitsFor: 'repayment', untilMs: 24 * hour });
    } else await wait(withdrawal, lastWait(withdrawal));
  };

  /** Asked under its own id, so that asking again after any breakdown sends nothing twice. */
  const send = async (withdrawal: Withdrawal): Promise<void> => {
    const { id, asset, address, destinationTag } = withdrawal;
    const { transactionId, refused } = await custody.send({
      id,
      asset,
      amount: sentAmount(withdrawal),
      address,
      ...(destinationTag !== null && { destinationTag }),
    });
    if (refused === undefined) await submit({ kind: 'withdrawal.sent', id, transactionId });
    else {
      log.warn({ withdrawal: id, reason: refused }, 'Custody refused to send a withdrawal');
      await submit({
        kind: 'withdrawal.delay',
        id,
        waitsFor: 'review',
        untilMs: longerMs.review ?? hour,
        isRefused: true,
      });
    }
  };

  const follow = async (withdrawal: Withdrawal): Promise<void> => {
    const { id, confirmations } = withdrawal;
    const sent = await custody.findSent(id);
    if (!sent) {
      await wait(withdrawal, 'confirmations');
      return;
    }
    if (sent.transactionId !== withdrawal.transactionId) {
      log.warn({ withdrawal: id, transaction: sent.transactionId }, 'Custody names another transaction than before');
      return;
    }
    if (sent.confirmations > confirmations)
      await submit({ kind: 'withdrawal.confirm', id, confirmations: sent.confirmations });
    if (sent.confirmations >= depositConfirmations.toWithdraw)
      await submit({ kind: 'withdrawal.complete', id, networkFee: sent.networkFee });
    else await wait(withdrawal, 'confirmations');
  };

  /** Custody that does not answer is told in the time line once what was expected is over. */
  const withCustody = async (
    withdrawal: Withdrawal,
    step: (withdrawal: Withdrawal) => Promise<void>,
  ): Promise<void> => {
    try {
      await step(withdrawal);
    } catch (error) {
      await wait(withdrawal, 'custody');
      throw error;
    }
  };

  const advance = async (withdrawal: Withdrawal): Promise<void> => {
    const { status, releasedAt, transactionId } = withdrawal;
    if (status === 'Pending') await approve(withdrawal);
    else if (transactionId !== null) await withCustody(withdrawal, follow);
    else if (releasedAt !== null) await withCustody(withdrawal, send);
    else await wait(withdrawal, 'sending');
  };

  const readOpen = async (): Promise<Withdrawal[]> => {
    const { rows } = await pool.query<Parameters<typeof toWithdrawal>[0]>(
      `select ${withdrawalColumns} from withdrawal where status in ('Pending', 'Process') order by number`,
    );
    return rows.map(toWithdrawal);
  };

  return {
    name: 'withdrawals',
    everyMs,
    work: async (stopping) => {
      if (!exchange.isOpen()) return;
      const outages: unknown[] = [];
      for (const withdrawal of await readOpen()) {
        if (stopping.aborted) return;
        // One that can't go on holds up no other.
        await advance(withdrawal).catch((error: unknown) => outages.push(error));
      }
      if (outages.length > 0) throw new AggregateError(outages, 'Some withdrawals could not go on.');
    },
  };
};
