import type { ValueControl } from '@exchange/ui';
import type { SavedAddress } from './savedAddress';

interface DestinationControls {
  address: Pick<ValueControl<string>, 'onValueChange' | 'onBlur'>;
  /** Of a coin with destination tags; of a field that shows the form's value, as `control` gives it. */
  destinationTag?: Pick<ValueControl<string>, 'onValueChange' | 'onBlur'> | undefined;
}

/** Fills in a saved address, as if it had been typed and left: what is wrong with it is said at once. */
export const takeEntry = (entry: SavedAddress, { address, destinationTag }: DestinationControls): void => {
  address.onValueChange(entry.address);
  destinationTag?.onValueChange(entry.destinationTag ?? '');
  address.onBlur();
  destinationTag?.onBlur();
};
