import type { DecimalText, PairFees } from '@exchange/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { currency, operatorFigure, pair, switches } from '../../db/schema';
import type { FigureName, SwitchName } from '../../reference/referenceData';

export type StatusStore = ReturnType<typeof createStatusStore>;

export const createStatusStore = (db: Queries) => ({
  currencies: () => db.select().from(currency).orderBy(asc(currency.position)),
  pairs: () => db.select().from(pair).orderBy(asc(pair.id)),
  /** Each pair with whether it takes orders: its own switch and that of all trading. */
  openPairs: (): Promise<{ name: string; isOpen: boolean }[]> =>
    db
      .select({
        name: pair.name,
        isOpen: sql<boolean>`${pair.isTradingOpen} and coalesce(${switches.isOn}, true)`,
      })
      .from(pair)
      .leftJoin(switches, eq(switches.name, 'trading'))
      .orderBy(asc(pair.id)),
  switches: async (): Promise<Partial<Record<string, boolean>>> => {
    const rows = await db.select().from(switches);
    return Object.fromEntries(rows.map(({ name, isOn }) => [name, isOn]));
  },
  /** Each says whether there was something of that name. */
  setSwitch: async (name: SwitchName, isOn: boolean): Promise<boolean> =>
    (await db.update(switches).set({ isOn }).where(eq(switches.name, name))).rowCount === 1,
  setFigure: async (name: FigureName, amount: DecimalText): Promise<boolean> =>
    (await db.update(operatorFigure).set({ amount }).where(eq(operatorFigure.name, name))).rowCount === 1,
  setFees: async (name: string, { buy, sell }: PairFees): Promise<boolean> =>
    (await db.update(pair).set({ buyFeePercent: buy, sellFeePercent: sell }).where(eq(pair.name, name))).rowCount === 1,
  setDeposits: async (symbol: string, isDepositOpen: boolean): Promise<boolean> =>
    (await db.update(currency).set({ isDepositOpen }).where(eq(currency.symbol, symbol))).rowCount === 1,
  setWithdrawals: async (symbol: string, isWithdrawalOpen: boolean): Promise<boolean> =>
    (await db.update(currency).set({ isWithdrawalOpen }).where(eq(currency.symbol, symbol))).rowCount === 1,
});
