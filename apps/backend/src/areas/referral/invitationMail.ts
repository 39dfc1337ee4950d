import { personName } from '@exchange/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { referralInvitation, trader } from '../../db/schema';
import type { DueHandler } from '../../dueWork/dueWork';
import type { NewDueWork } from '../../dueWork/dueWorkStore';
import type { Mailer } from '../../mail/letters';

const kind = 'referral.invite';

interface Invited {
  referrer: string;
  email: string;
}

/** Emailed as due work, so that the response takes equally long whether or not the address has an account. */
export const invitationWork = (invited: Invited, at: Date): NewDueWork => ({
  id: `invitation ${invited.referrer} ${invited.email}`,
  kind,
  payload: invited,
  dueAt: at,
});

/** Strangers see the name only if it passes the forms' rule for names, so that it can't carry a message. */
const spokenName = (...names: readonly string[]): string =>
  names.every((name) => personName(name) === undefined) ? names.join(' ') : 'Someone you may know';

const mostPerAddress = 3;

/** Whoever opens many accounts can't have one person emailed from each of them. */
const wasInvitedOften = async (transaction: Transaction, { referrer, email }: Invited): Promise<boolean> => {
  const of = eq(referralInvitation.email, email);
  const [own] = await transaction
    .select({ sentAt: referralInvitation.sentAt })
    .from(referralInvitation)
    .where(and(of, eq(referralInvitation.referrer, referrer)));
  if (!own) return false;
  const at = sql`${own.sentAt.toISOString()}::timestamptz`;
  const { sentAt, referrer: other } = referralInvitation;
  const isEarlier = sql`(${sentAt}, ${other}) < (${at}, ${referrer}) and ${sentAt} > ${at} - interval '30 days'`;
  return (await transaction.$count(referralInvitation, and(of, isEarlier))) >= mostPerAddress;
};

export const invitationDueHandlers = ({ mailer }: { mailer: Pick<Mailer, 'send'> }): Record<string, DueHandler> => ({
  [kind]: async (transaction, payload) => {
    // Only `invitationWork` writes work of this kind.
    const { referrer, email } = payload as Invited;
    const find = (isTheirs: ReturnType<typeof eq>) => transaction.select().from(trader).where(isTheirs);
    const [[inviter], [known]] = [await find(eq(trader.uniqueId, referrer)), await find(eq(trader.email, email))];
    if (!inviter || known || (await wasInvitedOften(transaction, { referrer, email }))) return;
    const { firstName, lastName, referralCode } = inviter;
    await mailer.send(transaction, email, {
      kind: 'invitation',
      inviter: spokenName(firstName, lastName),
      referralCode,
      email,
    });
  },
});
