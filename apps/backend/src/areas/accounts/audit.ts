import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { securityEvent } from '../../db/schema';

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
  | 'anti-phishing word changed'
  | 'tries forgotten'
  | 'sessions ended'
  | 'withdrawal code mailed'
  | 'account frozen'
  | 'account unfrozen'
  | 'kyc submitted'
  | 'kyc approved'
  | 'kyc rejected';

export interface SecurityEvent {
  at: Date;
  /** Whose account it is about, where it is known. */
  uniqueId?: string | undefined;
  address: string;
  /** What the browser calls itself, where a browser did it. */
  device?: string | undefined;
  /** Of which kind and for what; never a secret, and nothing that was typed. */
  details?: Readonly<Record<string, string>>;
}

export interface SignIn {
  /** Nothing for those that were noted before devices were. */
  device: string | null;
  address: string;
}

/** What was done to whose account, from where and when. The table takes no changes, only more. */
export const createAudit = (queries: Queries) => ({
  note: async (
    kind: SecurityEventKind,
    { at, uniqueId, address, device, details = {} }: SecurityEvent,
  ): Promise<void> => {
    const who = { uniqueId: uniqueId ?? null, address, device: device ?? null };
    await queries.insert(securityEvent).values({ kind, ...who, at, details });
  },
  /** When it happened, the last time first. */
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
