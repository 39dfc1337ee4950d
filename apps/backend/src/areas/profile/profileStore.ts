import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { apiKey, country, profilePicture, trader } from '../../db/schema';

export type CountryRow = typeof country.$inferSelect;

export type ApiKeyRow = typeof apiKey.$inferSelect;

/** The fields of a profile that its trader may change. */
export type ProfileValues = Pick<
  typeof trader.$inferInsert,
  'firstName' | 'lastName' | 'mobileIsd' | 'mobileNo' | 'streetAddress' | 'city' | 'state' | 'postalCode' | 'countryId'
>;

/** A name, and whether it is verified. */
export type VerifiedName = Pick<typeof trader.$inferSelect, 'kycStatus' | 'firstName' | 'lastName'>;

export const createProfileStore = (queries: Queries) => ({
  find: async (uniqueId: string) => {
    const [found] = await queries
      .select({ trader, picture: profilePicture.name })
      .from(trader)
      .leftJoin(profilePicture, eq(profilePicture.uniqueId, trader.uniqueId))
      .where(eq(trader.uniqueId, uniqueId));
    return found;
  },
  /** Until the transaction ends, others can't change the trader or decide on their documents. */
  lock: async (uniqueId: string): Promise<VerifiedName | undefined> => {
    const [found] = await queries
      .select({ kycStatus: trader.kycStatus, firstName: trader.firstName, lastName: trader.lastName })
      .from(trader)
      .where(eq(trader.uniqueId, uniqueId))
      .for('update');
    return found;
  },
  change: async (uniqueId: string, values: ProfileValues): Promise<void> => {
    await queries.update(trader).set(values).where(eq(trader.uniqueId, uniqueId));
  },
  /** Replaces the previous one: a trader has one picture. */
  keepPicture: async (uniqueId: string, name: string, jpeg: Buffer): Promise<void> => {
    await queries
      .insert(profilePicture)
      .values({ uniqueId, name, jpeg })
      .onConflictDoUpdate({ target: profilePicture.uniqueId, set: { name, jpeg } });
  },
  pictureOf: async (uniqueId: string, name: string): Promise<Buffer | undefined> => {
    const [found] = await queries
      .select({ jpeg: profilePicture.jpeg })
      .from(profilePicture)
      .where(and(eq(profilePicture.uniqueId, uniqueId), eq(profilePicture.name, name)));
    return found?.jpeg;
  },
  apiKeysOf: (uniqueId: string): Promise<ApiKeyRow[]> =>
    queries
      .select()
      .from(apiKey)
      .where(eq(apiKey.uniqueId, uniqueId))
      .orderBy(desc(apiKey.createdAt), desc(apiKey.apiKey)),
  countries: (): Promise<CountryRow[]> => queries.select().from(country),
  country: async (id: string): Promise<CountryRow | undefined> => {
    const [found] = await queries.select().from(country).where(eq(country.id, id));
    return found;
  },
});
