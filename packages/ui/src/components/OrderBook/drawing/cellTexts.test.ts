import { pairOf } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { amountText, columnDecimals, priceText, shortensPrices } from './cellTexts';

describe('a price in the book', () => {
  it.each([
    ['ETH-USDT', 0, '2411.3', '2,411.3', '0', undefined],
    ['ETH-USDT', 1, '2411', '2,411', '.0', undefined],
    ['ETH-USDT', 2, '2411', '2,411', '', undefined],
    ['XDC-USDT', 0, '0.05312', '0.05312', '000', undefined],
    ['XDC-USDT', 2, '0.05312', '0.05312', '0', undefined],
    ['XDC-ETH', 0, '0.0000216', '0.0₄216', '0', '0.0000216'],
    ['XDC-ETH', 1, '0.0000216', '0.0₄216', '', '0.0000216'],
    ['XDC-BTC', 0, '0.0000012345', '0.0₅12345', '', '0.0000012345'],
    ['XDC-BTC', 0, '0.00000072', '0.0₆72', '00', '0.00000072'],
  ] as const)('of %s grouped by %d, %s, is %s and the zeros %j', (name, grouping, price, shown, zeros, full) => {
    expect(priceText(price, pairOf(name), grouping)).toMatchObject({ shown, zeros, full });
  });

  it.each([
    ['0.05312', undefined],
    ['0.0000216', undefined],
    ['0.0000072', '0'],
    ['0.0000000042', '0000'],
  ])('of %s is aligned with all others by the invisible %j', (price, pad) => {
    expect(priceText(price, pairOf('XDC-BTC'), 0).pad).toBe(pad);
  });
});

describe('a column of prices', () => {
  it.each([
    ['0.00009999', 0, true],
    ['0.0001', 0, false],
    ['0.000099999', 0, false],
    ['0.05312', 0, false],
    ['0.00009996', 1, false],
    ['0.00009994', 1, true],
  ] as const)('whose highest is %s, grouped by %d, is shortened: %j', (highest, grouping, isShortened) => {
    expect(shortensPrices(highest, pairOf('XDC-ETH'), grouping)).toBe(isShortened);
  });

  it('on both sides of 0.0001 writes every zero, so that the points are aligned', () => {
    const texts = ['0.00010012', '0.000098'].map((price) => priceText(price, pairOf('XDC-ETH'), 0, false));
    expect(texts).toEqual([
      { shown: '0.00010012', zeros: '', full: undefined, pad: undefined },
      { shown: '0.000098', zeros: '00', full: undefined, pad: undefined },
    ]);
  });
});

describe('an amount in the book', () => {
  it.each([
    ['1250', 6, '1,250', '.000000', undefined],
    ['1250.1234', 2, '1,250.12', '', '1,250.1234'],
    ['1250.999', 0, '1,250', '', '1,250.999'],
    ['0.0004', 2, '<0.01', '', '0.0004'],
  ])('of %s with %d decimals is %s', (amount, decimals, shown, zeros, full) => {
    expect(amountText(amount, decimals)).toEqual({ shown, zeros, full });
  });
});

describe('a column', () => {
  it.each([
    [0.5, 5, 5],
    [99_999.9, 6, 6],
    [100_000, 6, 2],
    [999_999.9, 5, 5],
    [1_000_000, 5, 2],
    [999_999_999, 6, 2],
    [1_000_000_000, 6, 0],
    [5_000_000, 0, 0],
  ])('whose largest figure is %d and has %d decimals keeps %d', (largest, decimals, kept) => {
    expect(columnDecimals(largest, decimals)).toBe(kept);
  });

  it('loses decimals earlier if it has less room', () => {
    expect(columnDecimals(1_000, 6, 9)).toBe(2);
    expect(columnDecimals(999, 6, 9)).toBe(6);
  });
});
