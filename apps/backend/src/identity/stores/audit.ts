import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { securityEvent } from '../../db/schema';

/** Takes the place of an IP address where an operator did it. */
export const operatorAddress = 'operator';

export type SecurityEventKind =
  | 'registered'
  | 'account verified'
  | 'password refused'
  | 'code refused'
  | 'tries used up'
  | 'code mailed'
  | 'link mailed'
  | 'new place held'
  | 'new place confirmed'
  | 'logged in'
  | 'logged out'
  | 'password changed'
  | 'two-factor turned on'
  | 'two-factor turned off'
  | 'mail codes turned on'
  | 'mail codes turned off'
  | 'recovery codes made'
  | 'recovery code used'
  | 'passkey added'
  | 'passkey removed'
  | 'passkey refused'
  | 'anti-phishing word changed'
  | 'code first turned on'
  | 'code first turned off'
  | 'tries forgotten'
  | 'sessions ended'
  | 'withdrawal code mailed'
  | 'address added'
  | 'address changed'
  | 'address removed'
  | 'address wait turned on'
  | 'address wait turned off'
  | 'account frozen'
  | 'account unfrozen'
  | 'account closed'
  | 'account reopened'
  | 'funds released'
  | 'name corrected'
  | 'email changed'
  | 'data exported'
  | 'kyc submitted'
  | 'kyc approved'
  | 'kyc rejected'
  | 'kyc revoked';

export interface SecurityEvent {
  at: Date;
  /** The account that the event is about, if known. */
  uniqueId?: string | undefined;
  address: string;
  /** The browser's name for itself, if a browser did it. */
  device?: string | undefined;
  /** Further details such as the purpose; never a secret or anything the user typed. */
  details?: Readonly<Record<string, string>>;
}

export interface SignIn {
  /** Null for events from before devices were recorded. */
  device: string | null;
  address: string;
}

/** What was done to which account, from where and when. The table is append-only. */
export const createAudit = (queries: Queries) => ({
  note: async (
    kind: SecurityEventKind,
    { at, uniqueId, address, device, details = {} }: SecurityEvent,
  ): Promise<void> => {
    const who = { uniqueId: uniqueId ?? null, address, device: device ?? null };
    await queries.insert(securityEvent).values({ kind, ...who, at, details });
  },
  /** The latest times it happened, newest first. */
  newest: async (uniqueId: string, kind: SecurityEventKind, count: number): Promise<Date[]> => {
    const rows = await queries
      .select({ at: securityEvent.at })
      .from(securityEvent)
      .where(and(eq(securityEvent.uniqueId, uniqueId), eq(securityEvent.kind, kind)))
      .orderBy(desc(securityEvent.at))
      .limit(count);
    return rows.map(({ at }) => at);
  },
  /** Where the trader has signed in from. */
  signIns: (uniqueId: string): Promise<SignIn[]> =>
    queries
      .selectDistinct({ device: securityEvent.device, address: securityEvent.address })
      .from(securityEvent)
      .where(and(eq(securityEvent.uniqueId, uniqueId), eq(securityEvent.kind, 'logged in'))),
});
