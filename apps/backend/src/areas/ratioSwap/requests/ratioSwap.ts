import type { DecimalText } from '@exchange/domain';
import { plainDecimal } from '#db/plainDecimal';
import type { Queries } from '#exchange/sql/statement';
import type { EventFact } from '#exchange/committedEvents';
import { bigint, changing, moment, numeric, putRows, text } from '#exchange/sql/putRows';

declare module '#exchange/committedEvents' {
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
export const putRatioSwaps = putRows<RatioSwap>({
  name: 'ratio-swap-put',
  table: 'ratio_swap',
  columns: {
    id: text(({ id }) => id),
    number: bigint(({ number }) => number),
    owner: text(({ trader }) => trader),
    client_id: text(({ clientId }) => clientId),
    tx_hash: text(({ txHash }) => txHash),
    bought_at: moment(({ boughtAt }) => boughtAt),
    amount: numeric(({ amount }) => amount),
    amount_usd: numeric(({ amountUsd }) => amountUsd),
    xdc: numeric(({ xdc }) => xdc),
    status: changing(text(({ status }) => status)),
    decided_by: changing(text(({ decidedBy }) => decidedBy)),
    reason: changing(text(({ reason }) => reason)),
    created_at: moment(({ createdAt }) => createdAt),
    updated_at: changing(moment(({ updatedAt }) => updatedAt)),
  },
});

export const swapHold = (id: string): string => `swap ${id}`;
