import type { AssetSymbol } from '../assets/assets';
import { assetAddress, destinationTag, needsDestinationTag } from '../validation/address';
import type { FormRules } from '../validation/form';
import { line } from '../validation/line';
import type { Rule } from '../validation/rule';

/** Per coin. */
export const mostSavedAddresses = 100;

const longestLabel = 40;

/** A saved address, as typed. */
export interface SavedAddressForm {
  label: string;
  address: string;
  /** Empty if the coin has none. */
  destinationTag: string;
}

/** The trader's name for an address. */
export const addressLabel: Rule = line(longestLabel);

export const savedAddressRules = (asset: AssetSymbol): FormRules<SavedAddressForm> => ({
  label: addressLabel,
  address: assetAddress(asset),
  destinationTag: destinationTag(asset),
});

/** Upper and lower case only serve checksums, and prefixes are optional, so neither makes it another address. */
const plainAddress = (address: string): string => {
  const bare = address.replace(/^(?:0x|xdc|bitcoincash:)/i, '');
  const isCaseFree = /^(?:[0-9a-f]{40}|[qp][02-9ac-hj-np-z]{41})$/i.test(bare);
  return isCaseFree ? bare.toLowerCase() : address;
};

/** Equal for two addresses of a coin that lead to the same destination, however they are written. */
export const destinationKey = (
  asset: AssetSymbol,
  { address, destinationTag: tag }: Pick<SavedAddressForm, 'address' | 'destinationTag'>,
): string => (needsDestinationTag(asset) ? `${plainAddress(address)}:${String(Number(tag))}` : plainAddress(address));
