import { describe, expect, it } from 'vitest';
import { pairOfPath, rememberPair } from './rememberedPair';

describe('the pair of the trading header', () => {
  it.each([
    ['/trade/XDC-USDT', '', 'XDC-USDT'],
    ['/trade/XDC-USDT', 'lastPair=BTC-USDT', 'XDC-USDT'],
    ['/trade', 'theme=x; lastPair=BTC-USDT', 'BTC-USDT'],
    ['/trade/', 'lastPair=BTC-USDT', 'BTC-USDT'],
    ['/trade', '', 'XDC-XDCE'],
    ['/trade', 'lastPair=%E0%A4%A', 'XDC-XDCE'],
    ['/trade', 'lastPair=NO-PAIR', 'XDC-XDCE'],
    ['/trade/NO-PAIR', 'lastPair=BTC-USDT', 'XDC-XDCE'],
    ['/trade/margin', 'lastPair=BTC-USDT', 'BTC-PERPETUAL'],
    ['/trade/margin/ETH-PERPETUAL', '', 'ETH-PERPETUAL'],
    ['/fees', '', 'XDC-ETH'],
    ['/traders', 'lastPair=NO-PAIR', 'XDC-ETH'],
    ['/traders', 'lastPair=BTC-USDT', 'BTC-USDT'],
  ])('of %s with the cookie "%s" is %s', (path, cookie, pair) => {
    expect(pairOfPath(path, { cookie }).name).toBe(pair);
  });

  it('is remembered once it was in the address, and only then', () => {
    const jar = { cookie: '' };
    rememberPair(pairOfPath('/trade', jar), jar);
    expect(jar.cookie).toBe('');
    rememberPair(pairOfPath('/trade/XDC-USDT', jar), jar);
    expect(jar.cookie).toMatch(/^lastPair=XDC-USDT; Path=\/; SameSite=Lax/);
  });

  it('is not read from an address outside the trading screens', () => {
    const jar = { cookie: '' };
    const pair = pairOfPath('/traders/NO-PAIR', jar);
    expect(pair.notice).toBeUndefined();
    rememberPair(pair, jar);
    expect(jar.cookie).toBe('');
  });

  it("that doesn't exist is reported as unknown", () => {
    expect(pairOfPath('/trade/NO-PAIR', { cookie: '' }).notice).toBe('NO-PAIR is not listed. Showing XDC / XDCE.');
  });

  it.each(['/trade/margin', '/trade/margin/ETH-PERPETUAL', '/trade/margin/DOGE-PERPETUAL', '/trade/margin/XDC-USDT'])(
    "of %s is a contract, and the last pair doesn't change",
    (path) => {
      const jar = { cookie: 'lastPair=XDC-ETH' };
      const current = pairOfPath(path, jar);
      rememberPair(current, jar);
      expect(current.name).toMatch(/-PERPETUAL$/);
      expect(jar.cookie).toBe('lastPair=XDC-ETH');
    },
  );

  it('that is not a contract is reported on the margin screen, which shows BTC-PERPETUAL', () => {
    expect(pairOfPath('/trade/margin/XDC-USDT', { cookie: '' })).toEqual({
      name: 'BTC-PERPETUAL',
      isRemembered: false,
      notice: 'XDC-USDT is not listed. Showing BTC / PERPETUAL.',
    });
  });
});
