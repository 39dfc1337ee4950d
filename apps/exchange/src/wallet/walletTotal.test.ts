import { describe, expect, it } from 'vitest';
import { coinsWith } from './testing/walletCoins';
import { walletTotal } from './walletTotal';

describe('the total', () => {
  it('is the value of all coins, in USD and in XDC', () => {
    const coins = coinsWith({ XDC: { available: '1000', inOrders: '500.5' }, USDT: { available: '84.4' } });
    expect(walletTotal(coins, '0.0844')).toEqual({ usd: '211.0422', xdc: '2500.5', leftOut: [] });
  });

  it('leaves out coins without a price and names them, if any is held', () => {
    const coins = coinsWith({ XDC: { available: '10' }, BCHABC: { available: '0', inOrders: '2' } });
    expect(walletTotal(coins, '0.0844')).toEqual({ usd: '0.844', xdc: '10', leftOut: ['BCHABC'] });
  });

  it('is unknown without any price, and nothing is divided by zero', () => {
    const coins = coinsWith({ XDC: { available: '10' } }, new Map());
    expect(walletTotal(coins, undefined)).toEqual({ usd: undefined, xdc: undefined, leftOut: ['XDC'] });
    expect(walletTotal(coinsWith({}), '0').xdc).toBeUndefined();
  });

  it('of an empty account is zero, with prices and without', () => {
    expect(walletTotal(coinsWith({}, new Map()), undefined)).toMatchObject({ usd: '0', leftOut: [] });
  });
});
