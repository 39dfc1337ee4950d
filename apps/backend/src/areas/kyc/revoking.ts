import { kycStatusNumbers } from '@exchange/domain';
import { textColumn } from '../../exchange/sql/columns';
import { defineKind } from '../../exchange/commandKind';
import type { Decision } from '../../exchange/effects';
import { isReadableLine } from '../../exchange/readableLine';
import { noReason, noSuchTrader, refused } from '../../exchange/refusals';
import { rowFor, type RowWriter } from '../../exchange/sql/rows';
import { holdWithdrawalsOf } from '../../transfers/holdWithdrawals';
import { traderKey } from '../../transfers/withdrawal';

interface Revoking {
  trader: string;
  by: string;
  /** In words for the trader. */
  why: string;
}

declare module '../../exchange/commands' {
  interface Commands {
    /** Takes an approval back: withdrawals close, and those that are waiting are held. */
    'kyc.revoke': Revoking;
  }
}

declare module '../../exchange/outcomes' {
  interface Outcomes {
    'kyc.revoke': { trader: string };
  }
}

declare module '../../exchange/committedEvents' {
  interface CommittedEvents {
    'kyc.revoked': { trader: string; reason: string };
  }
}

/** The trader's row first, for which submissions and withdrawals wait. */
const revoke: RowWriter<Revoking> = (rows, { at }) => ({
  name: 'kyc-revoke',
  text: `with revoked as (
           update trader set kyc_status = ${String(kycStatusNumbers.Rejected)}
           from unnest($1::text[]) as asked (id)
           where unique_id = asked.id and kyc_status = ${String(kycStatusNumbers.Approved)} returning unique_id),
         ended as (
           update kyc_submission set status = 'rejected', decided_by = asked.by, reason = asked.why, decided_at = $4
           from unnest($1::text[], $2::text[], $3::text[]) as asked (id, by, why)
           where kyc_submission.unique_id = asked.id and kyc_submission.status = 'approved' returning 1)
         select assert_current((select count(*) from revoked) = cardinality($1))`,
  values: [
    textColumn(rows, ({ trader }) => trader),
    textColumn(rows, ({ by }) => by),
    textColumn(rows, ({ why }) => why),
    new Date(at),
  ],
});

const notApproved = refused({ code: 'too late', message: "This trader's identity isn't verified." });

export const revokeKyc = defineKind<'kyc.revoke', ReadonlyMap<string, number>>({
  kind: 'kyc.revoke',
  // Requested withdrawals are there by then, to be held.
  keysOf: ({ trader }) => [`kyc of ${trader}`, traderKey(trader)],
  lookUp: async (client, commands) => {
    const { rows } = await client.query<{ id: string; status: number }>({
      name: 'kyc-statuses',
      text: 'select unique_id as id, kyc_status as status from trader where unique_id = any ($1)',
      values: [commands.map(({ trader }) => trader)],
    });
    return new Map(rows.map(({ id, status }) => [id, status]));
  },
  decide: (_view, command, statuses): Decision<'kyc.revoke'> => {
    const { trader, by, why } = command;
    if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
    const status = statuses.get(trader);
    if (status === undefined) return noSuchTrader;
    if (status !== kycStatusNumbers.Approved) return notApproved;
    return {
      done: { trader },
      rows: [rowFor(revoke, { trader, by, why }), rowFor(holdWithdrawalsOf, { trader, because: 'kyc' })],
      events: [{ kind: 'kyc.revoked', payload: { trader, reason: why } }],
    };
  },
});
