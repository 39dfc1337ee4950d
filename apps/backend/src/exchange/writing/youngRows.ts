import { depositConfirmations, fromUnits, toUnits, type AssetSymbol } from '@exchange/domain';
import { plainDecimal } from '../../db/plainDecimal';
import type { Balances } from '../../ledger/balances';
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

/** Before the others of a group: a payment that comes back is followed from scratch. */
export const forgetYoung: RowWriter<string> = (deposits) => ({
  name: 'exchange-forget-young',
  text: 'delete from young_money where deposit = any ($1)',
  values: [deposits],
});

/** Of an incoming payment. */
export const isYoung = `status = 'credited' and confirmations < ${depositConfirmations.toWithdraw}`;

/**
 * Of a payment that its chain took back, whatever became of it since, and that is followed. What is repaid for good has
 * no rows any more.
 */
const isReversed = `status <> 'credited' and exists (select from young_money where deposit = incoming.id)`;

const readDeposits = async (client: Queries): Promise<YoungDeposit[]> => {
  const { rows } = await client.query<Omit<YoungDeposit, 'amount'> & { asset: AssetSymbol; amount: string }>(
    `select id, owner, asset, amount, confirmations, status <> 'credited' as "isReversed"
     from incoming where (${isYoung}) or (${isReversed}) order by number`,
  );
  return rows.map((row) => ({ ...row, amount: toUnits(plainDecimal(row.amount)) }));
};

const readShares = async (client: Queries): Promise<YoungShare[]> => {
  const { rows } = await client.query<Record<keyof YoungShare, string>>(
    `select deposit, young_money.owner, received, remaining
     from young_money join incoming on incoming.id = deposit where (${isYoung}) or status <> 'credited'`,
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
    text: `select asset, least(received, amount) as amount, confirmations, incoming.owner <> $1 as "isPassedOn"
           from young_money join incoming on id = deposit where young_money.owner = $1 and ${isYoung} order by number`,
    values: [owner],
  });
  return rows.map((row) => ({ ...row, amount: toUnits(plainDecimal(row.amount)) }));
};

export const readYoungMoney = async (client: Queries, balances: Balances): Promise<YoungMoney> =>
  createYoungMoney(balances, await readDeposits(client), await readShares(client));
