import type { Answered } from '@exchange/api';
import { readWire, type DecimalText, type Side } from '@exchange/domain';
import type { BadgeProps } from '@exchange/ui';

/** One of the trader's orders of the past. */
export interface UserTrade {
  key: string;
  name: string;
  side: Side;
  status: string;
  averagePrice: DecimalText;
  amount: DecimalText;
  received: DecimalText;
  total: DecimalText;
  fee: DecimalText;
  updatedAt: string;
}

type WireTrade = Answered<'userTrades'>['data'][number];

const figure = (value: unknown): DecimalText => readWire(value) ?? '0';

/** Ids are an extension: without one a row is told from the others by when it was, and by how many came after it. */
const keyOf = ({ uniqueId, name, updatedAt }: WireTrade, toTheEnd: number): string =>
  String(uniqueId ?? [name, updatedAt, toTheEnd].join(' '));

export const readUserTrades = (rows: readonly WireTrade[]): UserTrade[] =>
  rows.map((row, at) => ({
    key: keyOf(row, rows.length - at),
    name: row.name,
    side: row.type,
    status: row.status,
    averagePrice: figure(row.averagePrice),
    amount: figure(row.amount),
    received: figure(row.receivedTotal),
    total: figure(row.total),
    fee: figure(row.fee),
    updatedAt: row.updatedAt,
  }));

interface StatusWords {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

const cancelled: StatusWords = { label: 'Cancelled', tone: 'neutral' };

const statuses: Readonly<Record<string, StatusWords>> = {
  completed: { label: 'Completed', tone: 'success' },
  partially: { label: 'Partially filled', tone: 'accent' },
  cancel: cancelled,
  cancelled,
  'partially cancelled': { label: 'Partially cancelled', tone: 'warning' },
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is not documented is said as the server says it. */
export const statusWords = (status: string): StatusWords => {
  const plain = status
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  return statuses[plain] ?? { label: capitalised(plain), tone: 'neutral' };
};
