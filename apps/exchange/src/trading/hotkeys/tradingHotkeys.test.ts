import { pairOf, type PairName } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { tradingHotkeys } from './tradingHotkeys';
import { nextGrouping } from './useTradingHotkeys';

describe('the hotkeys of the trading screen', () => {
  it('never place an order, and only ask about cancelling', () => {
    const words = tradingHotkeys.map(({ label }) => label).join();
    expect(words).not.toMatch(/place|cancel|submit|send/i);
  });

  it('step through the groupings and around again', () => {
    const steps = (name: PairName) => ([0, 1, 2, 3, 4] as const).map((from) => nextGrouping(pairOf(name), from));
    expect(steps('BTC-USDT').slice(0, 3)).toEqual([1, 2, 0]);
    expect(steps('XDC-USDT')).toEqual([1, 2, 3, 4, 0]);
  });
});
