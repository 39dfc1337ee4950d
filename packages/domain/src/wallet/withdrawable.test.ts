import { describe, expect, it } from 'vitest';
import type { AssetSymbol } from '../assets/assets';
import { withdrawable, type WithdrawableGround, type XdcRate } from './withdrawable';

const rates: Partial<Record<AssetSymbol, XdcRate>> = {
  XDC: { xdc: '1', units: '1' },
  ETH: { xdc: '1', units: '0.00003' },
  USDT: { xdc: '1', units: '0.05' },
};

const of = (more: Partial<WithdrawableGround> = {}) =>
  withdrawable({
    asset: 'XDC',
    balance: '5000.123456789',
    limitLeft: '2500000',
    holdings: [{ asset: 'XDC', amount: '5000.123456789' }],
    unconfirmed: [],
    rates: (asset) => rates[asset],
    ...more,
  });

describe('all that can be withdrawn', () => {
  it('is the balance, to the last decimal that can be sent', () => {
    expect(of()).toEqual({ amount: '5000.12345678', heldBy: undefined, unconfirmedWorth: '0' });
    expect(of({ asset: 'USDT', balance: '12.3456789' }).amount).toBe('12.345678');
  });

  it('is what the daily limit leaves, in this coin', () => {
    expect(of({ limitLeft: '1200.5' })).toMatchObject({ amount: '1200.5', heldBy: 'limit' });
    expect(of({ asset: 'ETH', balance: '3', limitLeft: '1000' })).toMatchObject({ amount: '0.03', heldBy: 'limit' });
    expect(of({ limitLeft: '-1' })).toMatchObject({ amount: '0', heldBy: 'limit' });
  });

  it('is the balance where the coin has no price or the limit is not known', () => {
    expect(of({ asset: 'BTC', balance: '2', limitLeft: '1' }).amount).toBe('2');
    expect(of({ limitLeft: undefined }).amount).toBe('5000.12345678');
  });

  it('leaves the worth of unconfirmed deposits behind', () => {
    const unconfirmed = [{ asset: 'XDC', amount: '1000' }] as const;
    expect(of({ unconfirmed })).toEqual({ amount: '4000.12345678', heldBy: 'deposits', unconfirmedWorth: '1000' });
  });

  it('counts what other coins can answer for', () => {
    const unconfirmed = [{ asset: 'XDC', amount: '1000' }] as const;
    const holdings = [
      { asset: 'XDC', amount: '5000.123456789' },
      { asset: 'USDT', amount: '25' },
    ] as const;
    expect(of({ unconfirmed, holdings }).amount).toBe('4500.12345678');
  });

  it('lets a coin answer for deposits of another that are spent already', () => {
    const unconfirmed = [{ asset: 'USDT', amount: '25' }] as const;
    expect(of({ unconfirmed })).toMatchObject({ amount: '4500.12345678', heldBy: 'deposits', unconfirmedWorth: '500' });
    const bitcoin = { asset: 'BTC', amount: '2' } as const;
    const unpriced = { asset: 'BTC', balance: '2', limitLeft: undefined, unconfirmed } as const;
    expect(of({ ...unpriced, holdings: [bitcoin, { asset: 'USDT', amount: '25' }] }).amount).toBe('2');
    expect(of({ ...unpriced, holdings: [bitcoin] }).amount).toBe('0');
  });
});
