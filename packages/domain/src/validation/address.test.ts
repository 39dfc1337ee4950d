import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssetSymbol, assetSymbols } from '../assets/assets';
import { assetAddress, destinationTag, needsDestinationTag } from './address';

const legacy = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const hex = 'de0B295669a9FD93d5F28D9Ec85E40f4cb697BAe';
const ripple = 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv';
const cash = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
const filled = (start: string, length: number): string => start.padEnd(length, 'a');

const addresses: readonly [string, AssetSymbol[], string[], string[]][] = [
  [
    '[DOM-218]',
    ['BTC'],
    [legacy, '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', '1111111111111111111114oLvT2'],
    [
      filled('1', 26),
      filled('3', 35),
      `2${legacy.slice(1)}`,
      filled('10', 30),
      filled('1O', 30),
      filled('1I', 30),
      filled('1l', 30),
      `bc1q${'a'.repeat(27)}`,
    ],
  ],
  [
    '[DOM-219]',
    ['ETH', 'XDCE'],
    [hex, `0x${hex}`, `0x${hex.toUpperCase()}`],
    [hex.slice(1), `${hex}0`, `0x${hex.slice(1)}`, `0x${hex}0`, `xdc${hex}`, `0X${hex}`, `${hex.slice(1)}g`],
  ],
  [
    '[DOM-220]',
    ['XDC'],
    [hex, `xdc${hex}`],
    [`0x${hex}`, `xdc${hex.slice(1)}`, `xdc${hex}0`, `xdc${hex.slice(1)}g`, `XDC${hex}`, `xdc0x${hex}`],
  ],
  ['[DOM-221]', ['USDT', 'USDC'], [hex, `0x${hex}`], [`xdc${hex}`, hex.slice(1), legacy]],
  [
    '[DOM-222]',
    ['XRP'],
    [ripple, 'rrrrrrrrrrrrrrrrrrrrBZbvji'],
    [filled('r', 24), filled('r', 36), `x${ripple.slice(1)}`, `R${ripple.slice(1)}`, filled('r0', 30)],
  ],
  [
    '[DOM-223]',
    ['BCHABC', 'BCHSV'],
    [
      legacy,
      cash,
      `bitcoincash:${cash}`,
      'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
      `BITCOINCASH:${cash.toUpperCase()}`,
      cash.toUpperCase(),
    ],
    [
      cash.slice(1),
      `${cash}q`,
      `r${cash.slice(1)}`,
      `${cash.slice(0, -1)}b`,
      `bitcoincash:${legacy}`,
      `bitcoin:${cash}`,
      `Q${cash.slice(1)}`,
    ],
  ],
];

describe.each(addresses)('%s an address of %j', (_, assets, right, wrong) => {
  it.each(assets.flatMap((asset) => right.map((value) => [asset, value] as const)))('%s may be %s', (asset, value) => {
    expect(assetAddress(asset)(value)).toBeUndefined();
  });

  it.each(assets.flatMap((asset) => wrong.map((value) => [asset, value] as const)))(
    '%s may not be %s [DOM-224]',
    (asset, value) => {
      expect(assetAddress(asset)(value)).toBe(`Enter valid ${asset} address.`);
    },
  );
});

describe('the length of an address', () => {
  it.each([
    ['[DOM-218]', 'BTC', '1', 27, 34],
    ['[DOM-218]', 'BTC', '3', 27, 34],
    ['[DOM-222]', 'XRP', 'r', 25, 35],
    ['[DOM-223]', 'BCHABC', '1', 27, 34],
  ] as const)('%s of %s that starts with %s is %i to %i', (_, asset, start, shortest, longest) => {
    const refused = `Enter valid ${asset} address.`;
    expect(assetAddress(asset)(filled(start, shortest - 1))).toBe(refused);
    expect(assetAddress(asset)(filled(start, shortest))).not.toBe(refused);
    expect(assetAddress(asset)(filled(start, longest))).not.toBe(refused);
    expect(assetAddress(asset)(filled(start, longest + 1))).toBe(refused);
  });
});

describe('every address', () => {
  it.each(assetSymbols)('of %s is asked for before it is judged [DOM-225]', (asset) => {
    expect(assetAddress(asset)('')).toBe('This field is required.');
  });

  it.each(assetSymbols)('of %s with a blank at its end is none [DOM-224]', (asset) => {
    fc.assert(
      fc.property(fc.constantFrom(...addresses.flatMap(([, , right]) => right)), (value) => {
        expect(assetAddress(asset)(`${value} `)).toBe(`Enter valid ${asset} address.`);
      }),
    );
  });
});

describe('a destination tag', () => {
  it('is asked for XRP and nothing else [DOM-226]', () => {
    expect(assetSymbols.filter(needsDestinationTag)).toEqual(['XRP']);
    expect(destinationTag('XDC')('')).toBeUndefined();
  });

  it.each([
    ['', 'This field is required.'],
    ['12a', 'Current field only accepts number.'],
    ['0', undefined],
    ['100001', undefined],
  ])('of %j says %s [DOM-226]', (value, message) => {
    expect(destinationTag('XRP')(value)).toBe(message);
  });
});
