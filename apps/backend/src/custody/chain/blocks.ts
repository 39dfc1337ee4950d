import type { AssetSymbol } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { lockChains, momentOf, type ChainWorld } from './world';

/** How many blocks of each chain are kept, and can be undone. */
export const keptBlocks = 100;

const grow = async (transaction: Transaction, asset: AssetSymbol, count: number) => {
  const { rows } = await transaction.execute<{ height: number; mined: number }>(
    sql`update chain set height = height + ${count}::integer, mined = mined + ${count}::integer
        where asset = ${asset} returning height, mined`,
  );
  return rows[0] ?? { height: 0, mined: 0 };
};

/** Adds blocks, the first of which contains everything that waits. Returns the height of the last. */
export const mine = (world: ChainWorld, asset: AssetSymbol, count: number): Promise<number> =>
  world.db.transaction(async (transaction) => {
    const { height, mined } = await grow(transaction, asset, count);
    const first = height - count + 1;
    const hashes = Array.from({ length: count }, (_, index) => world.names.blockHash(asset, mined - count + 1 + index));
    await transaction.execute(
      sql`insert into chain_block (asset, height, hash, mined_at)
          select ${asset}, ${first}::integer + place - 1, hash, ${momentOf(world)}::timestamptz
          from unnest(${sql.param(hashes)}::text[]) with ordinality as block (hash, place)`,
    );
    await transaction.execute(
      sql`update chain_transfer set height = ${first} where asset = ${asset} and height is null`,
    );
    await transaction.execute(sql`delete from chain_block where asset = ${asset} and height <= ${height - keptBlocks}`);
    return height;
  });

export interface Undoing {
  /** Whether payments from outside are lost with their blocks, as after a double spend. */
  drop: boolean;
}

const removeBlocks = async (transaction: Transaction, asset: AssetSymbol, count: number) => {
  const { rows } = await transaction.execute<{ height: number }>(
    sql`delete from chain_block where asset = ${asset}
          and height > (select height from chain where chain.asset = ${asset}) - ${count}::integer
        returning height`,
  );
  return rows.length;
};

/**
 * Takes the newest blocks off the chain, at most those that are kept, and returns how many. Their payments wait for a
 * block again or are dropped; those the exchange sent are always sent again.
 */
export const undoBlocks = ({ db }: ChainWorld, asset: AssetSymbol, count: number, { drop }: Undoing): Promise<number> =>
  db.transaction(async (transaction) => {
    await lockChains(transaction, [asset]);
    const undone = await removeBlocks(transaction, asset, count);
    const above = sql`asset = ${asset} and height > (select height from chain where chain.asset = ${asset})`;
    await transaction.execute(sql`update chain set height = height - ${undone}::integer where asset = ${asset}`);
    if (drop) await transaction.execute(sql`delete from chain_transfer where ${above} and order_id is null`);
    await transaction.execute(sql`update chain_transfer set height = null where ${above}`);
    return undone;
  });
