import { formatAmount, formatBalance, pairOf } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { says } from '../Figure/figureTexts';
import { withEveryDigit } from './amountTexts';

const shownBalance = (balance: string) => says(withEveryDigit(formatBalance(balance), balance));

describe('an amount', () => {
  it('reads as formatted if nothing was cut off', () => {
    expect(shownBalance('1234.5')).toEqual({ shown: '1,234.5', zeros: '00000', full: undefined });
    expect(shownBalance('0')).toEqual({ shown: '0', zeros: '.000000', full: undefined });
  });

  it('keeps the digits that its format cuts off', () => {
    expect(shownBalance('1234.1234567899')).toEqual({ shown: '1,234.123456', zeros: '', full: '1,234.1234567899' });
  });

  it('is not shown as zero if it is too small for the decimals shown', () => {
    expect(shownBalance('0.0000004567')).toEqual({ shown: '<0.000001', zeros: '', full: '0.0000004567' });
    const wholeCoins = formatAmount('0.4', pairOf('XDC-XDCE'));
    expect(says(withEveryDigit(wholeCoins, '0.4'))).toEqual({ shown: '<1', zeros: '', full: '0.4' });
  });
});
