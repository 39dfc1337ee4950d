import { bytesToHex } from '@noble/hashes/utils.js';
import type { AssetSymbol } from '../assets/assetSymbols';
import { bitcoinFormat, rippleFormat, writeBase58 } from './base58Check';
import { withPrefix, writeCashAddress } from './cashAddress';
import { withChecksum } from './mixedCaseHex';

interface Writing {
  /** The address of the account with this hash of 160 bits. */
  ofAccount: (hash: Uint8Array) => string;
  /** One of the same account that was written in another way its coin allows. */
  rewritten: (address: string) => string;
}

const hexWriting = (prefix: string): Writing => ({
  ofAccount: (hash) => prefix + withChecksum(bytesToHex(hash)),
  rewritten: (address) => prefix + withChecksum(address.slice(-40).toLowerCase()),
});

const bitcoin: Writing = { ofAccount: (hash) => writeBase58(hash, bitcoinFormat), rewritten: (address) => address };

const ripple: Writing = { ofAccount: (hash) => writeBase58(hash, rippleFormat), rewritten: (address) => address };

const rewrittenCash = (address: string): string => (/^[13]/.test(address) ? address : withPrefix(address));

const writings: Readonly<Record<AssetSymbol, Writing>> = {
  BTC: bitcoin,
  ETH: hexWriting('0x'),
  XRP: ripple,
  USDT: hexWriting('0x'),
  USDC: hexWriting('0x'),
  XDC: hexWriting('xdc'),
  XDCE: hexWriting('0x'),
  BCHABC: { ofAccount: writeCashAddress, rewritten: rewrittenCash },
  BCHSV: { ...bitcoin, rewritten: rewrittenCash },
};

/** An account's address as wallets of its coin show it. Expects a hash of 160 bits. */
export const accountAddress = (asset: AssetSymbol, hash: Uint8Array): string => writings[asset].ofAccount(hash);

/** As wallets show it, so that prefix and case don't make two addresses of one. Expects one that its rule accepts. */
export const shownAddress = (asset: AssetSymbol, address: string): string => writings[asset].rewritten(address);
