import type { AssetSymbol, Result, SavedAddressForm } from '@exchange/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { resultOf, unwrap } from '#shared/serverState/callFailed.ts';
import { useLoaded, type Load } from '#shared/serverState/useLoaded.ts';
import {
  addressBookKey,
  addressBookQuery,
  removeEntry,
  saveEntry,
  setWait,
  type AddressWait,
  type LoadedBook,
} from './queries';
import { entriesOf, sorted, type BookEntry, type SavedAddress } from './savedAddress';

/** A trader's saved addresses for one coin, with their actions. */
export interface AddressBook extends Load {
  /** By label. Undefined until first loaded. */
  entries: readonly SavedAddress[] | undefined;
  /** The server has no address book, so it is only on this device. */
  isOnDevice: boolean;
  /** Saves a new entry, or changes the one with this id, or puts it back as it was removed. */
  save: (form: SavedAddressForm, more?: SaveOptions) => Promise<Result<SavedAddress>>;
  remove: (id: string, code?: string) => Promise<Result<unknown>>;
  /** Whether withdrawals to new addresses wait; undefined until known, and if the server doesn't offer it. */
  wait: AddressWait | undefined;
  setWait: (isOn: boolean, code: string | undefined) => Promise<Result<unknown>>;
}

export interface SaveOptions {
  id?: string;
  /** From the authenticator app: the exchange needs one for everything that is new. */
  code?: string | undefined;
}

const withEntry = (entries: readonly BookEntry[], entry: BookEntry): BookEntry[] => [
  ...entries.filter(({ id }) => id !== entry.id),
  entry,
];

const wanted = (asset: AssetSymbol, { label, address, destinationTag }: SavedAddressForm, more: SaveOptions) => ({
  id: more.id,
  code: more.code,
  asset,
  label: label.trim(),
  address,
  destinationTag: destinationTag === '' ? undefined : destinationTag,
});

/** The trader's saved addresses for a coin; stored by the exchange, or on this device if it has no address book. */
export const useAddressBook = (asset: AssetSymbol): AddressBook => {
  const places = useServices();
  const queries = useQueryClient();
  const { trader } = useSession();
  const userId = trader?.uniqueId ?? '';
  const query = addressBookQuery(places, userId);
  const { data, failure, isLoading, retry } = useLoaded({ ...query, enabled: trader !== undefined });

  /** Where it is stored is only known once it has loaded. */
  const ownerNow = async () => ({
    userId,
    isOnDevice: (data ?? (await queries.query({ ...query, staleTime: 'static' }))).isOnDevice,
  });
  const patch = (change: (entries: readonly BookEntry[]) => BookEntry[]) =>
    // Nothing is loaded for a trader who has left meanwhile.
    queries.setQueryData<LoadedBook>(
      addressBookKey(userId),
      (book) => book && { ...book, entries: change(book.entries) },
    );

  const saving = useMutation({
    mutationFn: async (entry: Parameters<typeof saveEntry>[2]) =>
      unwrap(await saveEntry(places, await ownerNow(), entry)),
    onSuccess: (entry) => void patch((entries) => withEntry(entries, entry)),
  });
  const removing = useMutation({
    mutationFn: async (which: Parameters<typeof removeEntry>[2]) =>
      unwrap(await removeEntry(places, await ownerNow(), which)),
    onSuccess: (removed) => void patch((entries) => entries.filter(({ id }) => id !== removed)),
  });

  const waiting = useMutation({
    mutationFn: async (wanted: Parameters<typeof setWait>[1]) => unwrap(await setWait(places, wanted)),
    onSuccess: (wait) =>
      void queries.setQueryData<LoadedBook>(addressBookKey(userId), (book) => book && { ...book, wait }),
  });

  return {
    wait: data?.wait,
    setWait: (isOn, code) => resultOf(waiting.mutateAsync({ isOn, code })),
    entries: data && sorted(entriesOf(data.entries, asset)),
    failure,
    isLoading,
    retry,
    isOnDevice: data?.isOnDevice === true,
    save: (form, more = {}) => resultOf(saving.mutateAsync(wanted(asset, form, more))),
    remove: (id, code) => resultOf(removing.mutateAsync({ id, code })),
  };
};
