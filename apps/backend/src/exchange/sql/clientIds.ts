import { textColumn } from './columns';
import type { Queries } from './statement';

/** Identifies what a trader sent under an ID of their own. A trader's name has no spaces. */
export const clientKey = (trader: string, clientId: string): string => `${trader} ${clientId}`;

export interface OfClient {
  trader: string;
  clientId?: string | null | undefined;
}

interface Stored<Row, Known> {
  table: string;
  columns: string;
  read: (row: Row) => Known;
}

/** What is already stored under the IDs that the commands give, by `clientKey`. */
export const readByClient = async <Row extends OfClient, Known>(
  client: Queries,
  commands: readonly OfClient[],
  { table, columns, read }: Stored<Row, Known>,
): Promise<ReadonlyMap<string, Known>> => {
  const asked = commands.filter(({ clientId }) => typeof clientId === 'string');
  const { rows } = await client.query<Row>({
    name: `${table}-by-client`,
    text: `select ${columns} from ${table}
           where (owner, client_id) in (select * from unnest($1::text[], $2::text[]))`,
    values: [textColumn(asked, ({ trader }) => trader), textColumn(asked, ({ clientId }) => clientId ?? null)],
  });
  return new Map(rows.map((row) => [clientKey(row.trader, row.clientId ?? ''), read(row)]));
};
