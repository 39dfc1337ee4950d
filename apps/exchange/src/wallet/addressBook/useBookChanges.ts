import { isFailure, type Result, type SavedAddressForm } from '@exchange/domain';
import { useState } from 'react';
import type { AddressBook } from './useAddressBook';
import type { SavedAddress } from './savedAddress';

export type BookActions = Pick<AddressBook, 'save' | 'remove'>;

const formOf = ({ label, address, destinationTag = '' }: SavedAddress): SavedAddressForm => ({
  label,
  address,
  destinationTag,
});

/** Changes since the book was opened: removed entries can be restored until it is closed. */
export const useBookChanges = ({ save, remove }: BookActions) => {
  const [removed, setRemoved] = useState<readonly SavedAddress[]>([]);
  const [newId, setNewId] = useState<string>();

  const add = async (...given: Parameters<BookActions['save']>): Promise<Result<SavedAddress>> => {
    const result = await save(...given);
    if (!isFailure(result)) setNewId(result.data.id);
    return result;
  };

  return {
    removed,
    /** The entry added last. */
    newId,
    add,
    rename: (entry: SavedAddress, label: string, code?: string) =>
      save({ ...formOf(entry), label }, { id: entry.id, code }),
    remove: async (entry: SavedAddress, code?: string): Promise<Result<unknown>> => {
      const result = await remove(entry.id, code);
      if (!isFailure(result)) setRemoved((before) => [...before, entry]);
      return result;
    },
    bringBack: async (entry: SavedAddress): Promise<Result<unknown>> => {
      const result = await add(formOf(entry), { id: entry.id });
      if (!isFailure(result)) setRemoved((before) => before.filter(({ id }) => id !== entry.id));
      return result;
    },
  };
};

export type BookChanges = ReturnType<typeof useBookChanges>;
