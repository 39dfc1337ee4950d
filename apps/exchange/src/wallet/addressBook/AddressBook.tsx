import type { AssetSymbol } from '@exchange/domain';
import { OwnConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';
import { rowsState } from '#shared/serverState/loadedState.ts';
import { AddressBookDialog } from './dialog/AddressBookDialog';
import { useAddressBook } from './useAddressBook';

interface AddressBookProps {
  asset: AssetSymbol;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The signed-in trader's address book. */
export const AddressBook = (props: AddressBookProps) => {
  const book = useAddressBook(props.asset);
  const { isOnDevice, save, remove, wait, setWait } = book;
  return (
    <OwnConfirmWays>
      <AddressBookDialog
        {...props}
        {...{ isOnDevice, save, remove, wait, setWait }}
        state={rowsState(book, book.entries)}
      />
    </OwnConfirmWays>
  );
};
