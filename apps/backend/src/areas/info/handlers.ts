import { asc } from 'drizzle-orm';
import type { Handlers } from '../../contract/handlers';
import type { Database } from '../../db/client';
import { currency, pair } from '../../db/schema';
import { plainDecimal } from '../../db/plainDecimal';

export const feesOf = async (db: Database) => {
  const [pairs, currencies] = await Promise.all([
    db.select().from(pair).orderBy(asc(pair.id)),
    db.select().from(currency).orderBy(asc(currency.position)),
  ]);
  return {
    tradingFees: pairs.map(({ name, buyFeePercent, sellFeePercent }) => ({
      symbol: name,
      currencySymbol: name,
      buy: plainDecimal(buyFeePercent),
      sell: plainDecimal(sellFeePercent),
    })),
    withdrawalFees: currencies.map(({ symbol, withdrawalFee, minWithdrawal }) => ({
      currencyName: symbol,
      withdrawalFee: plainDecimal(withdrawalFee),
      minWithdrawal: plainDecimal(minWithdrawal),
    })),
  };
};

/** Public facts: what trading and withdrawing cost. */
export const infoHandlers = (db: Database): Handlers => ({
  fees: async () => ({ data: await feesOf(db) }),
});
