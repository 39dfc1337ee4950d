import { eq } from 'drizzle-orm';
import { hashToken } from '../../identity/secrets/randomness';
import type { NewTrader, TraderRow } from '../../identity/stores/traders';
import { trader } from '../../db/schema';
import type { Services } from './arrange';

/** The trader that an earlier state of the same interaction has named. */
export const findTrader = async ({ accounts }: Services, email: string): Promise<TraderRow> => {
  const found = await accounts.stores.traders.byEmail(email);
  if (!found) throw new Error(`No state has named a trader "${email}".`);
  return found;
};

export const changeTrader = async (services: Services, email: string, values: Partial<NewTrader>): Promise<void> => {
  const { uniqueId } = await findTrader(services, email);
  await services.accounts.db.update(trader).set(values).where(eq(trader.uniqueId, uniqueId));
};

/** The id of the session that this token opens. */
export const sessionOf = (token: string): string => hashToken(token).toString('hex');
