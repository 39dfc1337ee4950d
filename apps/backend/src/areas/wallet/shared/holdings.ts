import { readAssetSymbol, toUnits, type AssetSymbol } from '@exchange/domain';
import { plainDecimal } from '#db/plainDecimal';
import { isYoung } from '#exchange/writing/youngRows';
import type { Queries } from '#exchange/sql/statement';
import type { AccountKey } from '#ledger/accounts';
import type { Units } from '#ledger/units';
import type { SentTransfer } from '#custody/custody';
import type { ExactLeg } from '#ledger/legs';

/** The network fee leaves custody too, and the exchange pays it. */
export const networkFeeLegs = ({ asset, amount }: SentTransfer['networkFee']): ExactLeg[] => {
  const units = toUnits(amount);
  return units === 0n ? [] : [{ asset, amount: units, from: { house: 'fees' }, to: { house: 'custody' } }];
};

interface Row {
  kind: string;
  asset: string;
  balance: string;
}

const byKind = (rows: readonly Row[]): ((kind: string, asset: AssetSymbol) => Units) => {
  const held = new Map(
    rows.flatMap(({ kind, asset, balance }) => {
      const symbol = readAssetSymbol(asset);
      return symbol ? [[`${kind} ${symbol}`, toUnits(plainDecimal(balance))] as const] : [];
    }),
  );
  return (kind, asset) => held.get(`${kind} ${asset}`) ?? 0n;
};

const ofAccounts = 'select kind, asset, balance from account where owner = $1';

/** All of a trader's balances and debts in one query, so that the figures are consistent. */
export const readHoldings = async (client: Queries, owner: string): Promise<(account: AccountKey) => Units> => {
  const { rows } = await client.query<Row>(ofAccounts, [owner]);
  const held = byKind(rows);
  return ({ kind, asset }) => held(kind, asset);
};

export interface Funds {
  held: (kind: AccountKey['kind'], asset: AssetSymbol) => Units;
  /** What came from deposits with too few confirmations, which holds back withdrawals. */
  unconfirmed: (asset: AssetSymbol) => Units;
}

const unconfirmedKind = 'unconfirmed deposits';

/** The balances, with the part that isn't fully confirmed yet. */
export const readFunds = async (client: Queries, owner: string): Promise<Funds> => {
  const { rows } = await client.query<Row>(
    `${ofAccounts} union all
     select $2, asset, sum(least(received, amount)) from young_money join incoming on id = deposit
     where young_money.owner = $1 and ${isYoung} group by asset`,
    [owner, unconfirmedKind],
  );
  const held = byKind(rows);
  return { held, unconfirmed: (asset) => held(unconfirmedKind, asset) };
};
