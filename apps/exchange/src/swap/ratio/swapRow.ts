import type { Answered } from '@exchange/api';
import { readMoment, readWire, type DecimalText } from '@exchange/domain';

type WireRow = Answered<'swapRatioDetails'>['data'][number];

/** A request in the trader's list. */
export interface SwapRow {
  key: string;
  /** The id we sent; undefined if the server doesn't store it. */
  clientId: string | undefined;
  txHash: string;
  boughtAt: number | undefined;
  amount: DecimalText;
  amountUsd: DecimalText;
  /** Undefined until it was swapped. */
  xdc: DecimalText | undefined;
  reason: string | undefined;
  status: string;
  updatedAt: number | undefined;
}

export const isRejected = ({ status }: Pick<SwapRow, 'status'>): boolean => status.toLowerCase() === 'rejected';

/** Our own rule: the approved value isn't documented. */
export const isPending = ({ status }: Pick<SwapRow, 'status'>): boolean => status.toLowerCase() === 'pending';

/** A transaction can be in several requests, all but the last of them rejected. */
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
