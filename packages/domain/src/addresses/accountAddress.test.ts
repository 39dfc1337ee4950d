import { hexToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssetSymbol, assetSymbols } from '../assets/assets';
import { assetAddress } from '../validation/address';
import { accountAddress, shownAddress } from './accountAddress';

/**
 * An account whose address in each format is given in https://reference.cash/protocol/blockchain/encoding/cashaddr or
 * EIP-55.
 */
const known: readonly [AssetSymbol, string, string][] = [
  ['BTC', '76a04053bda0a88bda5177b86a15c3b29f559873', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu'],
  ['BTC', '0000000000000000000000000000000000000000', '1111111111111111111114oLvT2'],
  ['BCHABC', '76a04053bda0a88bda5177b86a15c3b29f559873', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['BCHSV', '76a04053bda0a88bda5177b86a15c3b29f559873', '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu'],
  ['XRP', '0000000000000000000000000000000000000000', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
  ['XRP', '0000000000000000000000000000000000000001', 'rrrrrrrrrrrrrrrrrrrrBZbvji'],
  ['ETH', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['XDC', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
];

const hashes = fc.uint8Array({ minLength: 20, maxLength: 20 });

describe('the address of an account', () => {
  it.each(known)('of %s %s is %s', (asset, hash, address) => {
    expect(accountAddress(asset, hexToBytes(hash))).toBe(address);
  });

  it.each(assetSymbols)('of %s passes its rule and checksum, whichever account it is [WAL-005] [WAL-173]', (asset) => {
    fc.assert(
      fc.property(hashes, (hash) => {
        const address = accountAddress(asset, hash);
        expect(assetAddress(asset)(address)).toBeUndefined();
        expect(shownAddress(asset, address)).toBe(address);
      }),
    );
  });

  it.each(assetSymbols)('of %s belongs to one account only', (asset) => {
    fc.assert(
      fc.property(hashes, hashes, (one, other) => {
        const isSame = one.every((byte, place) => byte === other[place]);
        expect(accountAddress(asset, one) === accountAddress(asset, other)).toBe(isSame);
      }),
    );
  });
});

describe('an address as wallets show it', () => {
  it.each<[AssetSymbol, (address: string) => string]>([
    ['ETH', (address) => address.toLowerCase()],
    ['USDT', (address) => address.slice(2).toUpperCase()],
    ['XDC', (address) => address.slice(3)],
    ['BCHABC', (address) => address.replace('bitcoincash:', '')],
    ['BCHABC', (address) => address.toUpperCase()],
  ])('of %s is the same however its payer wrote it', (asset, write) => {
    fc.assert(
      fc.property(hashes, (hash) => {
        const address = accountAddress(asset, hash);
        expect(shownAddress(asset, write(address))).toBe(address);
      }),
    );
  });

  it('of BCHSV keeps its prefix where it is a CashAddr', () => {
    expect(shownAddress('BCHSV', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a')).toBe(
      'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    );
  });
});
