import type { Answered } from '@exchange/api';
import { readWire, type DecimalText, type Side } from '@exchange/domain';
import type { BadgeProps } from '@exchange/ui';
import { withOwnKeys } from '#shared/serverState/ownKeys.ts';

/** One of the trader's past orders. */
export interface UserTrade {
  key: string;
  name: string;
  side: Side;
  /** `limit` or `swap`; undefined if the server doesn't say. */
  tradeType: string | undefined;
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

/** Ids are an extension: without one, a row is identified by its values. */
const keyOf = ({ uniqueId, name, type, updatedAt, amount, total }: WireTrade): string =>
  String(uniqueId ?? [name, type, updatedAt, amount, total].join(' '));

const readUserTrade = (row: WireTrade): UserTrade => ({
  key: keyOf(row),
  name: row.name,
  side: row.type,
  tradeType: row.tradeType,
  status: row.status,
  averagePrice: figure(row.averagePrice),
  amount: figure(row.amount),
  received: figure(row.receivedTotal),
  total: figure(row.total),
  fee: figure(row.fee),
  updatedAt: row.updatedAt,
});

export const readUserTrades = (rows: readonly WireTrade[]): UserTrade[] => withOwnKeys(rows.map(readUserTrade));

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

const plainWords = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An undocumented status is shown in the server's words. */
export const statusWords = (status: string): StatusWords => {
  const plain = plainWords(status);
  return statuses[plain] ?? { label: capitalised(plain), tone: 'neutral' };
};

/** `limit` becomes Limit, and so on for any order type a server may add. */
export const tradeTypeWord = (tradeType: string): string => capitalised(plainWords(tradeType));
