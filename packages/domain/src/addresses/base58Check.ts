import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Verdict } from './verdict';

/** A coin's variant of https://en.bitcoin.it/wiki/Base58Check_encoding. */
export interface Base58Format {
  /** The digits from 0 to 57. */
  alphabet: string;
  /** The allowed first bytes of an address. */
  versions: readonly number[];
}

export const bitcoinFormat: Base58Format = {
  alphabet: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  versions: [0x00, 0x05],
};

/** https://xrpl.org/docs/references/protocol/data-types/base58-encodings */
export const rippleFormat: Base58Format = {
  alphabet: 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz',
  versions: [0x00],
};

const checksumBytes = 4;
const payloadBytes = 21;

const decode = (text: string, alphabet: string): Uint8Array => {
  let number = 0n;
  for (const character of text) number = number * 58n + BigInt(alphabet.indexOf(character));
  const hex = number === 0n ? '' : number.toString(16);
  // A number has no leading zeros; each one in the text represents a zero byte.
  let zeros = 0;
  while (text[zeros] === alphabet[0]) zeros += 1;
  return concatBytes(new Uint8Array(zeros), hexToBytes(hex.length % 2 === 0 ? hex : `0${hex}`));
};

const encode = (bytes: Uint8Array, alphabet: string): string => {
  let text = '';
  for (let number = BigInt(`0x${bytesToHex(bytes)}`); number > 0n; number /= 58n)
    text = alphabet.charAt(Number(number % 58n)) + text;
  let zeros = 0;
  while (bytes[zeros] === 0) zeros += 1;
  return alphabet.charAt(0).repeat(zeros) + text;
};

const checksumOf = (payload: Uint8Array): Uint8Array => sha256(sha256(payload)).subarray(0, checksumBytes);

/** Writes the address of an account, which is what the first version means. Expects a 160-bit hash. */
export const writeBase58 = (hash: Uint8Array, { alphabet, versions }: Base58Format): string => {
  const payload = concatBytes(Uint8Array.from(versions.slice(0, 1)), hash);
  return encode(concatBytes(payload, checksumOf(payload)), alphabet);
};

/** Expects characters of the alphabet only. */
export const checkBase58 = (text: string, { alphabet, versions }: Base58Format): Verdict => {
  const bytes = decode(text, alphabet);
  const payload = bytes.subarray(0, -checksumBytes);
  const checksum = checksumOf(payload);
  if (bytesToHex(checksum) !== bytesToHex(bytes.subarray(-checksumBytes))) return 'mistyped';
  const [version = -1] = payload;
  return payload.length === payloadBytes && versions.includes(version) ? 'right' : 'foreign';
};
