import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairOf, pairs } from '../markets/pairs';
import { compare, isAbove } from '../money/compare';
import { parseTyped } from '../money/decimalText';
import { round, roundDown } from '../money/rounding';
import { decimalText, positiveText } from '../money/testing/figures';
import { formatAmount, formatBalance, formatReward, formatTotal } from './amount';
import { showExactly, showFigure } from './figure';
import { formatFeePercent, formatPercentChange } from './percent';
import { formatRate } from './rate';
import { formatPrice, isTinyPrice, unshortened } from './price';
import { shortenTiny } from './tiny';
import { formatUsd } from './usd';
import { formatVolume } from './volume';

describe('a figure', () => {
  it.each([
    ['0', 2, '0', '', '.00', '0.00'],
    ['1234567.5', 4, '1,234,567', '.5', '000', '1,234,567.5000'],
    ['999', 0, '999', '', '', '999'],
    ['1000', 0, '1,000', '', '', '1,000'],
    ['100000.05', 2, '100,000', '.05', '', '100,000.05'],
    ['-1234.1', 2, '-1,234', '.1', '0', '-1,234.10'],
  ])(
    '%s with %i decimals is %s, %s and %s [DOM-020] [DOM-021]',
    (value, decimals, whole, significant, trailingZeros, text) => {
      expect(showFigure(value, decimals, 'down')).toEqual({ whole, significant, trailingZeros, text });
    },
  );

  it('with all its decimals keeps them, and only them [DOM-020]', () => {
    expect(showExactly('1234.50001')).toBe('1,234.50001');
    expect(showExactly('100000')).toBe('100,000');
  });

  it('reads back as what it shows, and its parts are its text [DOM-034] [DOM-021]', () => {
    fc.assert(
      fc.property(
        decimalText,
        fc.integer({ min: 0, max: 10 }),
        fc.constantFrom('down' as const, 'up' as const, 'nearest' as const),
        (value, decimals, rounding) => {
          const { whole, significant, trailingZeros, text } = showFigure(value, decimals, rounding);
          expect(parseTyped(text)).toBe(round(value, decimals, rounding));
          expect(whole + significant + trailingZeros).toBe(text);
          expect(trailingZeros).toMatch(/^\.?0*$/);
          expect(significant).not.toMatch(/0$/);
        },
      ),
    );
  });

  it('shown exactly reads back as itself [DOM-034]', () => {
    fc.assert(
      fc.property(decimalText, (value) => {
        expect(compare(parseTyped(showExactly(value)) ?? '', value)).toBe(0);
      }),
    );
  });
});

it('every kind of figure is written the English way: a point before decimals, a comma between thousands [SHL-205]', () => {
  expect([
    showFigure('-1234567.5', 2, 'nearest').text,
    showExactly('1234567.891'),
    formatPrice('91800.5', pairOf('BTC-USDT')).text,
    formatBalance('1234.5', 'wallet').text,
    formatUsd('91800.5').text,
    formatVolume('1234567.5').full,
    formatPercentChange('1234.5').text,
  ]).toEqual([
    '-1,234,567.50',
    '1,234,567.891',
    '91,800.50',
    '1,234.500000000',
    '$91,800.50',
    '1,234,567.5',
    '+1,234.50%',
  ]);
});

describe('a price', () => {
  it.each([
    ['ETH-USDT', '2411.374', '2,411.37'],
    ['BTC-USDC', '60000', '60,000.00'],
    ['BTC-USDT', '60000.1', '60,000.10'],
    ['XRP-USDT', '0.523456', '0.52346'],
    ['XDC-ETH', '0.00002161', '0.00002161'],
    ['XDC-XDCE', '1', '1.00000000'],
  ] as const)('on %s of %s shows %s, everywhere [DOM-022]', (name, price, text) => {
    expect(formatPrice(price, pairOf(name)).text).toBe(text);
    expect(formatPrice(price, pairOf(name), 'table').text).toBe(text);
  });

  it('on XDC-BTC shows ten decimals where it is traded and eight in the market table [DOM-023]', () => {
    expect(formatPrice('0.0000012345', pairOf('XDC-BTC')).text).toBe('0.0000012345');
    expect(formatPrice('0.0000012345', pairOf('XDC-BTC'), 'table').text).toBe('0.00000123');
  });

  it.each([
    ['0.0000042', 7, '0.0₅42'],
    ['0.0000042', 10, '0.0₅42000'],
    ['0.00000072', 10, '0.0₆7200'],
    ['0.0000007207', 10, '0.0₆7207'],
    ['0.00001', 8, '0.0₄1000'],
    ['-0.0000042', 8, '-0.0₅420'],
    ['0.000000000000042', 15, '0.0₁₃42'],
    ['0.00000999999', 8, '0.0₄1000'],
  ])('of %s with %i decimals is readable as %s [DOM-027]', (price, decimals, readable) => {
    expect(shortenTiny(price, decimals)).toBe(readable);
  });

  it.each(['0', '1', '0.0001', '0.1', '1.0000042', '0.00000000004'])(
    'of %s needs no shortening to ten decimals [DOM-027]',
    (price) => {
      expect(shortenTiny(price, 10)).toBeUndefined();
    },
  );

  it('that is tiny has as many decimals as every price of its pair, and keeps its digits', () => {
    const counts = '₀₁₂₃₄₅₆₇₈₉';
    const spelledOut = (text: string): string =>
      text.replace(/0([₀-₉]+)/, (_, count: string) =>
        '0'.repeat(Number(Array.from(count, (digit) => counts.indexOf(digit)).join(''))),
      );
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.integer({ min: 1, max: 999_999 }), (pair, units) => {
        const price = round(`0.${String(units).padStart(pair.priceDecimals, '0')}`, pair.priceDecimals, 'nearest');
        const { text, readable } = formatPrice(price, pair);
        expect(spelledOut(readable)).toBe(text);
        expect(text.split('.')[1]).toHaveLength(pair.priceDecimals);
      }),
    );
  });

  it('is tiny where it would be shortened, and can be written with every zero instead', () => {
    const pair = pairOf('XDC-ETH');
    expect(['0.00009999', '0.0001', '0.000099999', '0'].map((price) => isTinyPrice(price, pair))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(unshortened(formatPrice('0.0000984', pair)).readable).toBe('0.00009840');
  });

  it('that is tiny keeps its full figure beside it, in the table too [DOM-027]', () => {
    expect(formatPrice('0.0000000042', pairOf('XDC-BTC'), 'table')).toMatchObject({
      text: '0.00000000',
      readable: '0.0₈42',
      full: '0.0000000042',
    });
    expect(formatPrice('1234.5', pairOf('ETH-USDT'))).toMatchObject({ readable: '1,234.50', full: '1,234.5' });
  });
});

describe('an amount', () => {
  it.each([
    ['XDC-XDCE', '1234.9', '1,234'],
    ['XDC-ETH', '1.2345678', '1.234567'],
    ['BTC-USDT', '0.123456', '0.12345'],
    ['XRP-USDT', '3000', '3,000.00000'],
  ] as const)('on %s of %s shows %s [DOM-024]', (name, amount, text) => {
    expect(formatAmount(amount, pairOf(name)).text).toBe(text);
  });

  it('as a total rounds up for the payer and down for the recipient [DOM-025]', () => {
    expect(formatTotal('3.0000001', pairOf('ETH-USDT'), 'buy').text).toBe('3.000001');
    expect(formatTotal('3.0000009', pairOf('ETH-USDT'), 'sell').text).toBe('3.000000');
  });

  it('is never shown as more than there is [DOM-024] [DOM-025] [DOM-026]', () => {
    fc.assert(
      fc.property(positiveText, fc.constantFrom(...pairs), (value, pair) => {
        const shown = [formatAmount(value, pair), formatTotal(value, pair, 'sell'), formatBalance(value, 'orderForm')];
        for (const { text } of shown) expect(isAbove(parseTyped(text) ?? '', value)).toBe(false);
        expect(isAbove(value, parseTyped(formatTotal(value, pair, 'buy').text) ?? '')).toBe(false);
      }),
    );
  });
});

describe('a balance', () => {
  it('shows 6 decimals, 4 in order forms and 9 in the wallet [DOM-026]', () => {
    const balance = '1234.1234567899';
    expect(formatBalance(balance).text).toBe('1,234.123456');
    expect(formatBalance(balance, 'lists').text).toBe('1,234.123456');
    expect(formatBalance(balance, 'orderForm').text).toBe('1,234.1234');
    expect(formatBalance(balance, 'wallet').text).toBe('1,234.123456789');
  });

  it('reads back as the balance, cut to what is shown [DOM-034]', () => {
    fc.assert(
      fc.property(positiveText, (value) => {
        expect(parseTyped(formatBalance(value, 'wallet').text)).toBe(roundDown(value, 9));
      }),
    );
  });
});

it.each([
  ['1171.239', '1,171.23'],
  ['4750', '4,750.00'],
])('a reward of %s shows two decimals: %s [DOM-035]', (reward, text) => {
  expect(formatReward(reward).text).toBe(text);
});

describe('a USD value', () => {
  it.each([
    ['1', '$1.00', '$1'],
    ['0.999999', '$0.999999', '$0.999999'],
    ['1234.567', '$1,234.57', '$1,234.567'],
    ['0.0521', '$0.052100', '$0.0521'],
    ['0', '$0.00', '$0'],
    ['0.0000042', '$0.0₅42', '$0.0000042'],
    ['-5', '-$5.00', '-$5'],
  ])('of %s reads %s [DOM-028]', (value, text, full) => {
    expect(formatUsd(value)).toEqual({ text, full });
  });
});

describe('a change in percent', () => {
  it.each([
    ['4.2', 'up', '+4.20%'],
    ['-1.25', 'down', '-1.25%'],
    ['0', 'flat', '0.00%'],
    ['0.004', 'flat', '0.00%'],
    ['-0.004', 'flat', '0.00%'],
    ['0.005', 'up', '+0.01%'],
    ['1234.5', 'up', '+1,234.50%'],
  ])('of %s goes %s and reads %s [DOM-029]', (percent, direction, text) => {
    expect(formatPercentChange(percent)).toEqual({ direction, text });
  });
});

describe('a volume', () => {
  it.each([
    ['0', '0.00', '0'],
    ['999.994', '999.99', '999.994'],
    ['999.995', '1.00K', '999.995'],
    ['995', '995.00', '995'],
    ['1234567.89', '1.23M', '1,234,567.89'],
    ['999999', '1.00M', '999,999'],
    ['2500000000', '2.50B', '2,500,000,000'],
    ['37500000000000', '37.50T', '37,500,000,000,000'],
    ['37500000000000000', '37,500.00T', '37,500,000,000,000,000'],
  ])('of %s reads %s [DOM-030]', (volume, text, full) => {
    expect(formatVolume(volume)).toEqual({ text, full });
  });
});

describe('a percentage', () => {
  it.each([
    ['0.5', '0.50%'],
    ['0', '0.00%'],
    ['12', '12.00%'],
    ['0.251', '0.251%'],
    ['0.000001', '0.000001%'],
  ])('of a fee of %s reads %s, with all its decimals and no fewer than two [DOM-033]', (percent, text) => {
    expect(formatFeePercent(percent)).toBe(text);
  });

  it.each([
    ['4.75', '4.75%'],
    ['5.1', '5.1%'],
    ['7', '7%'],
  ])('of a rate of %s reads %s [DOM-033]', (percent, text) => {
    expect(formatRate(percent)).toBe(text);
  });
});
