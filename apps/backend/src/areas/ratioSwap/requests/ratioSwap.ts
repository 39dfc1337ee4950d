import type { DecimalText } from '@exchange/domain';
import { plainDecimal } from '../../../db/plainDecimal';
import { plainColumn, textColumn } from '../../../exchange/sql/columns';
import type { RowWriter } from '../../../exchange/sql/rows';
import type { Queries } from '../../../exchange/sql/statement';
import type { EventFact } from '../../../exchange/committedEvents';

declare module '../../../exchange/committedEvents' {
  interface CommittedEvents {
    /** A request after it was made or decided. */
    'swap.changed': { swap: RatioSwap };
  }
}

export const swapChanged = (swap: RatioSwap): EventFact[] => [{ kind: 'swap.changed', payload: { swap } }];

export const swapStatuses = ['Pending', 'Approved', 'Rejected'] as const;

/** The state of a request. Times are milliseconds since 1970. */
export interface RatioSwap {
  /** `rs-` and a number; later ones have greater numbers. */
  id: string;
  number: number;
  trader: string;
  clientId: string | null;
  txHash: string;
  boughtAt: number;
  /** In XDCE. */
  amount: DecimalText;
  amountUsd: DecimalText;
  /** XDC paid if it is approved. */
  xdc: DecimalText;
  status: (typeof swapStatuses)[number];
  decidedBy: string | null;
  /** For the trader if it was rejected, for the record if it was approved. */
  reason: string | null;
  createdAt: number;
  updatedAt: number;
}

export interface RatioSwapRow extends Omit<RatioSwap, 'number' | 'boughtAt' | 'createdAt' | 'updatedAt'> {
  number: string;
  boughtAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export const ratioSwapColumns = `id, number, owner as trader, client_id as "clientId", tx_hash as "txHash",
  bought_at as "boughtAt", amount, amount_usd as "amountUsd", xdc, status, decided_by as "decidedBy", reason,
  created_at as "createdAt", updated_at as "updatedAt"`;

export const toRatioSwap = (row: RatioSwapRow): RatioSwap => ({
  ...row,
  number: Number(row.number),
  boughtAt: row.boughtAt.getTime(),
  amount: plainDecimal(row.amount),
  amountUsd: plainDecimal(row.amountUsd),
  xdc: plainDecimal(row.xdc),
  createdAt: row.createdAt.getTime(),
  updatedAt: row.updatedAt.getTime(),
});

export const readRatioSwaps = async (
  client: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RatioSwap>> => {
  const { rows } = await client.query<RatioSwapRow>({
    name: 'ratio-swaps',
    text: `select ${ratioSwapColumns} from ratio_swap where id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, toRatioSwap(row)]));
};

/** Saves states after a command. The keys of the commands ensure that each occurs at most once in a group. */
export const putRatioSwaps: RowWriter<RatioSwap> = (rows) => ({
  name: 'ratio-swap-put',
  text: `insert into ratio_swap (id, number, owner, client_id, tx_hash, bought_at, amount, amount_usd, xdc, status,
           decided_by, reason, created_at, updated_at)
         select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::timestamptz[],
           $7::numeric[], $8::numeric[], $9::numeric[], $10::text[], $11::text[], $12::text[], $13::timestamptz[],
           $14::timestamptz[])
         on conflict (id) do update set status = excluded.status, decided_by = excluded.decided_by,
           reason = excluded.reason, updated_at = excluded.updated_at`,
  values: [
    textColumn(rows, ({ id }) => id),
    plainColumn(rows, ({ number }) => number),
    textColumn(rows, ({ trader }) => trader),
    textColumn(rows, ({ clientId }) => clientId),
    textColumn(rows, ({ txHash }) => txHash),
    rows.map(({ boughtAt }) => new Date(boughtAt)),
    plainColumn(rows, ({ amount }) => amount),
    plainColumn(rows, ({ amountUsd }) => amountUsd),
    plainColumn(rows, ({ xdc }) => xdc),
    textColumn(rows, ({ status }) => status),
    textColumn(rows, ({ decidedBy }) => decidedBy),
    textColumn(rows, ({ reason }) => reason),
    rows.map(({ createdAt }) => new Date(createdAt)),
    rows.map(({ updatedAt }) => new Date(updatedAt)),
  ],
});

export const swapHold = (id: string): string => `swap ${id}`;
