import { formatPrice, formatUsd, formatVolume, pairOf, showFigure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { padAfter, placed, says } from './figureTexts';

describe('a figure', () => {
  it('separates trailing zeros', () => {
    expect(says(showFigure('1234.5', 4, 'down'))).toEqual({ shown: '1,234.5', zeros: '000', full: undefined });
    expect(says(formatUsd('1.5'))).toEqual({ shown: '$1.5', zeros: '0', full: undefined });
    expect(says(formatPrice('91800', pairOf('BTC-USDT')))).toEqual({ shown: '91,800', zeros: '.00', full: undefined });
  });

  it('keeps every digit if it is tiny', () => {
    expect(says(formatPrice('0.0000042', pairOf('XDC-ETH')))).toEqual({
      shown: '0.0₅42',
      zeros: '0',
      full: '0.0000042',
    });
  });

  it('keeps every digit if fewer are shown', () => {
    const said = says(formatPrice('0.1200000001', pairOf('XDC-BTC'), 'table'));
    expect(said).toEqual({ shown: '0.12', zeros: '000000', full: '0.1200000001' });
  });

  it('does not repeat a figure that is already complete', () => {
    expect(says(formatUsd('1.5')).full).toBeUndefined();
    expect(says(formatUsd('3')).full).toBeUndefined();
    expect(says(formatVolume('1234567.89'))).toEqual({ shown: '1.23M', zeros: '', full: '1,234,567.89' });
  });
});

describe('a figure in a column of different figures', () => {
  it.each([
    ['91,800', '.00', 8, '000000'],
    ['0.0538', '0000', 8, ''],
    ['1', '', 2, '.00'],
    ['1.234', '', 2, ''],
    ['1.2', '', 0, undefined],
  ])('%s%s among figures of %d decimals reserves room for %j', (shown, zeros, decimals, room) => {
    expect(placed(shown, zeros, decimals)).toEqual({ fixed: shown, loose: '', room });
  });

  it('keeps its zeros with its digits if it is tiny', () => {
    expect(placed('0.0₅42', '0', 8)).toEqual({ fixed: '0.', loose: '0₅42', room: '00000000' });
  });

  it.each([
    ['0.0538', undefined],
    ['0.0₄42', undefined],
    ['0.0₆72', '00'],
    ['0.0₁₀7', '000000'],
  ])('of one pair, such as %s, is aligned by the invisible %j', (shown, pad) => {
    expect(padAfter(shown)).toBe(pad);
  });

  it('keeps its point aligned even if its small digits are narrower', () => {
    expect(placed('0.0₅42', '', 8)).toEqual({ fixed: '0.', loose: '0₅42', room: '00000000' });
  });
});
