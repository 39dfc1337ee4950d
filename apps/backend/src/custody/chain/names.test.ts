import { assetAddress, assetSymbols, type AssetSymbol } from '@exchange/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChainNames } from './names';

const seeds = fc.string();
const owners = fc.string({ minLength: 1 });
const numbers = fc.nat();

/** The usual start of each chain's addresses. */
const beginnings: Readonly<Record<AssetSymbol, RegExp>> = {
  BTC: /^1/,
  ETH: /^0x/,
  XRP: /^r/,
  USDT: /^0x/,
  USDC: /^0x/,
  XDC: /^xdc/,
  XDCE: /^0x/,
  BCHABC: /^bitcoincash:q/,
  BCHSV: /^1/,
};

/** The format of each chain's transaction IDs. */
const transactionForms: Readonly<Record<AssetSymbol, RegExp>> = {
  BTC: /^[0-9a-f]{64}$/,
  ETH: /^0x[0-9a-f]{64}$/,
  XRP: /^[0-9A-F]{64}$/,
  USDT: /^0x[0-9a-f]{64}$/,
  USDC: /^0x[0-9a-f]{64}$/,
  XDC: /^0x[0-9a-f]{64}$/,
  XDCE: /^0x[0-9a-f]{64}$/,
  BCHABC: /^[0-9a-f]{64}$/,
  BCHSV: /^[0-9a-f]{64}$/,
};

describe.each(assetSymbols)('on the simulated chain of %s', (asset) => {
  it('every address passes its own rule, has its usual beginning and comes from the seed [WAL-005] [WAL-173]', () => {
    fc.assert(
      fc.property(seeds, owners, numbers, (seed, owner, number) => {
        const names = createChainNames(seed);
        const addresses = [names.ownAddress(asset, owner), names.outsideAddress(asset, number)];
        for (const address of addresses) {
          expect(assetAddress(asset)(address)).toBeUndefined();
          expect(address).toMatch(beginnings[asset]);
        }
        const again = createChainNames(seed);
        expect([again.ownAddress(asset, owner), again.outsideAddress(asset, number)]).toEqual(addresses);
      }),
    );
  });

  it('transaction ids have the form of the real chain and come from the seed [WAL-173] [WAL-174]', () => {
    fc.assert(
      fc.property(seeds, numbers, (seed, number) => {
        const id = createChainNames(seed).transactionId(asset, number);
        expect(id).toMatch(transactionForms[asset]);
        expect(createChainNames(seed).transactionId(asset, number)).toBe(id);
      }),
    );
  });

  it('a different seed, number or kind gives a different name', () => {
    const [names, others] = [createChainNames('one'), createChainNames('two')];
    const given = [
      names.transactionId(asset, 1),
      names.transactionId(asset, 2),
      names.blockHash(asset, 1),
      others.transactionId(asset, 1),
      names.ownAddress(asset, 'u-1'),
      others.ownAddress(asset, 'u-1'),
      names.outsideAddress(asset, 1),
    ];
    expect(new Set(given).size).toBe(given.length);
  });

  it('owners share an address only if destination tags tell them apart', () => {
    const names = createChainNames('one');
    expect(names.ownAddress(asset, 'u-1') === names.ownAddress(asset, 'u-2')).toBe(asset === 'XRP');
  });
});
