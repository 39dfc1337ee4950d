import type { ExchangeClient } from '@exchange/api';
import { isFailure, type Result } from '@exchange/domain';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '#shared/serverState/callFailed.ts';
import { traderKey } from '#shared/serverState/traderKeys.ts';
import type { DeviceStore } from '#shared/storage/deviceStore.ts';
import { deviceBook, type WantedEntry } from './deviceBook';
import { readEntry, type BookEntry } from './savedAddress';

/** Where the address books are stored. */
export interface BookPlaces {
  client: Pick<ExchangeClient, 'wallet'>;
  device: DeviceStore;
}

/** Everything that the trader has saved, for all coins. */
export interface LoadedBook {
  entries: readonly BookEntry[];
  /** The server has none. */
  isOnDevice: boolean;
}

export const addressBookKey = (userId: string): QueryKey => [...traderKey(userId), 'addressBook'];

export const addressBookQuery = ({ client, device }: BookPlaces, userId: string) =>
  queryOptions({
    queryKey: addressBookKey(userId),
    queryFn: async ({ signal }): Promise<LoadedBook> => {
      const answer = await client.wallet.withdrawalAddresses({}, { signal });
      if (answer.error?.code === 'not-built') return { entries: deviceBook(device, userId).read(), isOnDevice: true };
      return { entries: unwrap(answer).data.flatMap(readEntry), isOnDevice: false };
    },
  });

const saveAtServer = async ({ client }: BookPlaces, wanted: WantedEntry): Promise<Result<BookEntry>> => {
  const { id, asset, label, address, destinationTag } = wanted;
  const answer = await client.wallet.saveWithdrawalAddress({
    currency: asset,
    label,
    toAddress: address,
    ...(id !== undefined && { id }),
    ...(destinationTag !== undefined && { destinationTag }),
  });
  if (isFailure(answer)) return answer;
  const [entry] = readEntry(answer.data.data);
  return entry ? { data: entry } : { error: { code: 'unexpected' } };
};

interface Owner {
  userId: string;
  isOnDevice: boolean;
}

/** Saves wherever the trader's book is stored. */
export const saveEntry = async (
  places: BookPlaces,
  { userId, isOnDevice }: Owner,
  wanted: WantedEntry,
): Promise<Result<BookEntry>> =>
  isOnDevice ? deviceBook(places.device, userId).save(wanted) : saveAtServer(places, wanted);

export const removeEntry = async (
  { client, device }: BookPlaces,
  { userId, isOnDevice }: Owner,
  id: string,
): Promise<Result<string>> => {
  if (isOnDevice) {
    deviceBook(device, userId).remove(id);
    return { data: id };
  }
  const answer = await client.wallet.removeWithdrawalAddress({ id });
  return isFailure(answer) ? answer : { data: id };
};
