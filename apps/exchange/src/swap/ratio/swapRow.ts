import type { Answered } from '@exchange/api';
import { readMoment, readWire, type DecimalText } from '@exchange/domain';

type WireRow = Answered<'swapRatioDetails'>['data'][number];

/** A request as its trader reads it. */
export interface SwapRow {
  key: string;
  /** The client's own id; a server without it tells none. */
  clientId: string | undefined;
  txHash: string;
  boughtAt: number | undefined;
  amount: DecimalText;
  amountUsd: DecimalText;
  /** Nothing until it was swapped. */
  xdc: DecimalText | undefined;
  reason: string | undefined;
  status: string;
  updatedAt: number | undefined;
}

export const isRejected = ({ status }: Pick<SwapRow, 'status'>): boolean => status.toLowerCase() === 'rejected';

/** Ours alone: the approved value is documented nowhere. */
export const isPending = ({ status }: Pick<SwapRow, 'status'>): boolean => status.toLowerCase() === 'pending';

/** A transaction may stand in several requests, all but the last of them rejected. */
export const readSwaps = ({ data }: { data: readonly WireRow[] }): SwapRow[] =>
  data.map((row, index) => ({
    key: `${row.transactionHash} ${String(data.length - index)}`,
    clientId: row.client_swap_id,
    txHash: row.transactionHash,
    boughtAt: readMoment(row.buyDate),
    amount: readWire(row.amount) ?? '0',
    amountUsd: readWire(row.amountUSD) ?? '0',
    xdc: readWire(row.swappedXDC),
    reason: row.reason ?? undefined,
    status: row.status,
    updatedAt: readMoment(row.updatedAt),
  }));
