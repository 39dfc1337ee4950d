import { destinationKey, mostSavedAddresses, type AssetSymbol } from '@exchange/domain';
import type { savedAddress } from '#db/schema';

export type BookEntry = Omit<typeof savedAddress.$inferSelect, 'number' | 'owner' | 'removedAt'>;

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
  | { kind: 'change'; before: BookEntry; place: string }
  /** It was removed a moment ago, and is put back as it was. */
  | { kind: 'restore'; entry: BookEntry }
  /** The same request came before. */
  | { kind: 'repeat'; entry: BookEntry }
  | { kind: 'unknown' }
  | { kind: 'saved before'; label: string }
  | { kind: 'full' };

const isRepeat = (entry: BookEntry, { id, label }: WantedEntry): boolean => id === undefined && entry.label === label;

const isAsWanted = (entry: BookEntry, { id, label, address, destinationTag }: WantedEntry): boolean =>
  entry.id === id && entry.label === label && entry.address === address && entry.destinationTag === destinationTag;

/** Only adding and changing bring something into the book that wasn't there. */
export const needsCode = ({ kind }: Placing): boolean => kind === 'add' || kind === 'change';

/** What happens where nothing else has the destination. */
const placeAt = (
  place: string,
  { before, gone, isFull }: { before: BookEntry | undefined; gone: BookEntry | undefined; isFull: boolean },
): Placing => {
  if (before) return { kind: 'change', before, place };
  if (isFull) return { kind: 'full' };
  return gone ? { kind: 'restore', entry: gone } : { kind: 'add', place };
};

/** Decides what happens to an entry, given the trader's other entries for the coin and those just removed. */
export const placeEntry = (
  entries: readonly BookEntry[],
  wanted: WantedEntry,
  removed: readonly BookEntry[] = [],
): Placing => {
  const { id, asset, address, destinationTag } = wanted;
  const before = entries.find((entry) => entry.id === id);
  const gone = removed.find((entry) => isAsWanted(entry, wanted));
  if (id !== undefined && !before && !gone) return { kind: 'unknown' };
  if (before && isAsWanted(before, wanted)) return { kind: 'repeat', entry: before };
  const place = destinationKey(asset, { address, destinationTag: destinationTag ?? '' });
  const other = entries.find((entry) => entry.place === place && entry.id !== id);
  if (!other) return placeAt(place, { before, gone, isFull: entries.length >= mostSavedAddresses });
  return isRepeat(other, wanted) ? { kind: 'repeat', entry: other } : { kind: 'saved before', label: other.label };
};
