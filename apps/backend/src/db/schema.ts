import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

const money = (name: string) => numeric(name, { precision: 38, scale: 18 });

export const currency = pgTable('currency', {
  symbol: text().primaryKey(),
  position: integer().notNull(),
  assetType: text('asset_type').notNull(),
  isDepositOpen: boolean('is_deposit_open').notNull(),
  isWithdrawalOpen: boolean('is_withdrawal_open').notNull(),
  withdrawalFee: money('withdrawal_fee').notNull(),
  minWithdrawal: money('min_withdrawal').notNull(),
});

export const pair = pgTable('pair', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  isTradingOpen: boolean('is_trading_open').notNull(),
  buyFeePercent: numeric('buy_fee_percent', { precision: 9, scale: 6 }).notNull(),
  sellFeePercent: numeric('sell_fee_percent', { precision: 9, scale: 6 }).notNull(),
});

export const country = pgTable('country', {
  id: text().primaryKey(),
  name: text().notNull(),
  dialCode: text('dial_code').notNull(),
});

/** What the operator opens and closes while the exchange runs. */
export const switches = pgTable('switch', {
  name: text().primaryKey(),
  isOn: boolean('is_on').notNull(),
});
