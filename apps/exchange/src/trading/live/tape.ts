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

/** New rows among those there are, the newest first and each once; the live list keeps fewer than were loaded. */
export const addToTape = (rows: readonly TapeRow[], added: readonly TapeRow[]): readonly TapeRow[] => {
  const known = new Set(rows.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id) && known.add(id));
  return fresh.length === 0 ? rows : [...fresh, ...rows].toSorted(isNewer).slice(0, listSizes.liveTape);
};

/**
 * The rows of the server, with those among and before them that were told meanwhile. What was told and is older than
 * all of them goes: nobody knows what was traded in between.
 */
export const loadTape = (loaded: readonly TapeRow[], told: readonly TapeRow[]): readonly TapeRow[] => {
  const missing = new Map(told.map((row) => [row.id, row]));
  const seen = new Set<string>();
  const rows = loaded.flatMap((row) => {
    if (seen.has(row.id)) return [];
    seen.add(row.id);
    // The same object as long as it is the same trade: it is not drawn anew.
    const same = missing.get(row.id) ?? row;
    missing.delete(row.id);
    return [same];
  });
  const oldest = Math.min(...rows.map(({ at }) => at));
  const among = [...missing.values()].filter(({ at }) => rows.length === 0 || at >= oldest);
  return [...among, ...rows].toSorted(isNewer).slice(0, listSizes.tape);
};
