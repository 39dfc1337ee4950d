import { normaliseEmail, requiredEmail } from '@exchange/domain';
import { defineKind } from '#exchange/commandKind';
import type { Decision } from '#exchange/effects';
import { isReadableLine } from '#exchange/readableLine';
import { noReason, noSuchTrader, refused } from '#exchange/refusals';
import { textColumn } from '#exchange/sql/columns';
import { rowFor, type RowWriter } from '#exchange/sql/rows';
import { endMailedProofsOf, endSessionsOf } from '#identity/stores/endAccess';
import { reservedEmailDomains } from '#identity/stores/traders';
import { holdWithdrawalsOf } from '#transfers/holdWithdrawals';
import { traderKey } from '#transfers/withdrawal';
import type { Asked } from '../closing/closures';

declare module '#exchange/commands' {
  interface Commands {
    /** Gives an account another email address, which has to be verified before its trader signs in again. */
    'account.email': Asked & { email: string };
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'account.email': { isRepeat: boolean };
  }
}

declare module '#exchange/committedEvents' {
  interface CommittedEvents {
    'account.emailChanged': Asked & { from: string; to: string };
  }
}

interface Move {
  trader: string;
  email: string;
}

/** Withdrawals wait as after a new password, and somebody who registers the address at the same moment keeps it. */
const move: RowWriter<Move> = (rows, { at }) => ({
  name: 'accounts-move-email',
  text: `with moved as (
           update trader set email = asked.email, is_verified = false, password_reset_at = $3
           from unnest($1::text[], $2::text[]) as asked (id, email)
           where unique_id = asked.id
             and not exists (select from trader as other where other.email = asked.email) returning 1)
         select assert_current((select count(*) from moved) = cardinality($1))`,
  values: [textColumn(rows, ({ trader }) => trader), textColumn(rows, ({ email }) => email), new Date(at)],
});

interface Known {
  emails: ReadonlyMap<string, string>;
  taken: ReadonlySet<string>;
}

const taken = refused({ code: 'not allowed', message: 'Another account has this email address.' });

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

const nobodys: ReadonlySet<string> = new Set(Object.values(reservedEmailDomains));

const wrongEmail = (email: string) => {
  const message = requiredEmail(email);
  if (message !== undefined) return refused({ code: 'figure', message });
  return nobodys.has(domainOf(email))
    ? refused({ code: 'figure', message: 'Nothing is delivered to this address.' })
    : undefined;
};

export const changeEmail = defineKind<'account.email', Known>({
  kind: 'account.email',
  keysOf: ({ trader, email }) => [`email ${normaliseEmail(email)}`, `email of ${trader}`, traderKey(trader)],
  lookUp: async (client, commands) => {
    const { rows } = await client.query<{ id: string; email: string }>({
      name: 'accounts-emails',
      text: 'select unique_id as id, email from trader where unique_id = any ($1) or email = any ($2)',
      values: [commands.map(({ trader }) => trader), commands.map(({ email }) => normaliseEmail(email))],
    });
    return {
      emails: new Map(rows.map(({ id, email }) => [id, email])),
      taken: new Set(rows.map(({ email }) => email)),
    };
  },
  decide: (_view, { trader, by, why, ...command }, known): Decision<'account.email'> => {
    if (!isReadableLine(by) || !isReadableLine(why)) return noReason;
    const email = normaliseEmail(command.email);
    const wrong = wrongEmail(email);
    if (wrong) return wrong;
    const from = known.emails.get(trader);
    if (from === undefined) return noSuchTrader;
    if (from === email) return { done: { isRepeat: true } };
    if (known.taken.has(email)) return taken;
    return {
      done: { isRepeat: false },
      rows: [
        rowFor(move, { trader, email }),
        rowFor(endSessionsOf, trader),
        rowFor(endMailedProofsOf, trader),
        rowFor(holdWithdrawalsOf, { trader, because: 'email' }),
      ],
      events: [{ kind: 'account.emailChanged', payload: { trader, by, why, from, to: email } }],
    };
  },
});
