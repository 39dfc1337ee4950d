import { shownAddress } from '../addresses/accountAddress';
import { inFours, withoutPrefix } from '../addresses/addressGroups';
import type { AssetSymbol } from '../assets/assets';
import { assetAddress } from '../validation/address';

const hex = /^[0-9a-f]{40}$/i;

/** The part that distinguishes addresses: the prefix never does, and the case of hex only carries a checksum. */
const comparable = (address: string): string => {
  const body = withoutPrefix(address);
  return hex.test(body) ? body.toLowerCase() : body;
};

/** People compare the ends of an address, so forgers imitate those. */
const comparedCharacters = 4;

const endsOf = (text: string): string => text.slice(0, comparedCharacters) + text.slice(-comparedCharacters);

const accountOf = (asset: AssetSymbol, address: string): string =>
  assetAddress(asset)(address) === undefined ? comparable(shownAddress(asset, address)) : comparable(address);

/** Whether both lead to the same account, however they are written. */
export const isSameAddress = (asset: AssetSymbol, one: string, other: string): boolean =>
  accountOf(asset, one) === accountOf(asset, other);

/** A previously used address that starts and ends like this one but is different. */
export const lookAlikeOf = (asset: AssetSymbol, address: string, used: readonly string[]): string | undefined => {
  if (used.some((known) => isSameAddress(asset, known, address))) return undefined;
  const ends = endsOf(comparable(address));
  return used.find((known) => endsOf(comparable(known)) === ends);
};

export interface ComparedGroup {
  text: string;
  isDifferent: boolean;
}

/** The groups of an address without its prefix, and which of them differ from those of another address. */
export const comparedGroups = (address: string, other: string): ComparedGroup[] => {
  const others = inFours(comparable(other));
  const own = inFours(comparable(address));
  return inFours(withoutPrefix(address)).map((text, at) => ({ text, isDifferent: own[at] !== others[at] }));
};
