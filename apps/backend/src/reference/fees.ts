import { asc } from 'drizzle-orm';
import type { Database } from '../db/client';
import { currency, pair } from '../db/schema';
import { plainDecimal } from '../db/plainDecimal';

/** What trading and withdrawing cost. */
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
