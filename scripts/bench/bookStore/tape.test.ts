import { describe, expect, it } from 'vitest';
import { LEVELS_A_SIDE, makeTape, type WireEvent } from './tape';

const eventsOf = (seconds: readonly string[]): WireEvent[] =>
  seconds.flatMap((second) => (JSON.parse(second) as WireEvent[][]).flat());

describe('a tape for the live book', () => {
  it('is the same for the same seed and differs for another', () => {
    expect(makeTape(1, 1_000, 25)).toEqual(makeTape(1, 1_000, 25));
    expect(makeTape(2, 1_000, 25).seconds).not.toEqual(makeTape(1, 1_000, 25).seconds);
  });

  it('numbers its events without gaps, each with the requested number of levels', () => {
    const events = eventsOf(makeTape(1, 2_000, 25).seconds);
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
    expect(new Set(events.map(({ asks, bids }) => asks.length + bids.length))).toEqual(new Set([25]));
  });

  it('adds, changes and removes levels, and leaves the book as deep as it was', () => {
    const { snapshot, seconds } = makeTape(1, 20_000, 1);
    const asks = new Map(snapshot.asks.map(({ price, amount }) => [price, amount]));
    expect(asks.size).toBe(LEVELS_A_SIDE);
    const seen = { added: 0, changed: 0, gone: 0 };
    for (const [price, amount] of eventsOf(seconds).flatMap((event) => event.asks)) {
      if (amount === '0') seen.gone += Number(asks.delete(price));
      else {
        seen[asks.has(price) ? 'changed' : 'added'] += 1;
        asks.set(price, amount);
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(1_000);
    expect(asks.size).toBeGreaterThan(LEVELS_A_SIDE - 10);
    expect(asks.size).toBeLessThanOrEqual(LEVELS_A_SIDE);
  });
});
