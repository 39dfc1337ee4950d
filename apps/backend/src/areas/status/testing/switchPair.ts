import type { PairName } from '@exchange/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { pair } from '#db/schema';

/** Opens or closes a pair as if it had always been so, without a halt. Returns whether the pair exists. */
export const switchPair = async (db: Database, name: PairName, isTradingOpen: boolean): Promise<boolean> =>
  (await db.update(pair).set({ isTradingOpen }).where(eq(pair.name, name))).rowCount === 1;
