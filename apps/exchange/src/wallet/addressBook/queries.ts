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
  /** Undefined if the server doesn't offer it. */
  wait?: AddressWait | undefined;
}

/** Whether the trader's withdrawals to new addresses wait. */
export interface AddressWait {
  isOn: boolean;
  /** If it was turned off: when it no longer applies. */
  endsAt: string | null;
}

export const addressBookKey = (userId: string): QueryKey => [...traderKey(userId), 'addressBook'];

export const addressBookQuery = ({ client, device }: BookPlaces, userId: string) =>
  queryOptions({
    queryKey: addressBookKey(userId),
    queryFn: async ({ signal }): Promise<LoadedBook> => {
      const answer = await client.wallet.withdrawalAddresses({}, { signal });
      if (answer.error?.code === 'not-built') return { entries: deviceBook(device, userId).read(), isOnDevice: true };
      const { data, newAddressWait: wait } = unwrap(answer);
      return { entries: data.flatMap(readEntry), isOnDevice: false, wait };
    },
  });

/** The authenticator app's code, which a change at the server needs. */
interface Proven {
  code: string | undefined;
}

const codeField = ({ code }: Proven) => (code === undefined ? {} : { tfa: code });

const saveAtServer = async ({ client }: BookPlaces, wanted: WantedEntry & Proven): Promise<Result<BookEntry>> => {
  const { id, asset, label, address, destinationTag } = wanted;
  const answer = await client.wallet.saveWithdrawalAddress({
    currency: asset,
    label,
    toAddress: address,
    ...(id !== undefined && { id }),
    ...(destinationTag !== undefined && { destinationTag }),
    ...codeField(wanted),
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
  { code, ...wanted }: WantedEntry & Proven,
): Promise<Result<BookEntry>> =>
  isOnDevice ? deviceBook(places.device, userId).save(wanted) : saveAtServer(places, { ...wanted, code });

export const removeEntry = async (
  { client, device }: BookPlaces,
  { userId, isOnDevice }: Owner,
  { id, code }: { id: string } & Proven,
): Promise<Result<string>> => {
  if (isOnDevice) {
    deviceBook(device, userId).remove(id);
    return { data: id };
  }
  const answer = await client.wallet.removeWithdrawalAddress({ id, ...codeField({ code }) });
  return isFailure(answer) ? answer : { data: id };
};

export const setWait = async (
  { client }: BookPlaces,
  { isOn, code }: { isOn: boolean } & Proven,
): Promise<Result<AddressWait>> => {
  const answer = await client.wallet.setNewAddressWait({ wait: isOn ? 'on' : 'off', ...codeField({ code }) });
  return isFailure(answer) ? answer : { data: answer.data.data };
};
