import type { Payload } from '@exchange/api';
import { listSizes, readMoment, readWire, type DecimalText, type Side } from '@exchange/domain';

export interface TapeRow {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  price: DecimalText;
  amount: DecimalText;
  /** The taker's side. */
  side: Side;
}

type WireRow = Payload<'{pair}-tradeHistory'>[number];

const readRow = ({ id, created_at, price, quantity, taker_side }: WireRow): TapeRow[] => {
  const [at, exactPrice, amount] = [readMoment(created_at), readWire(price), readWire(quantity)];
  if (at === undefined || exactPrice === undefined || amount === undefined) return [];
  return [{ id: String(id), at, price: exactPrice, amount, side: taker_side }];
};

export const readTape = (rows: readonly WireRow[]): TapeRow[] => rows.flatMap(readRow);

/** Reads one trade of `{pair}-trades`; without an id it can't be recognised as known, so it is dropped. */
export const readTrade = ({ id, created_at, price, amount, side }: Payload<'{pair}-trades'>): TapeRow[] =>
  id === undefined || created_at === undefined
    ? []
    : readRow({ id, created_at, price, quantity: amount, taker_side: side });

const isNewer = (one: TapeRow, other: TapeRow): number => other.at - one.at;

/**
 * Merges new rows into the existing ones, newest first and each once; the live list keeps fewer rows than were loaded.
 */
export const addToTape = (rows: readonly TapeRow[], added: readonly TapeRow[]): readonly TapeRow[] => {
  const known = new Set(rows.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id) && known.add(id));
  return fresh.length === 0 ? rows : [...fresh, ...rows].toSorted(isNewer).slice(0, listSizes.liveTape);
};

/**
 * The server's rows, with live ones from among or after them. Live rows older than all of them are dropped: trades in
 * between would be missing.
 */
export const loadTape = (loaded: readonly TapeRow[], live: readonly TapeRow[]): readonly TapeRow[] => {
  const missing = new Map(live.map((row) => [row.id, row]));
  const seen = new Set<string>();
  const rows = loaded.flatMap((row) => {
    if (seen.has(row.id)) return [];
    seen.add(row.id);
    // The same object for the same trade, so that it isn't re-rendered.
    const same = missing.get(row.id) ?? row;
    missing.delete(row.id);
    return [same];
  });
  const oldest = Math.min(...rows.map(({ at }) => at));
  const among = [...missing.values()].filter(({ at }) => rows.length === 0 || at >= oldest);
  return [...among, ...rows].toSorted(isNewer).slice(0, listSizes.tape);
};
