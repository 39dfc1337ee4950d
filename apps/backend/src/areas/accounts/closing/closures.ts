import { textColumn } from '#exchange/sql/columns';
import type { RowWriter } from '#exchange/sql/rows';
import type { Queries } from '#exchange/sql/statement';

/** What an operator asks for, who asks and why. The trader reads the reason. */
export interface Asked {
  trader: string;
  by: string;
  why: string;
}

/** Milliseconds since 1970; undefined while the account is open. */
export interface Closure {
  closedAt: number;
  withdrawableUntil: number;
}

interface ClosureRow {
  trader: string;
  closure: Closure | undefined;
}

export const setClosures: RowWriter<ClosureRow> = (rows) => ({
  name: 'accounts-set-closures',
  text: `update trader set closed_at = changed.closed, withdrawable_until = changed.until
         from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as changed (id, closed, until)
         where unique_id = changed.id`,
  values: [
    textColumn(rows, ({ trader }) => trader),
    rows.map(({ closure }) => closure && new Date(closure.closedAt)),
    rows.map(({ closure }) => closure && new Date(closure.withdrawableUntil)),
  ],
});

/** Of those that exist. */
export type Closures = ReadonlyMap<string, Closure | undefined>;

export const readClosures = async (client: Queries, commands: readonly { trader: string }[]): Promise<Closures> => {
  const { rows } = await client.query<{ id: string; closedAt: Date | null; until: Date | null }>({
    name: 'accounts-closures',
    text: `select unique_id as id, closed_at as "closedAt", withdrawable_until as until
           from trader where unique_id = any ($1)`,
    values: [commands.map(({ trader }) => trader)],
  });
  return new Map(
    rows.map(({ id, closedAt, until }) => [
      id,
      closedAt && until ? { closedAt: closedAt.getTime(), withdrawableUntil: until.getTime() } : undefined,
    ]),
  );
};
