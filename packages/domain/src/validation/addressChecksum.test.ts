import { sha256 } from '@noble/hashes/sha2.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssetSymbol } from '../assets/assets';
import { assetAddress } from './address';

const typo = 'This address probably has a typo. Check every character, or copy it again.';
const invalid = (asset: AssetSymbol): string => `Enter valid ${asset} address.`;

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const rippleBase58 = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const base32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** Encodes any bytes; the rules have to tell which results are addresses. */
const base58Check = (payload: readonly number[], alphabet: string): string => {
  const bytes = Uint8Array.from([...payload, ...sha256(sha256(Uint8Array.from(payload))).subarray(0, 4)]);
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = alphabet.charAt(Number(number % 58n)) + text;
  return alphabet.charAt(0).repeat(bytes.findIndex((byte) => byte > 0)) + text;
};

/**
 * From the chain's first block, https://en.bitcoin.it/wiki/Invoice_address, an account of zeros, and the CashAddr
 * specification.
 */
const legacy = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '1111111111111111111114oLvT2',
  '16w1D5WRVKJuZUsSRzdLp9w3YGcgoxDXb',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC',
];

/** https://xrpl.org/docs/concepts/accounts/addresses#special-addresses and its examples. */
const ripple = [
  'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
  'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B',
  'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
  'rrrrrrrrrrrrrrrrrrrrBZbvji',
];

/** From https://reference.cash/protocol/blockchain/encoding/cashaddr. */
const cash = [
  'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  'qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r',
  'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
  'qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2',
];

/** https://eips.ethereum.org/EIPS/eip-55, then the contracts of USDT and USDC. */
const mixedCase = [
  '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'fB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  'dbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  'D1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  'dAC17F958D2ee523a2206206994597C13D831ec7',
  'A0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
];

/** The same document: addresses whose letters all happen to be in one case, and others written in one case. */
const oneCase = [
  '52908400098527886E0F7030069857D2E4169EE7',
  '8617E340B3D01FA5F11F306F4090FD50E238070D',
  'de709f2102306220921060314715629080e2fb77',
  '27b1fdb04752bbc536007a920d24acb045561c26',
  '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  '5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
  '0123456789012345678901234567890123456789',
];

const hexAssets = [
  ['ETH', ['', '0x']],
  ['XDCE', ['', '0x']],
  ['USDT', ['', '0x']],
  ['USDC', ['', '0x']],
  ['XDC', ['', 'xdc']],
] as const;

const checksummed: readonly [AssetSymbol, string, readonly string[], string][] = [
  ['BTC', 'Base58Check', legacy, base58],
  ['XRP', 'Base58Check', ripple, base58],
  ['BCHABC', 'Base58Check', legacy, base58],
  ['BCHSV', 'Base58Check', legacy, base58],
  ['BCHABC', 'CashAddr', cash, base32],
  ['BCHSV', 'CashAddr', cash, base32],
  ['BCHABC', 'CashAddr in capitals', cash.map((address) => address.toUpperCase()), base32.toUpperCase()],
];

const replaced = (text: string, place: number, character: string): string =>
  text.slice(0, place) + character + text.slice(place + 1);

const withOneChanged = (address: string, alphabet: string): string[] =>
  Array.from(address).flatMap((old, place) =>
    Array.from(alphabet)
      .filter((character) => character !== old)
      .map((character) => replaced(address, place, character)),
  );

const withOtherCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

const accepted = (asset: AssetSymbol, addresses: readonly string[]): string[] =>
  addresses.filter((address) => assetAddress(asset)(address) === undefined);

describe('an address with a checksum', () => {
  it.each(checksummed)('of %s in %s is accepted as its chain writes it [WAL-011] [WAL-012]', (asset, _, known) => {
    expect(accepted(asset, known)).toEqual(known);
  });

  it.each(['BCHABC', 'BCHSV'] as const)('of %s in CashAddr may carry its prefix [WAL-012]', (asset) => {
    const known = cash.flatMap((address) => [`bitcoincash:${address}`, `BITCOINCASH:${address.toUpperCase()}`]);
    expect(accepted(asset, known)).toEqual(known);
  });

  it.each([
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN'],
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DviNfa'],
    ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz'],
    ['XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTH'],
    ['XRP', 'rKf7QmT2ZpX9wVbN4sLhY6cEuGdJ3aRt8k'],
    ['XRP', 'rrrrrrrrrrrrrrrrrrrrrrrrr'],
    ['BCHABC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
    ['BCHSV', '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzD'],
  ] as const)('of %s is called a typo where Base58Check does not agree: %s [WAL-011]', (asset, address) => {
    expect(assetAddress(asset)(address)).toBe(typo);
  });

  it.each([
    ['BCHABC', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q'],
    ['BCHSV', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdxa6'],
    ['BCHABC', 'BITCOINCASH:PPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A'],
  ] as const)('of %s is called a typo where CashAddr does not agree: %s [WAL-012]', (asset, address) => {
    expect(assetAddress(asset)(address)).toBe(typo);
  });

  it.each(checksummed)(
    'of %s in %s is refused with any one character changed [WAL-016]',
    (asset, _, known, alphabet) => {
      expect(
        accepted(
          asset,
          known.flatMap((address) => withOneChanged(address, alphabet)),
        ),
      ).toEqual([]);
    },
  );

  it.each([
    ['BTC', [0x00, 0x05], base58],
    ['BCHABC', [0x00, 0x05], base58],
    ['XRP', [0x00], rippleBase58],
  ] as const)(
    'of %s is accepted for any account, and refused with one character changed [WAL-016]',
    (asset, versions, alphabet) => {
      const account = fc.array(fc.nat(255), { minLength: 20, maxLength: 20 });
      fc.assert(
        fc.property(fc.constantFrom(...versions), account, fc.nat(), fc.nat(56), (version, hash, anywhere, step) => {
          const address = base58Check([version, ...hash], alphabet);
          const place = anywhere % address.length;
          const other = alphabet.charAt((alphabet.indexOf(address.charAt(place)) + 1 + step) % alphabet.length);
          expect(assetAddress(asset)(address)).toBeUndefined();
          expect(assetAddress(asset)(replaced(address, place, other))).toBeDefined();
        }),
      );
    },
  );
});

describe.each(hexAssets)('a hex address of %s', (asset, prefixes) => {
  const prefixed = (addresses: readonly string[]): string[] =>
    addresses.flatMap((address) => prefixes.map((prefix) => prefix + address));

  it('is accepted in mixed case with its right checksum, with and without prefix [WAL-013] [WAL-017]', () => {
    expect(accepted(asset, prefixed(mixedCase))).toEqual(prefixed(mixedCase));
  });

  it('is accepted in one case, which carries no checksum [WAL-014]', () => {
    expect(accepted(asset, prefixed(oneCase))).toEqual(prefixed(oneCase));
  });

  it.each([
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee',
    '6aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'fB6916095ca1df60bB79Ce92cE3Ea74c37c5d358',
    'fB6916095ca1df60bB79Ce92cF3Ea74c37c5d359',
    'dbF03B407c01E7cD3CBea99509d93f8DDDC8C6F8',
    'D1220A0cf47c7B9Be7A2E6BA89F429763e7b9aDb',
    'dAC17F958D2ee523a2206206994597C13D831ec1',
    'A0b86991c6218b36c1d19D4a2e9Eb0cE3606eD48',
  ])('is called a typo with one character changed: %s [WAL-013] [WAL-017]', (address) => {
    for (const value of prefixed([address])) expect(assetAddress(asset)(value)).toBe(typo);
  });

  it('is called a typo with the case of one letter changed, whichever letter [WAL-013] [WAL-018]', () => {
    const changed = mixedCase.flatMap((address) =>
      Array.from(address).flatMap((character, place) =>
        /[a-f]/i.test(character) ? [replaced(address, place, withOtherCase(character))] : [],
      ),
    );
    expect(changed.length).toBeGreaterThan(100);
    expect(new Set(prefixed(changed).map(assetAddress(asset)))).toEqual(new Set([typo]));
  });
});

describe('what is not an address of the asset', () => {
  it.each([
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLm', '1A1zP1eP5QGefi2DMPTfTL5SLmv'],
    ['XRP', 'rHb9CJAWyB4rj91VRWn96Dku', 'rHb9CJAWyB4rj91VRWn96Dkuk'],
    ['BCHABC', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx66'],
    ['ETH', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['XDC', 'XDC5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'xdc5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ] as const)(
    'has the documented message for %s first; one that fits is called a typo [WAL-015]',
    (asset, misfit, fits) => {
      expect(assetAddress(asset)(misfit)).toBe(invalid(asset));
      expect(assetAddress(asset)(fits)).toBe(typo);
    },
  );

  const [bitcoin, xrp, bitcoinCash, hex] = [legacy[0] ?? '', ripple[0] ?? '', cash[0] ?? '', mixedCase[0] ?? ''];

  it.each<[AssetSymbol, string, string]>([
    ['BTC', 'XRP', xrp],
    ['BTC', 'BCH', bitcoinCash],
    ['BTC', 'ETH', `0x${hex}`],
    ['BTC', 'a chain with version 6', base58Check([0x06, ...Array.from({ length: 20 }, () => 0)], base58)],
    ['XRP', 'BTC', bitcoin],
    ['XRP', 'XRP with its tag inside', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5xfjLcJKxqqUxpPN5'],
    ['BCHABC', 'XRP', xrp],
    ['BCHABC', 'eCash', 'ecash:qpm2qsznhks23z7629mms6s4cwef74vcwva87rkuu2'],
    ['BCHABC', 'eCash, without its prefix', 'qpm2qsznhks23z7629mms6s4cwef74vcwva87rkuu2'],
    ['BCHSV', 'ETH', hex],
    ['ETH', 'XDC', `xdc${hex}`],
    ['ETH', 'BTC', bitcoin],
    ['XDCE', 'XDC', `xdc${hex}`],
    ['USDT', 'XDC', `xdc${hex}`],
    ['USDC', 'XRP', xrp],
    ['XDC', 'ETH', `0x${hex}`],
  ])('is not one of %s but of %s: %s [WAL-019]', (asset, _, address) => {
    expect(assetAddress(asset)(address)).toBe(invalid(asset));
  });

  it.each<[AssetSymbol, string, string]>([
    ['BTC', 'a hash that is too short', base58Check([0x00, ...Array.from({ length: 19 }, () => 1)], base58)],
    ['XRP', 'a hash that is too short', base58Check([0x00, ...Array.from({ length: 19 }, () => 1)], rippleBase58)],
    ['BCHABC', 'a hash of another size', 'q9m2qsznhks23z7629mms6s4cwef74vcwvtn0d2s8a'],
    ['BCHSV', 'bits left over', 'qpm2qsznhks23z7629mms6s4cwef74vcwdhfnr59fu'],
  ])('is refused for %s although its checksum is right: %s', (asset, _, address) => {
    expect(assetAddress(asset)(address)).toBe(invalid(asset));
  });

  it.each([
    ['BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['BTC', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['BCHABC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['BCHABC', 'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
    ['BCHABC', 'bchreg:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eykjwwl3hd'],
    ['BCHABC', 'pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
    ['BCHSV', 'bitcoincash:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
    ['BCHSV', 'PR6M7J9NJLDWWZLG9V7V53UNLR4JKMX6EYKJWWL3HD'],
  ] as const)('is not one of %s but of its test network: %s [WAL-019]', (asset, address) => {
    expect(assetAddress(asset)(address)).toBe(invalid(asset));
  });
});
