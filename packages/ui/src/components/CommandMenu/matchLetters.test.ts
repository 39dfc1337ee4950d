import { describe, expect, it } from 'vitest';
import { matchLetters, partsOf } from './matchLetters';

describe('a search', () => {
  it.each([
    ['wallet', 'Wallet', 'exact'],
    ['WALLET', 'Wallet', 'exact'],
    ['xdc/xdce', 'XDC / XDCE', 'exact'],
    ['xdcxdce', 'XDC / XDCE', 'exact'],
    ['XDC-XDCE', 'XDC / XDCE', 'exact'],
    ['ord', 'Order History', 'prefix'],
    ['order h', 'Order History', 'prefix'],
    ['  order   h ', 'Order History', 'prefix'],
    ['his', 'Order History', 'wordStart'],
    ['usdt', 'BTC / USDT', 'wordStart'],
    ['usdt btc', 'BTC / USDT', 'wordStart'],
    ['h o', 'Order History', 'wordStart'],
    ['oh', 'Order History', 'letters'],
    ['stkng', 'Staking', 'letters'],
    ['rder', 'Order History', 'letters'],
  ])('for %j finds %j by %s', (query, text, closeness) => {
    expect(matchLetters(query, text)?.closeness).toBe(closeness);
  });

  it.each([
    ['', 'Wallet'],
    ['/', 'XDC / USDT'],
    ['z', 'Wallet'],
    ['l', 'Wallet'],
    ['tellaw', 'Wallet'],
    ['wallets', 'Wallet'],
    ['order order', 'Order History'],
    ['btc eth', 'BTC / USDT'],
  ])('for %j does not find %j', (query, text) => {
    expect(matchLetters(query, text)).toBeUndefined();
  });

  it.each([
    ['oh', 'Order History', '[O]rder [H]istory'],
    ['order h', 'Order History', '[Order] [H]istory'],
    ['usdt btc', 'BTC / USDT', '[BTC] / [USDT]'],
    ['xdce', 'XDC / XDCE', 'XDC / [XDCE]'],
    ['asst', 'Add Asset', 'Add [Ass]e[t]'],
    ['wallet', 'Wallet', '[Wallet]'],
  ])('for %j highlights %j as %j', (query, text, shown) => {
    const parts = partsOf(text, matchLetters(query, text)?.spans ?? []);
    expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(shown);
  });

  it('highlights the letters where they are closest together', () => {
    expect(matchLetters('st', 'Set Staking xst')?.closeness).toBe('wordStart');
    expect(matchLetters('tk', 'Token Staking')).toMatchObject({
      width: 3,
      spans: [
        [0, 1],
        [2, 3],
      ],
    });
    expect(matchLetters('ak', 'Add Staking')).toMatchObject({ width: 2, spans: [[6, 8]] });
  });
});

it('leaves a name without matches in one part', () => {
  expect(partsOf('Wallet', [])).toEqual([{ text: 'Wallet', isMatch: false }]);
});
