import { describe, expect, it } from 'vitest';
import { pairOfPath, rememberPair } from './rememberedPair';

describe('the pair of the trading header', () => {
  it.each([
    ['SHL-060', '/trade/XDC-USDT', '', 'XDC-USDT'],
    ['SHL-060', '/trade/XDC-USDT', 'lastPair=BTC-USDT', 'XDC-USDT'],
    ['SHL-061', '/trade', 'theme=x; lastPair=BTC-USDT', 'BTC-USDT'],
    ['SHL-061', '/trade/', 'lastPair=BTC-USDT', 'BTC-USDT'],
    ['SHL-062', '/trade', '', 'XDC-XDCE'],
    ['SHL-062', '/trade', 'lastPair=%E0%A4%A', 'XDC-XDCE'],
    ['SHL-062', '/trade', 'lastPair=NO-PAIR', 'XDC-XDCE'],
    ['SHL-063', '/trade/NO-PAIR', 'lastPair=BTC-USDT', 'XDC-XDCE'],
    ['SHL-065', '/trade/margin', 'lastPair=BTC-USDT', 'BTC-PERPETUAL'],
    ['SHL-065', '/trade/margin/ETH-PERPETUAL', '', 'ETH-PERPETUAL'],
  ])('[%s] of %s with the cookie "%s" is %s', (_, path, cookie, pair) => {
    expect(pairOfPath(path, { cookie }).name).toBe(pair);
  });

  it('is remembered once it was in the address, and only then [SHL-060]', () => {
    const jar = { cookie: '' };
    rememberPair(pairOfPath('/trade', jar), jar);
    expect(jar.cookie).toBe('');
    rememberPair(pairOfPath('/trade/XDC-USDT', jar), jar);
    expect(jar.cookie).toMatch(/^lastPair=XDC-USDT; Path=\/; SameSite=Lax/);
  });

  it('that does not exist is said to be unknown [SHL-063]', () => {
    expect(pairOfPath('/trade/NO-PAIR', { cookie: '' }).notice).toBe(
      'There is no pair NO-PAIR here. You see XDC / XDCE instead.',
    );
  });
});
