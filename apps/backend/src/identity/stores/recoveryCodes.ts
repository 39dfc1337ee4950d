import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { recoveryCode } from '../../db/schema';

/** Codes that were made together. */
export interface HashedCodes {
  salt: Buffer;
  hashes: readonly Buffer[];
}

export const createRecoveryCodeStore = (queries: Queries) => {
  const isUnusedOf = (uniqueId: string) => and(eq(recoveryCode.uniqueId, uniqueId), isNull(recoveryCode.usedAt));

  return {
    /** Earlier ones, used or not, are forgotten. */
    replaceAll: async (uniqueId: string, { salt, hashes }: HashedCodes, at: Date): Promise<void> => {
      await queries.delete(recoveryCode).where(eq(recoveryCode.uniqueId, uniqueId));
      await queries.insert(recoveryCode).values(hashes.map((hash) => ({ uniqueId, hash, salt, madeAt: at })));
    },
    unused: (uniqueId: string): Promise<{ hash: Buffer; salt: Buffer }[]> =>
      queries
        .select({ hash: recoveryCode.hash, salt: recoveryCode.salt })
        .from(recoveryCode)
        .where(isUnusedOf(uniqueId)),
    left: (uniqueId: string): Promise<number> => queries.$count(recoveryCode, isUnusedOf(uniqueId)),
    /** Returns whether it was still unused. A single statement: only one of several concurrent calls gets it. */
    spend: async (uniqueId: string, hash: Buffer, at: Date): Promise<boolean> => {
      const { rowCount } = await queries
        .update(recoveryCode)
        .set({ usedAt: at })
        .where(and(isUnusedOf(uniqueId), eq(recoveryCode.hash, hash)));
      return rowCount === 1;
    },
  };
};
