import type { AssetSymbol } from '@exchange/domain';
import { OwnConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';
import { SaveAddress } from './SaveAddress';
import { entryAt } from './savedAddress';
import { useAddressBook } from './useAddressBook';

interface SaveThisAddressProps {
  asset: AssetSymbol;
  address: string;
  destinationTag?: string | undefined;
}

/** For the end of a withdrawal. Offers nothing until the saved addresses have loaded. */
export const SaveThisAddress = ({ asset, address, destinationTag }: SaveThisAddressProps) => {
  const { entries, isOnDevice, save } = useAddressBook(asset);
  if (!entries) return null;
  return (
    <OwnConfirmWays>
      <SaveAddress
        savedAs={entryAt(entries, asset, { address, destinationTag })?.label}
        isOnDevice={isOnDevice}
        onSave={(label, code) => save({ label, address, destinationTag: destinationTag ?? '' }, { code })}
      />
    </OwnConfirmWays>
  );
};
