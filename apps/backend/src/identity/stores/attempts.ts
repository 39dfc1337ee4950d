import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { signInAttempt } from '../../db/schema';

const hourMs = 60 * 60_000;

/** Failed sign-ins from unknown devices, counted by hour and network, so that strangers can't fill a trader's log. */
export const createAttemptStore = (queries: Queries) => ({
  note: async (uniqueId: string, network: string, at: Date): Promise<void> => {
    const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
    await queries
      .insert(signInAttempt)
      .values({ uniqueId, hour, network, count: 1, firstAt: at })
      .onConflictDoUpdate({
        target: [signInAttempt.uniqueId, signInAttempt.hour, signInAttempt.network],
        set: { count: sql`${signInAttempt.count} + 1` },
      });
  },
});
