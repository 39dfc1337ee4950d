import { textColumn } from '../../../exchange/sql/columns';
import type { Queries } from '../../../exchange/sql/statement';

/** Traders who were paid with a deposit that its chain took back, and that somebody still owes. */
export const readPaidWithReversed = async (
  client: Queries,
  asked: readonly { trader: string }[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ owner: string }>({
    name: 'wallet-paid-with-reversed',
    text: `select distinct young_money.owner from young_money
           join incoming on incoming.id = deposit and incoming.owner <> young_money.owner
           join account on account.owner = incoming.owner and account.asset = incoming.asset
           where young_money.owner = any ($1) and received > 0 and incoming.status = 'reversed'
             and account.kind = 'owed' and balance < 0`,
    values: [textColumn(asked, ({ trader }) => trader)],
  });
  return new Set(rows.map(({ owner }) => owner));
};
