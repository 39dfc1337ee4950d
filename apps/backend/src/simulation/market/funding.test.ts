import { describe, expect, it } from 'vitest';
import { toUnits } from '@exchange/domain';
import { fundsNeeded, purseKey } from './funding';

const at = Date.parse('2026-03-02T12:00:00Z');
const assets = ['BTC', 'ETH', 'XRP', 'USDT', 'USDC', 'XDC', 'XDCE'];

const purses = (usdt: string) =>
  new Map(
    assets.map(
      (asset) => [purseKey('maker', asset), toUnits(asset === 'USDT' ? usdt : (wanted[asset] ?? '0'))] as const,
    ),
  );

const wanted: Record<string, string> = {};

const legsFor = (has: Parameters<typeof fundsNeeded>[1]) => fundsNeeded(['maker'], has, at).flatMap(({ legs }) => legs);

for (const { asset, amount } of legsFor(new Map())) wanted[asset] = amount;

describe('the funds of the simulation', () => {
  it('are paid out in each traded asset by the demo faucet [MKT-088]', () => {
    expect(Object.keys(wanted)).toEqual(assets);
    for (const { from, to } of legsFor(new Map())) {
      expect(from).toEqual({ house: 'demo faucet' });
      expect(to).toEqual({ trader: 'maker' });
    }
  });

  it.each([
    ['240000', '760000', 'maker gets'],
    ['260000', undefined, 'nothing is moved'],
    ['3900000', undefined, 'nothing is moved'],
    ['4100000', '3100000', 'maker gives back'],
  ])('with %s USDT left: %s, %s [MKT-088]', (has, amount, what) => {
    const legs = legsFor(purses(has));
    expect(legs.map((leg) => [leg.asset, leg.amount])).toEqual(amount === undefined ? [] : [['USDT', amount]]);
    expect(legs.every(({ to }) => 'trader' in to === (what === 'maker gets'))).toBe(true);
  });

  it('are paid out once for one need, and again for a later one [MKT-088]', () => {
    const idAt = (moment: number) => fundsNeeded(['maker'], purses('0'), moment).map(({ id }) => id);
    expect(idAt(at)).toEqual(idAt(at + 60_000));
    expect(idAt(at)).not.toEqual(idAt(at + 600_000));
  });
});
