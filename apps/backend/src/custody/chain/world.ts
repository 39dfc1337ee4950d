import { assetSymbols, type AssetSymbol } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/client';
import { hotWallet, type ChainNames } from './names';

/** What everything done on the simulated chains is done with. */
export interface ChainWorld {
  db: Queries;
  names: ChainNames;
  /** Milliseconds since 1970. */
  now: () => number;
}

export const momentOf = ({ now }: Pick<ChainWorld, 'now'>): string => new Date(now()).toISOString();

/** The chains as they begin. Those that are there already stay as they are. */
export const prepareChains = async ({ db, names }: ChainWorld): Promise<void> => {
  const assets = sql.param([...assetSymbols]);
  const addresses = sql.param(assetSymbols.map((asset) => names.ownAddress(asset, hotWallet)));
  await db.execute(sql`insert into chain (asset) select unnest(${assets}::text[]) on conflict (asset) do nothing`);
  await db.execute(
    sql`insert into chain_address (asset, label, address)
        select asset, ${hotWallet}, address from unnest(${assets}::text[], ${addresses}::text[]) as own (asset, address)
        on conflict (asset, label) do nothing`,
  );
};

/** Whoever changes chains takes turns on each; in one order, so that two who need several never wait for each other. */
export const lockChains = async (transaction: Transaction, assets: readonly AssetSymbol[]): Promise<void> => {
  await transaction.execute(
    sql`select asset from chain where asset = any(${sql.param([...assets])}::text[]) order by asset for no key update`,
  );
};
