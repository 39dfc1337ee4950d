import { describe, expect, it } from 'vitest';
import { assetSymbols } from '../assets/assets';
import {
  findPair,
  pairLabel,
  pairOf,
  pairs,
  perpetualPairs,
  readPairName,
  readPerpetualPairName,
  readSpotPairName,
  spotPairs,
} from './pairs';

it('ten spot pairs are traded, in the documented order [DOM-060]', () => {
  expect(spotPairs.map(({ name }) => name).join(' ')).toBe(
    'XDC-ETH XDC-BTC XDC-XRP XDC-XDCE XDC-USDT XDC-USDC ETH-USDT BTC-USDC XRP-USDT BTC-USDT',
  );
  expect(spotPairs.every(({ kind }) => kind === 'spot')).toBe(true);
});

it('two perpetual contracts are shown [DOM-061]', () => {
  expect(perpetualPairs.map(({ name, kind }) => [name, kind])).toEqual([
    ['BTC-PERPETUAL', 'perpetual'],
    ['ETH-PERPETUAL', 'perpetual'],
  ]);
});

describe.each(pairs)('$name', (pair) => {
  it('is named by its base, and a spot pair by its quote too [DOM-062]', () => {
    const [base, quote] = pair.name.split('-');
    expect(pair.base).toBe(base);
    expect(quote).toBe(pair.kind === 'perpetual' ? 'PERPETUAL' : pair.quote);
    expect(assetSymbols).toContain(pair.quote);
  });

  it('is found by its name in any case, and shown with a slash [DOM-062] [DOM-063]', () => {
    expect(findPair(` ${pair.name.toLowerCase()} `)).toBe(pair);
    expect(pairLabel(pair.name)).toBe(pair.name.replace('-', ' / '));
  });

  it('has a price step of one unit of its price decimals [DOM-071]', () => {
    expect(pair.priceStep).toBe(`0.${'0'.repeat(pair.priceDecimals - 1)}1`);
  });

  it('has a price band of 10 percent [DOM-072]', () => {
    expect(pair.priceBandPercent).toBe('10');
  });
});

it('every pair has an id of its own [DOM-062]', () => {
  expect(new Set(pairs.map(({ id }) => id)).size).toBe(12);
});

it.each(['', 'XDC', 'XDC/ETH', 'ETH-XDC', 'XDC-ETHX', 'constructor', 'toString'])('%j is no pair [DOM-062]', (text) => {
  expect(findPair(text)).toBeUndefined();
  expect(readPairName(text)).toBeUndefined();
});

it('spot pairs and contracts are told apart [DOM-060] [DOM-061]', () => {
  expect(readSpotPairName('XDC-ETH')).toBe('XDC-ETH');
  expect(readSpotPairName('BTC-PERPETUAL')).toBeUndefined();
  expect(readPerpetualPairName('btc-perpetual')).toBe('BTC-PERPETUAL');
  expect(readPerpetualPairName('XDC-ETH')).toBeUndefined();
});

it.each([
  // name, price decimals, display decimals, amount decimals, grouping
  ['XDC-ETH', 8, 8, 6, 0],
  ['XDC-BTC', 10, 8, 6, 0],
  ['XDC-XRP', 8, 8, 6, 0],
  ['XDC-XDCE', 8, 8, 0, 1],
  ['XDC-USDT', 8, 8, 6, 0],
  ['XDC-USDC', 8, 8, 6, 0],
  ['ETH-USDT', 2, 2, 5, 1],
  ['BTC-USDC', 2, 2, 5, 1],
  ['XRP-USDT', 5, 5, 5, 1],
  ['BTC-USDT', 2, 2, 5, 1],
] as const)(
  '%s has %i price decimals, shows %i, has %i amount decimals and groups by %i [DOM-064] [DOM-022] [DOM-023] [DOM-065] [DOM-066]',
  (name, priceDecimals, displayDecimals, amountDecimals, defaultGrouping) => {
    expect(pairOf(name)).toMatchObject({ priceDecimals, displayDecimals, amountDecimals, defaultGrouping });
  },
);

it.each([
  ['XDC-ETH', '2', 'XDC', 'amount', '100000'],
  ['XDC-BTC', '2', 'XDC', 'amount', '100000'],
  ['XDC-XRP', '2', 'XDC', 'amount', '100000'],
  ['XDC-XDCE', '2', 'XDC', 'amount', '100000'],
  ['XDC-USDT', '2', 'XDC', 'amount', '100000'],
  ['XDC-USDC', '2', 'XDC', 'amount', '100000'],
  ['ETH-USDT', '3', 'USDT', 'total', '1'],
  ['BTC-USDC', '5', 'USDC', 'total', '0.1'],
  ['XRP-USDT', '1', 'XRP', 'amount', '3000'],
  ['BTC-USDT', '5', 'USDT', 'total', '0.1'],
] as const)(
  '%s takes orders from %s %s of the %s up to an amount of %s [DOM-067] [DOM-068]',
  (name, value, currency, of, most) => {
    const pair = pairOf(name);
    expect(pair.minimum).toEqual({ value, currency, of });
    expect(pair.maximum).toEqual({ value: most, currency: pair.base });
  },
);

it.each([
  ['XDC-ETH', '0.000001', '1000'],
  ['XDC-BTC', '0.0000000001', '1'],
  ['XDC-XRP', '0.000001', '1000'],
  ['XDC-XDCE', '0.000001', '1000'],
  ['XDC-USDT', '0.000001', '1000'],
  ['XDC-USDC', '0.000001', '1000'],
  ['ETH-USDT', '0.01', '10000000'],
  ['BTC-USDC', '0.01', '10000000'],
  ['XRP-USDT', '0.000001', '1000'],
  ['BTC-USDT', '0.01', '10000000'],
] as const)('prices of %s run from %s to %s [DOM-069] [DOM-070]', (name, lowestPrice, highestPrice) => {
  expect(pairOf(name)).toMatchObject({ lowestPrice, highestPrice });
});

it('trading costs 0.5 percent on both sides, and nothing on XDC-XDCE [DOM-073]', () => {
  for (const { name, fees } of pairs) {
    expect(fees).toEqual(name === 'XDC-XDCE' ? { buy: '0', sell: '0' } : { buy: '0.5', sell: '0.5' });
  }
});

it('five pairs have an order-book call of their own [DOM-074]', () => {
  expect(pairs.filter(({ isMirrored }) => isMirrored).map(({ name }) => name)).toEqual([
    'XDC-USDC',
    'ETH-USDT',
    'BTC-USDC',
    'XRP-USDT',
    'BTC-USDT',
  ]);
});

it('only XDC-XDCE has a fixed price, 1 [DOM-075]', () => {
  expect(pairs.filter(({ fixedPrice }) => fixedPrice !== undefined).map(({ name }) => name)).toEqual(['XDC-XDCE']);
  expect(pairOf('XDC-XDCE').fixedPrice).toBe('1');
});
