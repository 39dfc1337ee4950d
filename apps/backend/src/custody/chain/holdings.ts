import { assetSymbols, fromUnits, toUnits, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { simulatedCoins } from './simulatedCoins';

/** Incoming payments count once they are in a block; outgoing ones at once, with their network fee. */
const movements = sql`
  select asset, amount from chain_transfer paid where height is not null
    and exists (select from chain_address own where own.asset = paid.asset and own.address = paid.to_address)
  union all select asset, -amount from chain_transfer where order_id is not null
  union all select fee_asset, -network_fee from chain_transfer where order_id is not null`;

export type Holdings = Readonly<Record<AssetSymbol, DecimalText>>;

/** The wallet's holdings of each coin. */
export const readHoldings = async (queries: Queries): Promise<Holdings> => {
  const { rows } = await queries.execute<{ asset: string; amount: DecimalText }>(
    sql`select asset, trim_scale(sum(amount))::text as amount from (${movements}) as movement group by asset`,
  );
  const moved = new Map(rows.map(({ asset, amount }) => [asset, toUnits(amount)]));
  const holding = (asset: AssetSymbol) => fromUnits(toUnits(simulatedCoins[asset].genesis) + (moved.get(asset) ?? 0n));
  return Object.fromEntries(assetSymbols.map((asset) => [asset, holding(asset)])) as Holdings;
};
