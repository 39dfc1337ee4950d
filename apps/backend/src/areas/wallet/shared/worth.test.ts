import type { DecimalText, PairName } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createWorth } from './worth';

const worthAt = (prices: Partial<Record<PairName, DecimalText>>) =>
  createWorth((pair) => prices[pair], { BCHABC: '7500.000000001' });

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
