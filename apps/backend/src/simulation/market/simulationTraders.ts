import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { createRandomness } from '../../identity/secrets/randomness';
import { reservedEmailDomains } from '../../identity/stores/traders';
import type { Database } from '../../db/client';
import { trader } from '../../db/schema';

export interface SimulationTraders {
  makers: string[];
  takers: string[];
}

const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word}-${index + 1}@${reservedEmailDomains.simulation}`);

/** Enough traders that none gets near the limit of open orders or meets an order of their own. */
const emails = { makers: numbered('maker', 4), takers: numbered('taker', 3) };

const everybody = [...emails.makers, ...emails.takers];

const random = createRandomness(randomBytes);

/** Well-formed, but no password matches it. */
export const nobodysHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const add = async (db: Database, email: string, at: Date): Promise<void> => {
  const closed = { passwordHash: nobodysHash, isVerified: false };
  await db
    .insert(trader)
    .values({
      uniqueId: random.uniqueId(),
      email,
      firstName: 'Simulation',
      lastName: email.slice(0, email.indexOf('@')),
      passwordChangedAt: at,
      referralCode: random.referralCode(),
      createdAt: at,
      ...closed,
    })
    .onConflictDoUpdate({ target: trader.email, set: closed });
};

const find = async (db: Database): Promise<Map<string, string>> => {
  const rows = await db
    .select({ email: trader.email, id: trader.uniqueId })
    .from(trader)
    .where(inArray(trader.email, everybody));
  return new Map(rows.map(({ email, id }) => [email, id]));
};

/** Traders of a simulation on this database, if there ever was one. */
export const findSimulationTraders = async (db: Database): Promise<string[]> => [...(await find(db)).values()];

/** The simulation's traders. No one can sign in as one of them. */
export const openSimulationTraders = async (db: Database, at: Date): Promise<SimulationTraders> => {
  for (const email of everybody) await add(db, email, at);
  const ids = await find(db);
  const idsOf = (wanted: readonly string[]): string[] => wanted.flatMap((email) => ids.get(email) ?? []);
  return { makers: idsOf(emails.makers), takers: idsOf(emails.takers) };
};
