import { readAssetSymbol } from '@exchange/domain';
import { plainDecimal } from '../../../db/plainDecimal';
import type { Queries } from '../../../exchange/statement';
import type { AccountKey } from '../../../ledger/accounts';
import { toUnits, type Units } from '../../../ledger/units';

/** All that a trader has and owes, in one reading: figures of two readings would not belong together. */
export const readHoldings = async (client: Queries, owner: string): Promise<(account: AccountKey) => Units> => {
  const { rows } = await client.query<{ kind: string; asset: string; balance: string }>(
    'select kind, asset, balance from account where owner = $1',
    [owner],
  );
  const held = new Map(
    rows.flatMap(({ kind, asset, balance }) => {
      const symbol = readAssetSymbol(asset);
      return symbol ? [[`${kind} ${symbol}`, toUnits(plainDecimal(balance))] as const] : [];
    }),
  );
  return ({ kind, asset }) => held.get(`${kind} ${asset}`) ?? 0n;
};
