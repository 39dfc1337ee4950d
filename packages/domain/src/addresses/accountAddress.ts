import { bytesToHex } from '@noble/hashes/utils.js';
import { assetOf, type AddressForm, type AssetSymbol } from '../assets/assets';
import { bitcoinFormat, rippleFormat, writeBase58 } from './base58Check';
import { withPrefix, writeCashAddress } from './cashAddress';
import { withChecksum } from './mixedCaseHex';

interface Writing {
  /** The address of the account with this 160-bit hash. */
  ofAccount: (hash: Uint8Array) => string;
  /** Converts an address from any notation that the coin allows. */
  rewritten: (address: string) => string;
}

const hexWriting = (prefix: string): Writing => ({
  ofAccount: (hash) => prefix + withChecksum(bytesToHex(hash)),
  rewritten: (address) => prefix + withChecksum(address.slice(-40).toLowerCase()),
});

const bitcoin: Writing = { ofAccount: (hash) => writeBase58(hash, bitcoinFormat), rewritten: (address) => address };

const ripple: Writing = { ofAccount: (hash) => writeBase58(hash, rippleFormat), rewritten: (address) => address };

const rewrittenCash = (address: string): string => (/^[13]/.test(address) ? address : withPrefix(address));

const writings: Readonly<Record<AddressForm, Writing>> = {
  bitcoin,
  'bitcoin cash': { ofAccount: writeCashAddress, rewritten: rewrittenCash },
  'bitcoin sv': { ...bitcoin, rewritten: rewrittenCash },
  ethereum: hexWriting('0x'),
  ripple,
  xdc: hexWriting('xdc'),
};

const writingOf = (asset: AssetSymbol): Writing => writings[assetOf(asset).addressForm];

/** An account's address as wallets of its coin show it. Expects a 160-bit hash. */
export const accountAddress = (asset: AssetSymbol, hash: Uint8Array): string => writingOf(asset).ofAccount(hash);

/**
 * As wallets show it, so that one address with another prefix or case doesn't look like two. Expects a valid address.
 */
export const shownAddress = (asset: AssetSymbol, address: string): string => writingOf(asset).rewritten(address);
