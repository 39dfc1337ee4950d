import type { AssetSymbol } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { readPayment } from './payment';

const shared = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('a payment', () => {
  it.each<[AssetSymbol, string, string, string]>([
    ['ETH', ethereum, ethereum.slice(2).toLowerCase(), ethereum],
    ['XDC', ethereum, ethereum.toLowerCase().slice(2), ethereum.replace('0x', 'xdc')],
  ])('of %s is written in its chain’s format', (asset, _, address, shown) => {
    expect(readPayment({ asset, amount: '1.50', address }).value).toEqual({ asset, amount: '1.5', address: shown });
  });

  it.each([
    ['100001', '100001'],
    ['0100001', '100001'],
    ['0', '0'],
    ['4294967295', '4294967295'],
    ['', undefined],
    [undefined, undefined],
  ])('of XRP with the tag %s is read as %s', (destinationTag, expected) => {
    const { value } = readPayment({ asset: 'XRP', amount: '1', address: shared, destinationTag });
    expect(value?.destinationTag).toBe(expected);
  });

  it.each(['4294967296', '-1', '1.5', 'x', '1e3', ' 1'])('of XRP with the tag “%s” is refused', (destinationTag) => {
    const { faults } = readPayment({ asset: 'XRP', amount: '1', address: shared, destinationTag });
    expect(faults?.destinationTag).toBe('A destination tag is a whole number from 0 to 4294967295.');
  });

  it('with a tag is refused for a coin without tags', () => {
    const { faults } = readPayment({ asset: 'ETH', amount: '1', address: ethereum, destinationTag: '5' });
    expect(faults).toEqual({ destinationTag: 'ETH has no destination tags.' });
  });

  it.each(['0', '-1', '', 'x', '1,5', '0.0000000000000000001', '1000000000000001'])(
    'of the amount “%s” is refused, and so is its address if both are wrong',
    (amount) => {
      const { faults } = readPayment({ asset: 'ETH', amount, address: 'xdc' });
      expect(faults).toEqual({
        amount: 'Enter an amount above 0 with at most 18 decimals.',
        address: 'Enter valid ETH address.',
      });
    },
  );
});
