import { refusalTexts } from '../shared/refusals';
import { compare, depositConfirmations, shownAddress } from '@exchange/domain';
import type { Pool } from 'pg';
import type { Custody, SentTransfer } from '#custody/custody';
import type { Exchange } from '#exchange/exchange';
import { owedKind } from '#ledger/accounts';
import { isLedgerWrongSql } from '#ledger/checks/ledgerResults';
import type { Job } from '#runtime/job';
import { submitStepOf } from '../shared/submitStep';
import { obstacleOf } from './ownersFacts';
import { readTraderFacts } from './withdrawalFacts';
import {
  newAddressUntil,
  sentAmount,
  toWithdrawal,
  withdrawalColumns,
  type WaitsFor,
  type Withdrawal,
} from '#transfers/withdrawal';

export interface WithdrawalJobOptions {
  pool: Pick<Pool, 'query'>;
  custody: Pick<Custody, 'send' | 'findSent'>;
  exchange: Pick<Exchange, 'submit' | 'isOpen'>;
  log: Record<'warn', (fields: Record<string, unknown>, message: string) => void>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How long a trader can cancel a withdrawal that needs no review. */
  approveAfterMs: number;
  /** How long one request to custody may delay the next withdrawal. */
  patienceMs?: number;
  everyMs: number;
}

const hour = 60 * 60_000;

/** By how much an expected time is extended when it has passed, unless something else is said. */
const longerMs: Partial<Record<WaitsFor, number>> = { review: 8 * hour, checks: 12 * hour, repayment: 24 * hour };

interface Open extends Withdrawal {
  /** What keeps the exchange from approving it automatically. */
  obstacle: WaitsFor | undefined;
  /** Nothing more is paid out while money doesn't add up. */
  isLedgerWrong: boolean;
}

/** Whether the step finished in time. */
const isOverWithin = async (step: Promise<void>, ms: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, ms);
  });
  try {
    return await Promise.race([step.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
};

const tagOf = (tag: string | null | undefined): number | undefined => (tag == null ? undefined : Number(tag));

/** Ignores differences in how chains write addresses and tags. */
const isAsOrdered = (withdrawal: Withdrawal, sent: SentTransfer): boolean =>
  sent.transactionId === withdrawal.transactionId &&
  compare(sent.amount, sentAmount(withdrawal)) === 0 &&
  shownAddress(withdrawal.asset, sent.address) === shownAddress(withdrawal.asset, withdrawal.address) &&
  tagOf(sent.destinationTag) === tagOf(withdrawal.destinationTag);

/** Advances every open withdrawal by the next step that needs no operator. */
export const withdrawalJob = (options: WithdrawalJobOptions): Job => {
  const { pool, custody, exchange, log, now, approveAfterMs, everyMs, patienceMs = 10_000 } = options;
  /** Withdrawals with a request to custody that isn't answered yet. */
  const asking = new Set<string>();

  const submit = submitStepOf({ exchange, log, refusal: 'A withdrawal step was refused' });

  const isLate = ({ waitsUntil }: Withdrawal): boolean => waitsUntil !== null && waitsUntil <= now();

  const delay = async ({ id }: Withdrawal, waitsFor: WaitsFor, reason?: string): Promise<void> => {
    await submit({ kind: 'withdrawal.delay', id, waitsFor, untilMs: longerMs[waitsFor] ?? hour, reason });
  };

  const wait = async (withdrawal: Withdrawal, waitsFor: WaitsFor): Promise<void> => {
    if (isLate(withdrawal)) await delay(withdrawal, waitsFor);
  };

  const lastWait = ({ steps }: Withdrawal): WaitsFor => steps.at(-1)?.waitsFor ?? 'review';

  /** What an operator decides next waits for a review, once the time that something else takes is over. */
  const nextWait = (withdrawal: Withdrawal): WaitsFor => {
    const last = lastWait(withdrawal);
    return last === 'newAddress' || last === 'account' ? 'review' : last;
  };

  const approve = async (withdrawal: Open): Promise<void> => {
    const { id, paymentType, createdAt, obstacle } = withdrawal;
    const isTime = paymentType === 'Auto' && createdAt + approveAfterMs <= now();
    const heldUntil = newAddressUntil(withdrawal) ?? 0;
    if (!isTime || heldUntil > now()) await wait(withdrawal, nextWait(withdrawal));
    else if (obstacle === undefined) await submit({ kind: 'withdrawal.approve', id });
    else if (lastWait(withdrawal) === obstacle) await wait(withdrawal, obstacle);
    else await delay(withdrawal, obstacle);
  };

  /** With the network fee, so that the books are right whoever completes it. */
  const noteSent = async (id: string, transactionId: string): Promise<void> => {
    const sent = await custody.findSent(id);
    await submit({ kind: 'withdrawal.sent', id, transactionId, networkFee: sent?.networkFee });
  };

  /** The withdrawal's ID is the idempotency key, so repeating this after any failure sends nothing twice. */
  const send = async (withdrawal: Withdrawal): Promise<void> => {
    const { id, asset, address, destinationTag } = withdrawal;
    const { transactionId, refused } = await custody.send({
      id,
      asset,
      amount: sentAmount(withdrawal),
      address,
      ...(destinationTag !== null && { destinationTag }),
    });
    if (refused === undefined) await noteSent(id, transactionId);
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

  /** Counts no confirmations and completes nothing until an operator has checked it. */
  const halt = async (withdrawal: Withdrawal, { transactionId }: SentTransfer): Promise<void> => {
    log.warn(
      { withdrawal: withdrawal.id, transaction: transactionId },
      "Custody's record of a withdrawal doesn't match ours",
    );
    if (lastWait(withdrawal) === 'review') await wait(withdrawal, 'review');
    else await delay(withdrawal, 'review', refusalTexts.contradicted);
  };

  const follow = async (withdrawal: Withdrawal): Promise<void> => {
    const { id, confirmations } = withdrawal;
    const sent = await custody.findSent(id);
    if (sent && !isAsOrdered(withdrawal, sent)) {
      await halt(withdrawal, sent);
      return;
    }
    const counted = Math.min(sent?.confirmations ?? 0, depositConfirmations.toWithdraw);
    for (let count = confirmations + 1; count <= counted; count += 1)
      await submit({ kind: 'withdrawal.confirm', id, confirmations: count });
    if (sent && counted === depositConfirmations.toWithdraw)
      await submit({ kind: 'withdrawal.complete', id, networkFee: sent.networkFee });
    else await wait(withdrawal, 'confirmations');
  };

  /** Doesn't repeat a request that is still unanswered; its answer counts whenever it comes. */
  const ask = (withdrawal: Withdrawal, step: (withdrawal: Withdrawal) => Promise<void>): Promise<void> => {
    const { id } = withdrawal;
    asking.add(id);
    return step(withdrawal).finally(() => asking.delete(id));
  };

  /** If custody doesn't answer within the expected time, the timeline says so. */
  const withCustody = async (
    withdrawal: Withdrawal,
    step: (withdrawal: Withdrawal) => Promise<void>,
  ): Promise<void> => {
    if (asking.has(withdrawal.id)) {
      await wait(withdrawal, 'custody');
      return;
    }
    const asked = ask(withdrawal, step);
    try {
      if (await isOverWithin(asked, patienceMs)) return;
    } catch (error) {
      await wait(withdrawal, 'custody');
      throw error;
    }
    asked.catch((error: unknown) => {
      log.warn({ withdrawal: withdrawal.id, err: error }, 'A custody call failed after its time-out');
    });
    await wait(withdrawal, 'custody');
  };

  /** Sends nothing, but learns of what custody has sent before. */
  const holdBack = async (withdrawal: Withdrawal): Promise<void> => {
    const sent = await custody.findSent(withdrawal.id);
    if (sent) await noteSent(withdrawal.id, sent.transactionId);
    else await wait(withdrawal, 'review');
  };

  const advance = async (withdrawal: Open): Promise<void> => {
    const { status, releasedAt, transactionId, isLedgerWrong } = withdrawal;
    if (status === 'Pending') await approve(withdrawal);
    else if (transactionId !== null) await withCustody(withdrawal, follow);
    else if (releasedAt !== null) await withCustody(withdrawal, isLedgerWrong ? holdBack : send);
    else await wait(withdrawal, nextWait(withdrawal));
  };

  const readOpen = async (): Promise<Open[]> => {
    const { rows } = await pool.query<Parameters<typeof toWithdrawal>[0] & { owes: boolean; isLedgerWrong: boolean }>(
      `select ${withdrawalColumns},
         exists (select from account where account.owner = withdrawal.owner and kind = $1 and balance < 0) as owes,
         ${isLedgerWrongSql} as "isLedgerWrong"
       from withdrawal where status in ('Pending', 'Process') order by number`,
      [owedKind],
    );
    const owners = [...new Set(rows.map(({ trader }) => trader))];
    const facts = owners.length === 0 ? undefined : await readTraderFacts(pool, owners, now());
    /** An operator decides, also once nothing is in the way any more. */
    const isBarred = (trader: string): boolean => {
      const known = facts?.get(trader);
      return known === undefined || known.isFrozen || obstacleOf(known, now()) !== undefined;
    };
    return rows.map(({ owes, ...row }) => {
      const review = row.isLedgerWrong || isBarred(row.trader) ? 'review' : undefined;
      return { ...toWithdrawal(row), isLedgerWrong: row.isLedgerWrong, obstacle: owes ? 'repayment' : review };
    });
  };

  return {
    name: 'withdrawals',
    everyMs,
    isHeldInCopy: true,
    work: async (stopping) => {
      if (!exchange.isOpen()) return;
      const outages: unknown[] = [];
      for (const withdrawal of await readOpen()) {
        if (stopping.aborted) return;
        // A withdrawal that can't continue must not delay the others.
        await advance(withdrawal).catch((error: unknown) => outages.push(error));
      }
      if (outages.length > 0) throw new AggregateError(outages, 'Some withdrawals could not be advanced.');
    },
  };
};
