import type { Payload } from '@exchange/api';
import { listSizes, readMoment, readWire, type DecimalText, type Side } from '@exchange/domain';

export interface TapeRow {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  price: DecimalText;
  amount: DecimalText;
  /** Who took from the book. */
  side: Side;
}

type WireRow = Payload<'{pair}-tradeHistory'>[number];

const readRow = ({ id, created_at, price, quantity, taker_side }: WireRow): TapeRow[] => {
  const [at, exactPrice, amount] = [readMoment(created_at), readWire(price), readWire(quantity)];
  if (at === undefined || exactPrice === undefined || amount === undefined) return [];
  return [{ id: String(id), at, price: exactPrice, amount, side: taker_side }];
};

export const readTape = (rows: readonly WireRow[]): TapeRow[] => rows.flatMap(readRow);

/** As one trade of `{pair}-trades`; without an id there is no telling whether it is known. */
export const readTrade = ({ id, created_at, price, amount, side }: Payload<'{pair}-trades'>): TapeRow[] =>
  id === undefined || created_at === undefined
    ? []
    : readRow({ id, created_at, price, quantity: amount, taker_side: side });

const isNewer = (one: TapeRow, other: TapeRow): number => other.at - one.at;

/** New rows in front of those there are, each once, and no more than are loaded at first. */
export const addToTape = (rows: readonly TapeRow[], added: readonly TapeRow[]): readonly TapeRow[] => {
  const known = new Set(rows.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id) && known.add(id));
  return fresh.length === 0 ? rows : [...fresh.toSorted(isNewer), ...rows].slice(0, listSizes.tape);
};
