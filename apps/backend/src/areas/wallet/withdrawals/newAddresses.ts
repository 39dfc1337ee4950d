import { addressNewUntil, destinationKey, type AssetSymbol } from '@exchange/domain';
import { textColumn } from '#exchange/sql/columns';
import type { Queries } from '#exchange/sql/statement';
import type { Destination } from './withdrawalChecks';

interface Destined extends Destination {
  trader: string;
  asset: AssetSymbol;
}

/** Since when destinations have been in their traders' address books. */
export type SavedSince = ReadonlyMap<string, number>;

const placeOf = ({ asset, address, destinationTag = '' }: Destined): string =>
  destinationKey(asset, { address, destinationTag });

const keyOf = (trader: string, asset: string, place: string): string => JSON.stringify([trader, asset, place]);

/** One lookup for all withdrawals of a group. */
export const readSavedSince = async (client: Queries, asked: readonly Destined[]): Promise<SavedSince> => {
  const { rows } = await client.query<{ owner: string; asset: string; place: string; since: Date }>({
    name: 'wallet-saved-since',
    text: `select owner, asset, place, since from saved_address where removed_at is null
             and (owner, asset, place) in (select * from unnest($1::text[], $2::text[], $3::text[]))`,
    values: [
      textColumn(asked, ({ trader }) => trader),
      textColumn(asked, ({ asset }) => asset),
      textColumn(asked, placeOf),
    ],
  });
  return new Map(rows.map(({ owner, asset, place, since }) => [keyOf(owner, asset, place), since.getTime()]));
};

/** When a destination stops being new; undefined if it isn't. */
export const newUntil = (asked: Destined, savedSince: SavedSince, at: number): number | undefined =>
  addressNewUntil(savedSince.get(keyOf(asked.trader, asked.asset, placeOf(asked))), at);
