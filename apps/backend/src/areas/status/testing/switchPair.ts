import type { PairName } from '@exchange/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { pair } from '../../../db/schema';

/** Opens or closes a pair as if it had been so all along, without a halt. Says whether it is there. */
export const switchPair = async (db: Database, name: PairName, isTradingOpen: boolean): Promise<boolean> =>
  (await db.update(pair).set({ isTradingOpen }).where(eq(pair.name, name))).rowCount === 1;
