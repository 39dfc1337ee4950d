import type { AssetSymbol } from '@exchange/domain';
import { rowsState } from '../../shared/serverState/useTraderList';
import { AddressBookDialog } from './AddressBookDialog';
import { useAddressBook } from './useAddressBook';

interface AddressBookProps {
  asset: AssetSymbol;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The signed-in trader's address book. */
export const AddressBook = (props: AddressBookProps) => {
  const { entries, failure, isLoading, retry, isOnDevice, save, remove } = useAddressBook(props.asset);
  const state = rowsState({ failure, isLoading, isStale: false, retry }, entries);
  return <AddressBookDialog {...props} state={state} isOnDevice={isOnDevice} save={save} remove={remove} />;
};
