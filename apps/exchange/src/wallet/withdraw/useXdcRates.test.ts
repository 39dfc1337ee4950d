import { expect, it } from 'vitest';
import { xdcRates } from './useXdcRates';

const rates = xdcRates({
  quotes: new Map([
    ['XDC-ETH', { price: '0.00003' }],
    ['XDC-USDT', { price: '0' }],
  ]),
  usd: new Map([
    ['XDC', '0.05'],
    ['USDT', '1'],
  ]),
});

it("a coin's value comes from its pair with XDC, or else from its value in USD", () => {
  expect(rates('ETH')).toEqual({ xdc: '1', units: '0.00003' });
  expect(rates('USDT')).toEqual({ xdc: '1', units: '0.05' });
  expect(rates('XDCE')).toEqual({ xdc: '1', units: '1' });
  expect(rates('BCHSV')).toBeUndefined();
});
