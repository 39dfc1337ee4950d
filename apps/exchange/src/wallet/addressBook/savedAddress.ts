import type { Answered } from '@exchange/api';
import { destinationKey, readAssetSymbol, readMoment, type AssetSymbol } from '@exchange/domain';

/** A trader's saved address for withdrawals. */
export interface SavedAddress {
  id: string;
  label: string;
  address: string;
  destinationTag: string | undefined;
  /** Since when it has been saved, in milliseconds since 1970, if the server says. */
  since?: number | undefined;
}

/** The same with its coin, as in the book of all coins. */
export interface BookEntry extends SavedAddress {
  asset: AssetSymbol;
}

type WireEntry = Answered<'withdrawalAddresses'>['data'][number];

/** Unknown coins are left out: they can't be withdrawn here. */
export const readEntry = ({ id, currency, label, address, destinationTag, since }: WireEntry): BookEntry[] => {
  const asset = readAssetSymbol(currency);
  const tag = destinationTag === null || destinationTag === undefined ? undefined : String(destinationTag);
  const saved = since === undefined ? undefined : readMoment(since);
  return asset
    ? [{ id: String(id), asset, label, address, destinationTag: tag, ...(saved !== undefined && { since: saved }) }]
    : [];
};

const byLabel = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export const entriesOf = (book: readonly BookEntry[], asset: AssetSymbol): BookEntry[] =>
  book.filter((entry) => entry.asset === asset);

export const sorted = <Entry extends SavedAddress>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => byLabel.compare(one.label, other.label));

type Place = Pick<SavedAddress, 'address' | 'destinationTag'>;

const keyOf = (asset: AssetSymbol, { address, destinationTag = '' }: Place): string =>
  destinationKey(asset, { address, destinationTag });

/** The entry for a destination, however it is written. */
export const entryAt = <Entry extends SavedAddress>(
  entries: readonly Entry[],
  asset: AssetSymbol,
  place: Place,
): Entry | undefined => {
  const key = keyOf(asset, place);
  return entries.find((entry) => keyOf(asset, entry) === key);
};

/** Labels that look or sound the same count as equal. */
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Whether choosing the entry would change anything. */
const addsTo = ({ address, destinationTag }: SavedAddress, typed: string): boolean =>
  address !== typed || destinationTag !== undefined;

/**
 * The entries that match what is typed, by label and by address: those that begin with it come first. All of them while
 * nothing is typed.
 */
export const findEntries = <Entry extends SavedAddress>(entries: readonly Entry[], typed: string): Entry[] => {
  const wanted = plain(typed);
  const rankOf = ({ label, address }: SavedAddress): number => {
    const places = [plain(label).indexOf(wanted), plain(address).indexOf(wanted)];
    if (places.includes(0)) return 0;
    return places.some((place) => place > 0) ? 1 : 2;
  };
  return sorted(entries)
    .filter((entry) => rankOf(entry) < 2 && addsTo(entry, typed))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
};
