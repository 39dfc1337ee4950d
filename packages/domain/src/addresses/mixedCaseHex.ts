import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Verdict } from './verdict';

const digits = 40;

/** https://eips.ethereum.org/EIPS/eip-55: a letter is upper case where the hash has 8 or more. Expects lower case. */
export const withChecksum = (hex: string): string => {
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)));
  return hex.replace(/[a-f]/g, (letter, place: number) => (hash.charAt(place) < '8' ? letter : letter.toUpperCase()));
};

/** Expects an address that ends with 40 hex digits. Hex in a single case carries no checksum. */
export const checkMixedCaseHex = (address: string): Verdict => {
  const hex = address.slice(-digits);
  const lower = hex.toLowerCase();
  const isInOneCase = hex === lower || hex === hex.toUpperCase();
  return isInOneCase || hex === withChecksum(lower) ? 'right' : 'mistyped';
};
