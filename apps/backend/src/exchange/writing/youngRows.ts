import { depositConfirmations, type AssetSymbol } from '@exchange/domain';
import { plainDecimal } from '../../db/plainDecimal';
import { owedKind } from '../../ledger/accounts';
import type { Balances } from '../../ledger/balances';
import { fromUnits, toUnits } from '../../ledger/units';
import {
  createYoungMoney,
  type YoungClaim,
  type YoungDeposit,
  type YoungMoney,
  type YoungShare,
} from '../../ledger/youngMoney';
import type { RowWriter } from '../sql/rows';
import type { Queries } from '../sql/statement';
import { changing, numeric, putRows, text } from '../sql/putRows';

export const putYoung = putRows<YoungShare>({
  name: 'exchange-put-young',
  table: 'young_money',
  key: 'deposit, owner',
  columns: {
    deposit: text(({ deposit }) => deposit),
    owner: text(({ owner }) => owner),
    received: changing(numeric(({ received }) => fromUnits(received))),
    remaining: changing(numeric(({ remaining }) => fromUnits(remaining))),
  },
});

/** For deposits that are confirmed, or credited again. */
export const forgetYoung: RowWriter<string> = (deposits) => ({
  name: 'exchange-forget-young',
  text: 'delete from young_money where deposit = any ($1)',
  values: [deposits],
});

/** Of an incoming payment. */
export const isYoung = `status = 'credited' and confirmations < ${depositConfirmations.toWithdraw}`;

const owes = (payment: string): string => `exists (
  select from account where account.owner = ${payment}.owner and account.asset = ${payment}.asset
    and account.kind = '${owedKind}' and account.balance < 0)`;

/** Of an incoming payment that its chain took back, and that is owed or was repaid with money that may go as well. */
const isOwed = `incoming.status = 'reversed' and (${owes('incoming')} or exists (
  select from young_money join incoming other on other.id = deposit
  where young_money.owner = incoming.owner and received > 0 and other.asset = incoming.asset
    and (${isYoung} or status = 'reversed' and ${owes('other')})))`;

const readDeposits = async (client: Queries): Promise<YoungDeposit[]> => {
  const { rows } = await client.query<Omit<YoungDeposit, 'amount'> & { asset: AssetSymbol; amount: string }>(
    `select id, owner, asset, amount, confirmations, status = 'reversed' as "isReversed"
     from incoming where (${isYoung}) or (${isOwed}) order by number`,
  );
  return rows.map((row) => ({ ...row, amount: toUnits(plainDecimal(row.amount)) }));
};

const readShares = async (client: Queries): Promise<YoungShare[]> => {
  const { rows } = await client.query<Record<keyof YoungShare, string>>(
    `select deposit, young_money.owner, received, remaining
     from young_money join incoming on incoming.id = deposit where (${isYoung}) or (${isOwed})`,
  );
  return rows.map(({ deposit, owner, received, remaining }) => ({
    deposit,
    owner,
    received: toUnits(plainDecimal(received)),
    remaining: toUnits(plainDecimal(remaining)),
  }));
};

/** The claims on one trader, as last written. */
export const readYoungClaims = async (client: Queries, owner: string): Promise<YoungClaim[]> => {
  const { rows } = await client.query<Omit<YoungClaim, 'amount'> & { amount: string }>({
    name: 'exchange-young-claims',
    text: `select asset, received as amount, confirmations, incoming.owner <> $1 as "isPassedOn"
           from young_money join incoming on id = deposit where young_money.owner = $1 and ${isYoung} order by number`,
    values: [owner],
  });
  return rows.map((row) => ({ ...row, amount: toUnits(plainDecimal(row.amount)) }));
};

export const readYoungMoney = async (client: Queries, balances: Balances): Promise<YoungMoney> =>
  createYoungMoney(balances, await readDeposits(client), await readShares(client));
