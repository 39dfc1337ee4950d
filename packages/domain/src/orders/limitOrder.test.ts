import { describe, expect, it } from 'vitest';
import { type PairName, pairOf } from '../markets/pairs';
import { checkLimitOrder, formMessages, orderTotal, readLimitOrder } from './limitOrder';

const messages = (name: PairName, price: string, amount: string, lastPrice?: string) =>
  checkLimitOrder({ price, amount }, { pair: pairOf(name), lastPrice });

it('the total is price times amount, with every digit [DOM-100]', () => {
  expect(orderTotal({ price: '0.00002161', amount: '123.456789' })).toBe('0.00266790121029');
  expect(orderTotal({ price: '0.1', amount: '3' })).toBe('0.3');
});

it('price and amount are required [DOM-101]', () => {
  expect(messages('XDC-ETH', '', ' ')).toEqual({ price: 'This field is required.', amount: 'This field is required.' });
});

it.each(['abc', '1e3', '0', '-5'])('%j is neither a price nor an amount [DOM-101]', (typed) => {
  expect(messages('XDC-ETH', typed, typed)).toEqual({
    price: 'Enter a price above 0.',
    amount: 'Enter an amount above 0.',
  });
});

it('an order within all its limits has no message, however it is written [DOM-102] [DOM-103]', () => {
  expect(messages('XDC-USDT', '0.05', '1,000.50', '0.05')).toEqual({});
  expect(readLimitOrder({ side: 'buy', price: '.05', amount: '1,000.50' })).toEqual({
    side: 'buy',
    price: '0.05',
    amount: '1000.5',
  });
  expect(readLimitOrder({ side: 'buy', price: '', amount: '1' })).toBeUndefined();
});

describe('the minimum', () => {
  it.each([
    ['XDC-ETH', '1', '2', '1.999999', 'Minimum 2 XDC'],
    ['XDC-XDCE', '1', '2', '1', 'Minimum 2 XDC'],
    ['XRP-USDT', '0.5', '1', '0.99999', 'Minimum 1 XRP'],
  ] as const)('of %s is one of the amount [DOM-102]', (name, price, enough, tooLittle, message) => {
    expect(messages(name, price, enough)).toEqual({});
    expect(messages(name, price, tooLittle)).toEqual({ amount: message });
  });

  it.each([
    ['ETH-USDT', '3000', '0.001', '0.00099', 'Minimum 3 USDT'],
    ['BTC-USDC', '50000', '0.0001', '0.00009', 'Minimum 5 USDC'],
    ['BTC-USDT', '50000', '0.0001', '0.00009', 'Minimum 5 USDT'],
  ] as const)('of %s is one of the total [DOM-102]', (name, price, enough, tooLittle, message) => {
    expect(messages(name, price, enough)).toEqual({});
    expect(messages(name, price, tooLittle)).toEqual({ amount: message });
  });

  it('of the total waits for a price [DOM-102]', () => {
    expect(messages('ETH-USDT', '', '0.00001')).toEqual({ price: 'This field is required.' });
  });
});

it.each([
  ['XDC-ETH', '1', '100000', '100000.000001', 'Maximum 100,000 XDC'],
  ['XDC-XDCE', '1', '100000', '100001', 'Maximum 100,000 XDC'],
  ['ETH-USDT', '3000', '1', '1.00001', 'Maximum 1 ETH'],
  ['BTC-USDC', '60000', '0.1', '0.10001', 'Maximum 0.1 BTC'],
  ['XRP-USDT', '0.5', '3000', '3000.00001', 'Maximum 3,000 XRP'],
  ['BTC-USDT', '60000', '0.1', '0.10001', 'Maximum 0.1 BTC'],
] as const)('%s takes at most its maximum amount [DOM-103] [DOM-411]', (name, price, most, tooMuch, message) => {
  expect(messages(name, price, most)).toEqual({});
  expect(messages(name, price, tooMuch)).toEqual({ amount: message });
});

describe('the price band', () => {
  const text = 'Maximum 10% +/- deviation allowed from last price';

  it.each(['90', '100', '110'])('around 100 includes %s [DOM-104]', (price) => {
    expect(messages('ETH-USDT', price, '1', '100')).toEqual({});
  });

  it.each(['89.99', '110.01'])('around 100 leaves out %s [DOM-104]', (price) => {
    expect(messages('ETH-USDT', price, '1', '100')).toEqual({ price: text });
  });

  it.each([
    ['ETH-USDT', '110.01', '100', 'Highest price now: 110'],
    ['ETH-USDT', '1', '100', 'Lowest price now: 90'],
    ['ETH-USDT', '200', '33.33', 'Highest price now: 36.66'],
    ['ETH-USDT', '1', '33.33', 'Lowest price now: 30'],
    ['ETH-USDT', '9999999', '2500.5', 'Highest price now: 2,750.55'],
    ['XDC-ETH', '999', '990', undefined],
    ['XDC-ETH', '0.5', '950', 'Lowest price now: 855'],
    ['XDC-BTC', '1', '0.98', undefined],
    ['XDC-BTC', '0.5', '0.00000000015', undefined],
  ] as const)('of %s left by %s around %s, the form goes on with %j [DOM-421]', (name, price, lastPrice, more) => {
    const circumstances = { pair: pairOf(name), lastPrice };
    const { price: said } = checkLimitOrder({ price, amount: '2' }, circumstances);
    const expected = more === undefined ? said : `${text}. ${more}`;
    expect(formMessages({ price, amount: '2' }, circumstances).price).toBe(expected);
  });

  it('goes by the percentage of the pair [DOM-104]', () => {
    const pair = { ...pairOf('ETH-USDT'), priceBandPercent: '5' };
    expect(checkLimitOrder({ price: '105', amount: '1' }, { pair, lastPrice: '100' })).toEqual({});
    expect(checkLimitOrder({ price: '105.01', amount: '1' }, { pair, lastPrice: '100' })).toEqual({
      price: 'Maximum 5% +/- deviation allowed from last price',
    });
  });

  it('is around the reference price where there is one, whatever the last price is [DOM-104]', () => {
    const circumstances = { pair: pairOf('ETH-USDT'), lastPrice: '300', referencePrice: '100' };
    expect(checkLimitOrder({ price: '110', amount: '1' }, circumstances)).toEqual({});
    expect(checkLimitOrder({ price: '110.01', amount: '1' }, circumstances)).toEqual({ price: text });
  });

  it.each([undefined, '0'])('does not exist while the last price is %j [DOM-105]', (lastPrice) => {
    expect(messages('ETH-USDT', '5000000', '1', lastPrice)).toEqual({});
  });
});

describe('a price', () => {
  it.each([
    ['XDC-ETH', '0.000001', '0.00000099', '1000', '1000.00000001', 'The price must be between 0.000001 and 1,000.'],
    ['XDC-BTC', '0.0000000001', '0.00000000009', '1', '1.0000000001', 'The price must be between 0.0000000001 and 1.'],
    ['BTC-USDT', '0.01', '0.001', '10000000', '10000000.01', 'The price must be between 0.01 and 10,000,000.'],
  ] as const)('of %s keeps to its bounds [DOM-108]', (name, lowest, tooLow, highest, tooHigh, message) => {
    expect(messages(name, lowest, '2').price).toBeUndefined();
    expect(messages(name, highest, '2').price).toBeUndefined();
    expect(messages(name, tooLow, '2').price).toBe(message);
    expect(messages(name, tooHigh, '2').price).toBe(message);
  });

  it('and an amount have no more decimals than can be traded [DOM-108]', () => {
    expect(messages('ETH-USDT', '3000.01', '0.12345')).toEqual({});
    expect(messages('ETH-USDT', '3000.011', '0.123451')).toEqual({
      price: 'At most 2 decimals are allowed.',
      amount: 'At most 5 decimals are allowed.',
    });
    expect(messages('XDC-XDCE', '1', '2.5')).toEqual({ amount: 'At most 0 decimals are allowed.' });
  });

  it('of XDC-XDCE is 1 and nothing else, whatever the last price', () => {
    expect(messages('XDC-XDCE', '1.00', '2', '5')).toEqual({});
    expect(messages('XDC-XDCE', '1.01', '2')).toEqual({ price: 'The price is fixed at 1.' });
  });
});
