import { describe, expect, it } from 'vitest';
import { currentContract, currentPair, initialPair } from './currentPair';

describe('the pair of the trading screen', () => {
  it('a pair in the address wins over the cookie and is remembered', () => {
    expect(currentPair({ token: 'xdc-btc', cookie: 'XDC-ETH' })).toEqual({ name: 'XDC-BTC', isRemembered: true });
  });

  it('the cookie fills in where the address names none', () => {
    expect(currentPair({ cookie: 'XDC-USDT' })).toEqual({ name: 'XDC-USDT', isRemembered: false });
    expect(currentPair({ token: '', cookie: 'XDC-USDT' })).toEqual({ name: 'XDC-USDT', isRemembered: false });
  });

  it.each([{}, { cookie: '' }, { cookie: 'DOGE-XDC' }, { cookie: 'BTC-PERPETUAL' }])(
    'with %j it is XDC-XDCE, without a word',
    (known) => {
      expect(currentPair(known)).toEqual({ name: 'XDC-XDCE', isRemembered: false });
    },
  );

  it.each(['DOGE-XDC', 'BTC-PERPETUAL', 'XDC'])(
    '%s in the address gives XDC-XDCE with a sentence, whatever the cookie says',
    (token) => {
      expect(currentPair({ token, cookie: 'XDC-ETH' })).toEqual({
        name: 'XDC-XDCE',
        isRemembered: false,
        notice: `${token} is not listed. Showing XDC / XDCE.`,
      });
    },
  );

  it('the sentence repeats no more than the beginning of an endless name', () => {
    expect(currentPair({ token: 'X'.repeat(500) }).notice?.length).toBeLessThan(100);
  });

  it('before any screen has chosen it is XDC-ETH [DOM-080]', () => {
    expect(initialPair).toBe('XDC-ETH');
  });
});

describe('the contract of the margin screen', () => {
  it.each([
    [undefined, 'BTC-PERPETUAL'],
    ['', 'BTC-PERPETUAL'],
    ['BTC-PERPETUAL', 'BTC-PERPETUAL'],
    ['eth-perpetual', 'ETH-PERPETUAL'],
  ])('%j in the address shows %s and leaves the cookie alone', (token, name) => {
    expect(currentContract({ token })).toEqual({ name, isRemembered: false });
  });

  it('a spot pair is no contract', () => {
    expect(currentContract({ token: 'XDC-ETH' })).toEqual({
      name: 'BTC-PERPETUAL',
      isRemembered: false,
      notice: 'XDC-ETH is not listed. Showing BTC / PERPETUAL.',
    });
  });
});
