import {
  addressBookFullText,
  addressSavedText,
  mostSavedAddresses,
  readAssetSymbol,
  type AssetSymbol,
  type Failure,
  type Result,
} from '@exchange/domain';
import type { DeviceStore } from '#shared/storage/deviceStore.ts';
import { asFields, storedFields } from '#shared/storage/storedFields.ts';
import { entriesOf, entryAt, type BookEntry, type SavedAddress } from './savedAddress';

/** An entry to save: it is new if it has no id. */
export interface WantedEntry extends Omit<SavedAddress, 'id'> {
  id: string | undefined;
  asset: AssetSymbol;
}

/** Not removed by logging out: if the server has no address book, this is the only one, and its owner's alone. */
const keyOf = (userId: string) => `addressBook-${userId}` as const;

/** Longer than any address or label; a longer text isn't one of our entries. */
const longest = 120;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

/** A storage may hold anything. Whether an address is valid for its coin is checked when it is chosen. */
const readEntry = (stored: unknown): BookEntry[] => {
  const { id, asset: coin, label, address, destinationTag } = asFields(stored);
  const asset = isText(coin) ? readAssetSymbol(coin) : undefined;
  if (!asset || !isText(id) || !isText(label) || !isText(address)) return [];
  return [{ id, asset, label, address, destinationTag: isText(destinationTag) ? destinationTag : undefined }];
};

const refused = (message: string, field: string): { error: Failure } => ({
  error: { code: 'refused', status: 409, message, field },
});

/** A trader's address book on this device, with the server's rules, if the server has none. */
export const deviceBook = (device: DeviceStore, userId: string) => {
  const read = (): BookEntry[] => {
    const { entries } = storedFields(device.read(keyOf(userId)));
    return Array.isArray(entries) ? entries.flatMap(readEntry) : [];
  };
  /** How many ids have been used: a removed entry's id is never reused. */
  const readGiven = (): number => {
    const { given } = storedFields(device.read(keyOf(userId)));
    return Number.isSafeInteger(given) ? Number(given) : 0;
  };
  const write = (entries: readonly BookEntry[], given = readGiven()): void =>
    device.write(keyOf(userId), JSON.stringify({ entries, given }));

  return {
    read,
    save: (wanted: WantedEntry): Result<BookEntry> => {
      const [book, { asset }] = [read(), wanted];
      const others = book.filter(({ id }) => id !== wanted.id);
      const same = entryAt(entriesOf(others, asset), asset, wanted);
      if (same) return refused(addressSavedText(same.label), 'toAddress');
      if (wanted.id === undefined && entriesOf(book, asset).length >= mostSavedAddresses)
        return refused(addressBookFullText(mostSavedAddresses, asset), 'currency');
      const isNew = wanted.id === undefined;
      const given = isNew ? readGiven() + 1 : readGiven();
      const entry = { ...wanted, id: wanted.id ?? String(given) };
      write([...others, entry], given);
      return { data: entry };
    },
    remove: (id: string): void => write(read().filter((entry) => entry.id !== id)),
  };
};
