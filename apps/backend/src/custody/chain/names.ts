import { createHash } from 'node:crypto';
import { accountAddress, assetOf, needsDestinationTag, type AddressForm, type AssetSymbol } from '@exchange/domain';

/** The owner of the addresses that the exchange sends from. */
export const hotWallet = 'hot wallet';

/** Smaller tags could be mistaken for something else, such as a year. */
export const firstDestinationTag = 100_001;

export type ChainNames = ReturnType<typeof createChainNames>;

const plain = (hex: string): string => hex;
const prefixed = (hex: string): string => `0x${hex}`;

const transactionForms: Readonly<Record<AddressForm, (hex: string) => string>> = {
  bitcoin: plain,
  'bitcoin cash': plain,
  'bitcoin sv': plain,
  ethereum: prefixed,
  ripple: (hex) => hex.toUpperCase(),
  xdc: prefixed,
};

const accountBytes = 20;

/** Addresses and transaction IDs in the real chains' formats. The same seed always gives the same ones. */
export const createChainNames = (seed: string) => {
  const digest = (...parts: (string | number)[]): Buffer =>
    createHash('sha256')
      .update(JSON.stringify([seed, ...parts]))
      .digest();
  const addressOf = (...parts: [kind: string, asset: AssetSymbol, owner: string | number]): string =>
    accountAddress(parts[1], digest(...parts).subarray(0, accountBytes));
  const hashOf = (kind: string, asset: AssetSymbol, number: number): string =>
    transactionForms[assetOf(asset).addressForm](digest(kind, asset, number).toString('hex'));

  return {
    /** Coins with destination tags have one address for everyone. */
    ownAddress: (asset: AssetSymbol, owner: string): string =>
      addressOf('address', asset, needsDestinationTag(asset) ? hotWallet : owner),
    /** The sender of this transaction from outside. */
    outsideAddress: (asset: AssetSymbol, transaction: number): string => addressOf('outside', asset, transaction),
    transactionId: (asset: AssetSymbol, transaction: number): string => hashOf('transaction', asset, transaction),
    blockHash: (asset: AssetSymbol, block: number): string => hashOf('block', asset, block),
  };
};
