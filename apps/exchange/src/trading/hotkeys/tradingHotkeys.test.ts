import { describe, expect, it } from 'vitest';
import { tradingHotkeys } from './tradingHotkeys';
import { nextGrouping } from './useTradingHotkeys';

describe('the hotkeys of the trading screen', () => {
  it('never place or cancel an order', () => {
    const words = tradingHotkeys.map(({ label }) => label).join();
    expect(words).not.toMatch(/place|cancel|submit|send/i);
  });

  it('step through the groupings and around again', () => {
    expect([nextGrouping(0), nextGrouping(1), nextGrouping(2)]).toEqual([1, 2, 0]);
  });
});
