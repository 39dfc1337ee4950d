import { bytesToHex } from '@noble/hashes/utils.js';
import type { Verdict } from './verdict';

// https://reference.cash/protocol/blockchain/encoding/cashaddr

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const mainNetwork = 'bitcoincash';
/** Without a prefix, addresses of these networks look the same; only their checksum differs. */
const otherNetworks = ['bchtest', 'bchreg', 'ecash'];

const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** 1 for values with a correct checksum. */
const remainder = (values: readonly number[]): bigint => {
  let rest = 1n;
  for (const value of values) {
    const top = rest >> 35n;
    rest = ((rest & 0x07ffffffffn) << 5n) ^ BigInt(value);
    for (const [bit, generator] of generators.entries()) if ((top >> BigInt(bit)) & 1n) rest ^= generator;
  }
  return rest;
};

const prefixValues = (prefix: string): number[] => Array.from(prefix, (letter) => letter.charCodeAt(0) & 0b11111);

const characterBits = 5;
const checksumCharacters = 8;

/** The number's bits in groups of five, most significant first. */
const groupsOf = (number: bigint, count: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    Number((number >> BigInt(characterBits * (count - 1 - index))) & 0b11111n),
  );

/** Writes an account's address with its prefix. Expects a 160-bit hash. */
export const writeCashAddress = (hash: Uint8Array): string => {
  // An account's version byte is zero, and two empty bits pad the last character.
  const values = groupsOf(BigInt(`0x${bytesToHex(hash)}`) << 2n, 34);
  const open = [...prefixValues(mainNetwork), 0, ...values, ...groupsOf(0n, checksumCharacters)];
  const checksum = groupsOf(remainder(open) ^ 1n, checksumCharacters);
  return `${mainNetwork}:${[...values, ...checksum].map((value) => alphabet.charAt(value)).join('')}`;
};

/** Expects an address with or without the prefix, all in one case. */
export const withPrefix = (address: string): string =>
  `${mainNetwork}:${address.toLowerCase().replace(`${mainNetwork}:`, '')}`;

/** Whether the version byte gives a size of 160 bits and the two padding bits are empty. */
const isHash160 = (values: readonly number[]): boolean => {
  const [size = -1, last = -1] = [values[1], values[33]];
  return size >> 2 === 0 && (last & 0b11) === 0;
};

/** Expects 42 characters of the alphabet, all in one case, with or without the prefix. */
export const checkCashAddress = (address: string): Verdict => {
  const text = address.toLowerCase();
  const values = Array.from(text.slice(text.indexOf(':') + 1), (character) => alphabet.indexOf(character));
  const isOf = (network: string): boolean => remainder([...prefixValues(network), 0, ...values]) === 1n;
  if (isOf(mainNetwork)) return isHash160(values) ? 'right' : 'foreign';
  return otherNetworks.some(isOf) ? 'foreign' : 'mistyped';
};
