import type { ValueControl } from '@exchange/ui';
import type { SavedAddress } from './savedAddress';

interface DestinationControls {
  address: Pick<ValueControl<string>, 'onValueChange' | 'onBlur'>;
  /** For a coin with destination tags, if the field shows the form's value, as `control` provides it. */
  destinationTag?: Pick<ValueControl<string>, 'onValueChange' | 'onBlur'> | undefined;
}

/** Fills in a saved address as if it had been typed and left: errors appear immediately. */
export const takeEntry = (entry: SavedAddress, { address, destinationTag }: DestinationControls): void => {
  address.onValueChange(entry.address);
  destinationTag?.onValueChange(entry.destinationTag ?? '');
  address.onBlur();
  destinationTag?.onBlur();
};
