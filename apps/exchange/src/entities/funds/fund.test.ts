import { examples } from '@exchange/api/testing';
import { pairOf } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { quoteOf } from '#shared/testing/quotes.ts';
import { fundsOf, readBalances, usdPrices, withoutSmall } from './fund';
import { readWallet } from './walletRow';

const prices = usdPrices([
  quoteOf('XDC-XDCE', { price: '1', usdPrice: '0.08' }),
  quoteOf('BTC-USDT', { price: '100000', usdPrice: '100000' }),
  { pair: pairOf('BTC-PERPETUAL'), price: '5', usdPrice: '5' },
]);

describe('the value of a coin', () => {
  it('comes from its pairs, as base or as quote currency', () => {
    expect([...prices]).toEqual([
      ['XDC', '0.08'],
      ['BTC', '100000'],
      ['XDCE', '0.08'],
      ['USDT', '1'],
    ]);
  });

  it("is the coin's own price, if there is one", () => {
    const told = usdPrices([quoteOf('XDC-XDCE', { price: '1', usdPrice: '0.08' })], new Map([['XDC', '0.081']]));
    expect([...told]).toEqual([
      ['XDC', '0.081'],
      ['XDCE', '0.08'],
    ]);
  });

  it('without a market is the configured one, by way of XDC, as long as XDC has a price [WAL-430]', () => {
    const configured = { BCHABC: '7500', BCHSV: '900' };
    const xdc = quoteOf('XDC-USDT', { price: '0.08', usdPrice: '0.08' });
    expect(usdPrices([xdc], new Map(), configured).get('BCHABC')).toBe('600');
    expect(usdPrices([xdc], new Map([['BCHSV', '80']]), configured).get('BCHSV')).toBe('80');
    expect(usdPrices([], new Map(), configured).size).toBe(0);
  });

  it('is unknown without a price, and nothing is divided by zero', () => {
    expect([...usdPrices([quoteOf('XDC-ETH', { price: '0', usdPrice: undefined })])]).toEqual([]);
    expect([...usdPrices([quoteOf('XDC-ETH', { price: '0', usdPrice: '0' })])]).toEqual([['XDC', '0']]);
  });
});

describe('funds', () => {
  it('are the available balance and what orders hold, with the value of both', () => {
    const { rows } = readWallet({ data: [...examples.wallet.rows.body.data] });
    const [xdc, xrp] = fundsOf(rows, prices);
    expect(xdc).toMatchObject({
      symbol: 'XDC',
      available: '250000.5',
      inOrders: '1200',
      total: '251200.5',
      usdPrice: '0.08',
      worth: '20096.04',
    });
    expect(xrp).toMatchObject({ symbol: 'XRP', total: '320.25', worth: undefined });
  });

  it('of an exchange without a wallet show only available balances, and nothing else', () => {
    const holdings = readBalances({ data: [...examples.balances.found.body.data] });
    expect(fundsOf(holdings, prices)[1]).toMatchObject({
      symbol: 'USDT',
      inOrders: undefined,
      total: undefined,
      worth: '340.18',
    });
  });

  it('worth less than a dollar can be left out, those of unknown value only if they are empty', () => {
    const holdings = [
      { symbol: 'XDC', available: '5', inOrders: '5' },
      { symbol: 'BTC', available: '0.0001', inOrders: undefined },
      { symbol: 'XRP', available: '0.1', inOrders: '0' },
      { symbol: 'ETH', available: '0', inOrders: '0' },
    ];
    expect(withoutSmall(fundsOf(holdings, prices)).map(({ symbol }) => symbol)).toEqual(['BTC', 'XRP']);
  });

  it('that are small are kept while in use', () => {
    const holdings = [
      { symbol: 'XDC', available: '0', inOrders: '0' },
      { symbol: 'ETH', available: '0', inOrders: '0' },
    ];
    const kept = withoutSmall(fundsOf(holdings, prices), ({ symbol }) => symbol === 'ETH');
    expect(kept.map(({ symbol }) => symbol)).toEqual(['ETH']);
  });
});
