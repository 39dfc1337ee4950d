import { destinationKey, mostSavedAddresses, type AssetSymbol } from '@exchange/domain';
import type { savedAddress } from '../../../db/schema';

export type BookEntry = Omit<typeof savedAddress.$inferSelect, 'number' | 'owner'>;

/** An entry to save, already checked by the rules of the form. */
export interface WantedEntry {
  /** ID of the entry to change; undefined for a new one. */
  id: string | undefined;
  asset: AssetSymbol;
  label: string;
  address: string;
  destinationTag: string | null;
}

export type Placing =
  | { kind: 'add'; place: string }
  | { kind: 'change'; id: string; place: string }
  /** The same request came before. */
  | { kind: 'repeat'; entry: BookEntry }
  | { kind: 'unknown' }
  | { kind: 'saved before'; label: string }
  | { kind: 'full' };

const isRepeat = (entry: BookEntry, { id, label }: WantedEntry): boolean => id === undefined && entry.label === label;

/** Decides what happens to an entry, given the trader's other entries for the coin. */
export const placeEntry = (entries: readonly BookEntry[], wanted: WantedEntry): Placing => {
  const { id, asset, address, destinationTag } = wanted;
  if (id !== undefined && !entries.some((entry) => entry.id === id)) return { kind: 'unknown' };
  const place = destinationKey(asset, { address, destinationTag: destinationTag ?? '' });
  const other = entries.find((entry) => entry.place === place && entry.id !== id);
  if (other)
    return isRepeat(other, wanted) ? { kind: 'repeat', entry: other } : { kind: 'saved before', label: other.label };
  if (id !== undefined) return { kind: 'change', id, place };
  return entries.length < mostSavedAddresses ? { kind: 'add', place } : { kind: 'full' };
};
