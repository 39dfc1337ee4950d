import { createFakeExchange, ok, outOfReach, type Answer, type Sent } from '@exchange/api/testing';
import { createServices } from '#shared/services/createServices.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import type { WireDeposit, WireWithdrawal } from '#entities/transactions/transaction.ts';

/**
 * How cancelling a withdrawal ends: done, too late, unanswered, not supported by the server, or later when the story
 * says so.
 */
export type CancellingAnswer = 'cancelled' | 'tooLate' | 'lost' | 'notBuilt' | 'later';

export interface ScriptedHistoryOptions {
  deposits: readonly WireDeposit[];
  withdrawals: readonly WireWithdrawal[];
  /** A server without extensions sends everything at once, for every coin. */
  isPlain?: boolean;
}

const plain = <Row extends WireDeposit | WireWithdrawal>(row: Row): Row => {
  const { status, currencyName, amount, createdAt, transactionId } = row;
  const onChain = 'walletTxId' in row && { walletTxId: row.walletTxId, paymentType: row.paymentType };
  // Only extension fields are left out.
  return { status, currencyName, amount, createdAt, transactionId, ...onChain } as Row;
};

/** Simulates an exchange with a trader who has deposited and withdrawn. */
export const createScriptedHistory = (options: ScriptedHistoryOptions) => {
  const { isPlain = false } = options;
  let { deposits, withdrawals } = options;
  let answer: CancellingAnswer = 'cancelled';
  let answerNow = (): void => undefined;
  const { feed, say, become } = createScriptedFeed();

  const transactionHistory = ({ type, currency, page = '1', limit = '500' }: Sent<'transactionHistory'>) => {
    const all: readonly (WireDeposit | WireWithdrawal)[] = type === 'Deposit' ? deposits : withdrawals;
    if (isPlain) return ok({ data: all.map(plain) });
    const wanted = all.filter(({ currencyName }) => currency === undefined || currencyName === currency);
    const start = (Number(page) - 1) * Number(limit);
    return ok({ data: wanted.slice(start, start + Number(limit)), total: wanted.length });
  };

  const put = (row: WireWithdrawal): WireWithdrawal => {
    withdrawals = withdrawals.map((known) => (known.transactionId === row.transactionId ? row : known));
    return row;
  };

  const cancelled = (id: string | undefined): Answer<'cancelWithdrawal'> => {
    const row = withdrawals.find(({ transactionId }) => transactionId === id);
    if (!row) return 'unknown';
    const step = { step: 'cancelled', at: '2026-03-02T10:31:00.000Z', by: 'trader' } as const;
    const data = put({ ...row, status: 'Cancelled', steps: [...(row.steps ?? []), step] });
    return ok({ statusCode: 200, message: `Withdrawal cancelled. 40,000 XDC is available again.`, data });
  };

  const approved = (id: string | undefined): void => {
    const row = withdrawals.find(({ transactionId }) => transactionId === id);
    const step = { step: 'approved', at: '2026-03-02T10:31:00.000Z', waitsFor: 'sending' } as const;
    if (row) put({ ...row, status: 'Process', steps: [...(row.steps ?? []), step] });
  };

  const cancelWithdrawal = ({
    transactionId,
  }: Sent<'cancelWithdrawal'>): Answer<'cancelWithdrawal'> | Promise<Answer<'cancelWithdrawal'>> => {
    if (answer === 'notBuilt') return Response.json({ message: 'Not Found' }, { status: 404 });
    if (answer === 'tooLate') {
      approved(transactionId);
      return 'tooLate';
    }
    const done = cancelled(transactionId);
    if (answer === 'lost') return outOfReach();
    return answer === 'later' ? new Promise((resolve) => (answerNow = () => resolve(done))) : done;
  };

  const exchange = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    transactionHistory,
    cancelWithdrawal,
  });
  const environment = createTestEnvironment({ fetch: exchange.fetch, feed, stored: storedTrader });
  const services = createServices(testConfig, testVersion, environment);
  return {
    services,
    become,
    reach: exchange.reach,
    /** Updates a withdrawal and pushes it. */
    tellWithdrawal: (row: WireWithdrawal & { transactionId: string }) => {
      put(row);
      say('withdrawal-update-{userId}', { ...row, userId: 'u-1001' });
    },
    tellDeposit: (row: WireDeposit & { depositId: string }) => {
      deposits = [row, ...deposits.filter(({ depositId }) => depositId !== row.depositId)];
      say('deposit-update-{userId}', { ...row, userId: 'u-1001' });
    },
    answerCancelling: (next: CancellingAnswer) => {
      answer = next;
    },
    answerNow: () => answerNow(),
    cancelled: () => exchange.sent('cancelWithdrawal').map(({ transactionId }) => transactionId),
    loads: () => exchange.sent('transactionHistory').map(({ type, currency }) => `${type ?? ''} ${currency ?? 'all'}`),
  };
};
