import { needsDestinationTag, type AssetSymbol } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import type { PayTo } from '../custody';
import { firstDestinationTag } from './names';
import { lockChains, type ChainWorld } from './world';

const findAddress = async (queries: Queries, asset: AssetSymbol, owner: string): Promise<PayTo | undefined> => {
  const { rows } = await queries.execute<{ address: string; tag: string | null }>(
    sql`select address, destination_tag::text as tag from chain_address where asset = ${asset} and label = ${owner}`,
  );
  const [row] = rows;
  return row && { address: row.address, ...(row.tag !== null && { destinationTag: row.tag }) };
};

/** Addresses are never removed, so a tag after the last one has never been used. */
const nextTag = sql`(select coalesce(max(destination_tag) + 1, ${firstDestinationTag}::bigint) from chain_address)`;

const addAddress = ({ db, names }: ChainWorld, asset: AssetSymbol, owner: string): Promise<void> =>
  db.transaction(async (transaction) => {
    await lockChains(transaction, [asset]);
    const tag = needsDestinationTag(asset) ? nextTag : sql`null`;
    await transaction.execute(
      sql`insert into chain_address (asset, label, address, destination_tag)
          values (${asset}, ${owner}, ${names.ownAddress(asset, owner)}, ${tag})
          on conflict (asset, label) do nothing`,
    );
  });

/** The owner's address of a coin, created on first request. */
export const addressFor = async (world: ChainWorld, asset: AssetSymbol, owner: string): Promise<PayTo | undefined> => {
  const known = await findAddress(world.db, asset, owner);
  if (known) return known;
  await addAddress(world, asset, owner);
  return findAddress(world.db, asset, owner);
};
