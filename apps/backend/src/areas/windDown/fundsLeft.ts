import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { plainDecimal } from '../../db/plainDecimal';
import type { LeftText } from './letters';
import { reservedEmailDomains } from '../../identity/stores/traders';

/** All of a trader's holdings of one coin, by where they are. */
export interface Left extends LeftText {
  inWithdrawals: string;
  inSwaps: string;
}

/** A customer with remaining funds. */
export interface Holder {
  trader: string;
  email: string;
  left: readonly Left[];
}

interface Row extends Record<string, unknown>, Left {
  trader: string;
  email: string;
}

const nobodys = Object.values(reservedEmailDomains);

const readRows = async (queries: Queries, condition: SQL): Promise<Row[]> => {
  const { rows } = await queries.execute<Row>(sql`
    select trader.unique_id as trader, email, asset, sum(balance) as amount,
      coalesce(sum(balance) filter (where account.kind = 'in orders'), 0) as "inOrders",
      coalesce(sum(balance) filter (where account.kind = 'staked'), 0) as "staked",
      coalesce(sum(balance) filter (where account.kind = 'pending withdrawal'), 0) as "inWithdrawals",
      coalesce(sum(balance) filter (where account.kind = 'swap hold'), 0) as "inSwaps"
    from account join trader on trader.unique_id = account.owner join currency on currency.symbol = asset
    where balance > 0 and split_part(email, '@', 2) <> all (${sql.param(nobodys)}::text[]) and ${condition}
    group by trader.unique_id, email, asset, currency.position
    order by email, currency.position`);
  return rows;
};

const leftOf = ({ asset, amount, inOrders, staked, inWithdrawals, inSwaps }: Row): Left => ({
  asset,
  amount: plainDecimal(amount),
  inOrders: plainDecimal(inOrders),
  staked: plainDecimal(staked),
  inWithdrawals: plainDecimal(inWithdrawals),
  inSwaps: plainDecimal(inSwaps),
});

/** Expects each trader's rows to be consecutive. */
const holdersIn = (rows: readonly Row[]): Holder[] => {
  const holders: { trader: string; email: string; left: Left[] }[] = [];
  for (const row of rows) {
    const last = holders.at(-1);
    if (last?.trader === row.trader) last.left.push(leftOf(row));
    else holders.push({ trader: row.trader, email: row.email, left: [leftOf(row)] });
  }
  return holders;
};

/** Every customer with remaining funds, in the order of their email addresses. */
export const readHolders = async (queries: Queries): Promise<Holder[]> => holdersIn(await readRows(queries, sql`true`));

/** Undefined if this trader has nothing left. */
export const readHolder = async (queries: Queries, trader: string): Promise<Holder | undefined> =>
  holdersIn(await readRows(queries, sql`trader.unique_id = ${trader}`))[0];
