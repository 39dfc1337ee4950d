import type { DecimalText, PairName } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createWorth } from './worth';

type Prices = Partial<Record<PairName, DecimalText>>;

const worthAt = (prices: Prices, references: Prices = {}) =>
  createWorth(
    { lastPrice: (pair) => prices[pair], referencePrice: (pair) => references[pair] },
    { BCHABC: '7500.000000001' },
  );

describe('what counts towards the limit', () => {
  it.each([
    ['0.03', '1', '33.33333334', '33.33333333'],
    ['0.03', '0.000001', '0.00003334', '0.00003333'],
    ['0.05', '1', '20', '20'],
    ['7', '0.00000001', '0.00000001', '0'],
  ])(
    'at %s USDT per XDC, %s USDT are rounded up to %s for the limit, and down to %s for what stays behind [WAL-117]',
    (price, amount, up, down) => {
      const worth = worthAt({ 'XDC-USDT': price });
      expect([worth.atLeast('USDT', amount), worth.atMost('USDT', amount)]).toEqual([up, down]);
    },
  );

  it('is rounded once, at the end, even across USD and at a configured price [WAL-117]', () => {
    const worth = worthAt({ 'XDC-USDT': '0.03', 'BTC-USDT': '50000.1' });
    expect(worth.atLeast('BTC', '0.00000003')).toBe('0.0500001');
    expect(worth.atLeast('BCHABC', '1')).toBe('7500.00000001');
  });

  it.each([
    ['XRP', { 'XDC-XRP': '0.382' }, { 'XDC-XRP': '0.033' }, '30303.03030304', '2617.80104712'],
    ['XRP', { 'XDC-XRP': '0.033' }, { 'XDC-XRP': '0.382' }, '30303.03030304', '2617.80104712'],
    [
      'BTC',
      { 'XDC-USDT': '0.05', 'BTC-USDT': '50000' },
      { 'XDC-USDT': '0.04', 'BTC-USDT': '60000' },
      '1500000000',
      '1000000000',
    ],
    ['XRP', {}, { 'XDC-XRP': '0.05' }, '20000', '20000'],
  ] as const)(
    'takes the higher worth of %s for a limit and the lower for what stays behind, last price %j, reference price %j [WAL-390]',
    (asset, prices, references, up, down) => {
      const worth = worthAt(prices, references);
      expect([worth.atLeast(asset, '1000'), worth.atMost(asset, '1000')]).toEqual([up, down]);
    },
  );

  it('is one to one for XDC and XDCE, and unknown without a price [WAL-117]', () => {
    const worth = worthAt({});
    expect([worth.atLeast('XDC', '1.5'), worth.atLeast('XDCE', '1.5'), worth.atLeast('BTC', '1')]).toEqual([
      '1.5',
      '1.5',
      undefined,
    ]);
    expect(worth.atMost('BTC', '1')).toBe('0');
  });
});
