import { assetSymbols, type AssetSymbol } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/client';
import { hotWallet, type ChainNames } from './names';

/** What every operation on the simulated chains needs. */
export interface ChainWorld {
  db: Queries;
  names: ChainNames;
  /** Milliseconds since 1970. */
  now: () => number;
}

export const momentOf = ({ now }: Pick<ChainWorld, 'now'>): string => new Date(now()).toISOString();

/** Creates the chains in their initial state. Existing ones are left alone. */
export const prepareChains = async ({ db, names }: ChainWorld): Promise<void> => {
  const assets = sql.param([...assetSymbols]);
  const addresses = sql.param(assetSymbols.map((asset) => names.ownAddress(asset, hotWallet)));
  await db.execute(sql`insert into chain (asset) select unnest(${assets}::text[]) on conflict (asset) do nothing`);
  await db.execute(
    sql`insert into chain_address (asset, label, address)
        select asset, ${hotWallet}, address from unnest(${assets}::text[], ${addresses}::text[]) as own (asset, address)
        on conflict do nothing`,
  );
};

/** Serialises changes to each chain. Always locks in the same order, so that there are no deadlocks. */
export const lockChains = async (transaction: Transaction, assets: readonly AssetSymbol[]): Promise<void> => {
  await transaction.execute(
    sql`select asset from chain where asset = any(${sql.param([...assets])}::text[]) order by asset for no key update`,
  );
};
