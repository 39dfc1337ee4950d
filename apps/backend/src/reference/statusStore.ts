import type { DecimalText, PairFees } from '@exchange/domain';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { currency, operatorFigure, pair, switches } from '../db/schema';
import { lacksCustodySql } from '../exchange/sql/lacksCustody';
import { lacksReferenceSql } from '../exchange/sql/lacksReference';
import { isWindingDownSql } from '../exchange/sql/windDown';
import type { FigureName, SwitchName } from './referenceData';

export type StatusStore = ReturnType<typeof createStatusStore>;

const isWindingDown = sql<boolean>`${sql.raw(isWindingDownSql)}`;
const lacksCustody = sql<boolean>`${sql.raw(lacksCustodySql)}`;
const lacksReference = sql<boolean>`${sql.raw(lacksReferenceSql)}`;

/**
 * Each coin and whether it accepts deposits and withdrawals: by its own switches, not without custody, and no deposits
 * while only withdrawals are open.
 */
const readOpenCurrencies = (db: Queries) =>
  db
    .select({
      ...getTableColumns(currency),
      isDepositOpen: sql<boolean>`${currency.isDepositOpen} and not ${isWindingDown} and not ${lacksCustody}`,
      isWithdrawalOpen: sql<boolean>`${currency.isWithdrawalOpen} and not ${lacksCustody}`,
    })
    .from(currency)
    .orderBy(asc(currency.position));

/**
 * Each pair and whether it accepts orders: by its own switch, that of all trading, not while winding down, and on a real
 * exchange not before it has a reference price.
 */
const readOpenPairs = (db: Queries): Promise<{ name: string; isOpen: boolean }[]> =>
  db
    .select({
      name: pair.name,
      isOpen: sql<boolean>`${pair.isTradingOpen} and coalesce(${switches.isOn}, true) and not ${isWindingDown}
        and not ${lacksReference}`,
    })
    .from(pair)
    .leftJoin(switches, eq(switches.name, 'trading'))
    .orderBy(asc(pair.id));

export const createStatusStore = (db: Queries) => ({
  currencies: () => db.select().from(currency).orderBy(asc(currency.position)),
  openCurrencies: () => readOpenCurrencies(db),
  pairs: () =>
    db
      .select({ ...getTableColumns(pair), lacksReference })
      .from(pair)
      .orderBy(asc(pair.id)),
  openPairs: () => readOpenPairs(db),
  /** Whether at least one pair accepts orders and at least one coin can be deposited. */
  isTradingAndDepositing: async (): Promise<boolean> => {
    const [pairs, currencies] = await Promise.all([readOpenPairs(db), readOpenCurrencies(db)]);
    return pairs.some(({ isOpen }) => isOpen) && currencies.some(({ isDepositOpen }) => isDepositOpen);
  },
  switches: async (): Promise<Partial<Record<string, boolean>>> => {
    const rows = await db.select().from(switches);
    return Object.fromEntries(rows.map(({ name, isOn }) => [name, isOn]));
  },
  isRegistrationOpen: async (): Promise<boolean> => {
    const [row] = await db
      .select({ isOpen: sql<boolean>`${switches.isOn} and not ${isWindingDown}` })
      .from(switches)
      .where(eq(switches.name, 'registration'));
    return row?.isOpen ?? false;
  },
  /** Whether no chain is behind this exchange, so that no coins come in or go out. */
  lacksCustody: async (): Promise<boolean> => {
    const { rows } = await db.execute<{ isLacking: boolean }>(sql`select ${lacksCustody} as "isLacking"`);
    return rows[0]?.isLacking === true;
  },
  isWindingDown: async (): Promise<boolean> => {
    const { rows } = await db.execute<{ isOn: boolean }>(sql`select ${isWindingDown} as "isOn"`);
    return rows[0]?.isOn === true;
  },
  /** Returns whether there is a switch of that name. */
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
