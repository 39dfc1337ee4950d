import { kycStatusNumbers } from '@exchange/domain';
import { textColumn } from '../../exchange/sql/columns';
import { defineKind } from '../../exchange/commandKind';
import type { Decision } from '../../exchange/effects';
import { isReadableLine } from '../../exchange/readableLine';
import { noReason, refused, type Refused } from '../../exchange/refusals';
import { rowFor, type RowWriter } from '../../exchange/sql/rows';
import type { Queries } from '../../exchange/sql/statement';

interface Deciding {
  submission: string;
  by: string;
  /** For a rejection, in words for the trader. */
  why: string;
}

interface Decided {
  submission: string;
  trader: string;
  decision: 'approved' | 'rejected';
  /** Why it was rejected. */
  reason?: string;
}

declare module '../../exchange/commands' {
  interface Commands {
    /** Confirms the trader's identity, which opens withdrawals. */
    'kyc.approve': Deciding;
    'kyc.reject': Deciding;
  }
}

declare module '../../exchange/outcomes' {
  interface Outcomes {
    'kyc.approve': { trader: string };
    'kyc.reject': { trader: string };
  }
}

declare module '../../exchange/committedEvents' {
  interface CommittedEvents {
    'kyc.decided': Decided;
  }
}

interface KnownSubmission {
  id: string;
  trader: string;
  status: 'submitted' | 'approved' | 'rejected' | 'replaced';
  firstName: string;
  lastName: string;
}

type Known = ReadonlyMap<string, KnownSubmission>;

const lookUp = async (client: Queries, commands: readonly Deciding[]): Promise<Known> => {
  const { rows } = await client.query<KnownSubmission>({
    name: 'kyc-submissions',
    text: `select id, unique_id as trader, status, first_name as "firstName", last_name as "lastName"
           from kyc_submission where id = any ($1)`,
    values: [commands.map(({ submission }) => submission)],
  });
  return new Map(rows.map((row) => [row.id, row]));
};

interface DecisionRow extends Decided {
  by: string;
  firstName: string;
  lastName: string;
}

const statusNumbers: Readonly<Record<Decided['decision'], number>> = {
  approved: kycStatusNumbers.Approved,
  rejected: kycStatusNumbers.Rejected,
};

/** Runs first, because submitting also locks the trader first. A verified trader gets the name on the documents. */
const setTraders: RowWriter<DecisionRow> = (rows) => ({
  name: 'kyc-set-traders',
  text: `update trader set kyc_status = decided.status,
           first_name = case when decided.status = 2 then decided.first_name else trader.first_name end,
           last_name = case when decided.status = 2 then decided.last_name else trader.last_name end
         from unnest($1::text[], $2::smallint[], $3::text[], $4::text[]) as decided (id, status, first_name, last_name)
         where unique_id = decided.id`,
  values: [
    textColumn(rows, ({ trader }) => trader),
    rows.map(({ decision }) => statusNumbers[decision]),
    textColumn(rows, ({ firstName }) => firstName),
    textColumn(rows, ({ lastName }) => lastName),
  ],
});

const endSubmissions: RowWriter<DecisionRow> = (rows, { at }) => ({
  name: 'kyc-end-submissions',
  text: `with ended as (
           update kyc_submission set status = decided.status, decided_by = decided.by, reason = decided.reason,
             decided_at = $5
           from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as decided (id, status, by, reason)
           where kyc_submission.id = decided.id and kyc_submission.status = 'submitted'
           returning kyc_submission.id)
         select assert_current((select count(*) from ended) = cardinality($1))`,
  values: [
    textColumn(rows, ({ submission }) => submission),
    textColumn(rows, ({ decision }) => decision),
    textColumn(rows, ({ by }) => by),
    textColumn(rows, ({ reason }) => reason ?? null),
    new Date(at),
  ],
});

const statusWords = {
  approved: 'These documents are already approved.',
  rejected: 'These documents are already rejected.',
  replaced: 'The trader has replaced these documents with others. Review those instead.',
} as const;

const noSuchDocuments = refused({ code: 'no such documents', message: "These documents don't exist." });

const objectionTo = ({ by, why }: Deciding, known: KnownSubmission | undefined): Refused | undefined => {
  if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
  if (!known) return noSuchDocuments;
  return known.status === 'submitted' ? undefined : refused({ code: 'too late', message: statusWords[known.status] });
};

const decidingKind = (kind: 'kyc.approve' | 'kyc.reject', decision: Decided['decision']) =>
  defineKind<typeof kind, Known>({
    kind,
    keysOf: ({ submission }) => [`kyc ${submission}`],
    lookUp,
    decide: (_view, command, submissions): Decision<typeof kind> => {
      const known = submissions.get(command.submission);
      const objection = objectionTo(command, known);
      if (objection || !known) return objection ?? noSuchDocuments;
      const { id: submission, trader, firstName, lastName } = known;
      const reason = decision === 'rejected' ? { reason: command.why } : {};
      const decided: Decided = { submission, trader, decision, ...reason };
      const row: DecisionRow = { ...decided, by: command.by, firstName, lastName };
      return {
        done: { trader },
        rows: [rowFor(setTraders, row), rowFor(endSubmissions, row)],
        events: [{ kind: 'kyc.decided', payload: decided }],
      };
    },
  });

export const kycKinds = [decidingKind('kyc.approve', 'approved'), decidingKind('kyc.reject', 'rejected')];
