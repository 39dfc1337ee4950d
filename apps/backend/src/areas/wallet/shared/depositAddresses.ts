import { readAssetSymbol, type AssetSymbol } from '@exchange/domain';
import type { Custody, PayTo } from '#custody/custody';
import { textColumn } from '#exchange/sql/columns';
import type { Queries } from '#exchange/sql/statement';

interface Place extends PayTo {
  asset: AssetSymbol;
}

/** A unique key for each deposit address, with its tag. */
export const ownerKey = ({ asset, address, destinationTag = '' }: Place): string =>
  JSON.stringify([asset, address, destinationTag]);

/** The owners of these addresses; unknown addresses are left out. */
export const readKnownOwners = async (
  client: Queries,
  places: readonly Place[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ asset: AssetSymbol; address: string; tag: string; owner: string }>({
    name: 'wallet-address-owners',
    text: `select asset, address, destination_tag as tag, owner from deposit_address
           where (asset, address, destination_tag) in (select * from unnest($1::text[], $2::text[], $3::text[]))`,
    values: [
      textColumn(places, ({ asset }) => asset),
      textColumn(places, ({ address }) => address),
      textColumn(places, ({ destinationTag }) => destinationTag ?? ''),
    ],
  });
  return new Map(rows.map(({ tag, owner, ...place }) => [ownerKey({ ...place, destinationTag: tag }), owner] as const));
};

interface AddressStoreOptions {
  db: Queries;
  custody: Pick<Custody, 'addressFor'>;
  now: () => number;
}

/** One address per trader and coin, created on first request and kept. */
export const createAddressStore = ({ db, custody, now }: AddressStoreOptions) => {
  const known = async (owner: string): Promise<ReadonlyMap<AssetSymbol, PayTo>> => {
    const { rows } = await db.query<{ asset: string; address: string; tag: string }>(
      'select asset, address, destination_tag as tag from deposit_address where owner = $1',
      [owner],
    );
    return new Map(
      rows.flatMap(({ asset, address, tag }) => {
        const symbol = readAssetSymbol(asset);
        return symbol ? [[symbol, { address, ...(tag !== '' && { destinationTag: tag }) }] as const] : [];
      }),
    );
  };

  return {
    known,
    /** Undefined if the coin has no addresses. */
    of: async (owner: string, asset: AssetSymbol): Promise<PayTo | undefined> => {
      const before = (await known(owner)).get(asset);
      if (before) return before;
      const fresh = await custody.addressFor(asset, owner);
      if (!fresh) return undefined;
      // No conflict target: two first requests at once may meet in either unique index.
      await db.query(
        `insert into deposit_address (owner, asset, address, destination_tag, created_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [owner, asset, fresh.address, fresh.destinationTag ?? '', new Date(now())],
      );
      const kept = (await known(owner)).get(asset);
      if (!kept) throw new Error(`The ${asset} address ${fresh.address} already belongs to another trader.`);
      return kept;
    },
  };
};

export type AddressStore = ReturnType<typeof createAddressStore>;
