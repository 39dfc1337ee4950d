import type { Failure, Result } from '@exchange/domain';
import type { ChildAnswer } from '../childAnswers';
import type { IntendedWithdrawal, SentWithdrawal, SentWithdrawalState } from '../withdrawal/withdrawalRules';

/** A withdrawal that was found, as the exchange has it. */
export interface FoundWithdrawal {
  /** The exchange's id for it. */
  transactionId: string;
  status: string;
}

export interface WithdrawalRow extends FoundWithdrawal {
  /** Our own id for it; undefined if the server has none, or it was sent without one. */
  id: string | undefined;
}

/** The rows of the history that may contain a withdrawal. */
export type WithdrawalLookup = Result<readonly WithdrawalRow[]>;

export interface SentWithdrawals {
  /** In the order they were sent. */
  withdrawals: readonly SentWithdrawal[];
  /** The ids that are being looked up. */
  lookingUp: readonly string[];
  /** How often they were looked up since the last one was added. */
  looks: number;
  /** Why the last lookup failed. */
  lookFailure: Failure | undefined;
}

export type SentWithdrawalsNews =
  | { type: 'withdrawal.found'; withdrawal: IntendedWithdrawal; found: FoundWithdrawal }
  /** The server has no ids, so the trader must check the history before sending it again. */
  | { type: 'withdrawal.checkNeeded'; withdrawal: IntendedWithdrawal };

export const nothingSent: SentWithdrawals = { withdrawals: [], lookingUp: [], looks: 0, lookFailure: undefined };

const hasId =
  (wanted: string) =>
  ({ withdrawal: { id } }: SentWithdrawal): boolean =>
    id === wanted;

const sentWithdrawal = ({ withdrawals }: SentWithdrawals, id: string): SentWithdrawal | undefined =>
  withdrawals.find(hasId(id));

/** The withdrawals to show and look up: all but those being sent for the first time. */
export const unconfirmedWithdrawals = ({ withdrawals }: SentWithdrawals): readonly SentWithdrawal[] =>
  withdrawals.filter(({ state }) => state !== 'sending');

/** An unconfirmed withdrawal stays unconfirmed while it is sent again. */
export const afterSending = (
  { withdrawals }: SentWithdrawals,
  withdrawal: IntendedWithdrawal,
): readonly SentWithdrawal[] =>
  withdrawals.some(hasId(withdrawal.id)) ? withdrawals : [...withdrawals, { withdrawal, state: 'sending' }];

export const without = ({ withdrawals }: SentWithdrawals, id: string): readonly SentWithdrawal[] =>
  withdrawals.filter((one) => !hasId(id)(one));

/** If a second request is refused, the first may still have been carried out. */
export const afterRefusal = (sent: SentWithdrawals, id: string): readonly SentWithdrawal[] =>
  sentWithdrawal(sent, id)?.state === 'sending' ? without(sent, id) : sent.withdrawals;

export const withState = (
  { withdrawals }: SentWithdrawals,
  { id, state }: { id: string; state: SentWithdrawalState },
): readonly SentWithdrawal[] => withdrawals.map((one) => (hasId(id)(one) ? { ...one, state } : one));

export const afterRecalling = (
  { withdrawals }: SentWithdrawals,
  recalled: readonly IntendedWithdrawal[],
): readonly SentWithdrawal[] => [
  ...recalled
    .filter(({ id }) => !withdrawals.some(hasId(id)))
    .map((withdrawal) => ({ withdrawal, state: 'unconfirmed' as const })),
  ...withdrawals,
];

/** Unconfirmed, and not being looked up already. */
export const nextToLookUp = (sent: SentWithdrawals): readonly IntendedWithdrawal[] =>
  unconfirmedWithdrawals(sent)
    .map(({ withdrawal }) => withdrawal)
    .filter(({ id }) => !sent.lookingUp.includes(id));

type LookupAnswer = ChildAnswer<WithdrawalLookup>;

const foundIn = (rows: readonly WithdrawalRow[], wanted: string): FoundWithdrawal | undefined => {
  const row = rows.find(({ id }) => id === wanted);
  return row && { transactionId: row.transactionId, status: row.status };
};

/** An empty history doesn't show whether the server has ids, but does show that the withdrawal isn't in it. */
const stateAfterMissing = (rows: readonly WithdrawalRow[]): SentWithdrawalState =>
  rows.length === 0 || rows.some(({ id }) => id !== undefined) ? 'notFound' : 'checkNeeded';

const withdrawalsAfter = (sent: SentWithdrawals, { id, result: { data } }: LookupAnswer): readonly SentWithdrawal[] => {
  if (data === undefined) return sent.withdrawals;
  if (foundIn(data, id)) return without(sent, id);
  return withState(sent, { id, state: stateAfterMissing(data) });
};

export const afterLookup = (sent: SentWithdrawals, answer: LookupAnswer): Partial<SentWithdrawals> => ({
  withdrawals: withdrawalsAfter(sent, answer),
  lookingUp: sent.lookingUp.filter((id) => id !== answer.id),
  lookFailure: answer.result.error,
});

/** Reports each change once. */
export const newsOf = (sent: SentWithdrawals, { id, result: { data } }: LookupAnswer): SentWithdrawalsNews[] => {
  const before = sentWithdrawal(sent, id);
  if (data === undefined || before === undefined) return [];
  const { withdrawal, state } = before;
  const found = foundIn(data, id);
  if (found) return [{ type: 'withdrawal.found', withdrawal, found }];
  const isNews = stateAfterMissing(data) === 'checkNeeded' && state !== 'checkNeeded';
  return isNews ? [{ type: 'withdrawal.checkNeeded', withdrawal }] : [];
};
