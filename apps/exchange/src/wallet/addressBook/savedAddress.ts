import type { Answered } from '@exchange/api';
import { destinationKey, readAssetSymbol, type AssetSymbol } from '@exchange/domain';

/** An address a trader has saved to withdraw to. */
export interface SavedAddress {
  id: string;
  label: string;
  address: string;
  destinationTag: string | undefined;
}

/** The same with its coin, as the book of all coins has it. */
export interface BookEntry extends SavedAddress {
  asset: AssetSymbol;
}

type WireEntry = Answered<'withdrawalAddresses'>['data'][number];

/** Coins that we don't know are left out: nothing can be withdrawn of them here. */
export const readEntry = ({ id, currency, label, address, destinationTag }: WireEntry): BookEntry[] => {
  const asset = readAssetSymbol(currency);
  const tag = destinationTag === null || destinationTag === undefined ? undefined : String(destinationTag);
  return asset ? [{ id: String(id), asset, label, address, destinationTag: tag }] : [];
};

const byLabel = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export const entriesOf = (book: readonly BookEntry[], asset: AssetSymbol): BookEntry[] =>
  book.filter((entry) => entry.asset === asset);

export const sorted = <Entry extends SavedAddress>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => byLabel.compare(one.label, other.label));

type Place = Pick<SavedAddress, 'address' | 'destinationTag'>;

const keyOf = (asset: AssetSymbol, { address, destinationTag = '' }: Place): string =>
  destinationKey(asset, { address, destinationTag });

/** The entry that leads to a place, however that is written. */
export const entryAt = <Entry extends SavedAddress>(
  entries: readonly Entry[],
  asset: AssetSymbol,
  place: Place,
): Entry | undefined => {
  const key = keyOf(asset, place);
  return entries.find((entry) => keyOf(asset, entry) === key);
};

/** Nobody tells two of them apart by ear or eye. */
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Whether taking the entry would change anything. */
const addsTo = ({ address, destinationTag }: SavedAddress, typed: string): boolean =>
  address !== typed || destinationTag !== undefined;

/**
 * The entries that fit what is typed, by label and by address: first those that begin with it. All of them while
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
