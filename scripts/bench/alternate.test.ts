import { describe, expect, it } from 'vitest';
import { alternating } from './alternate';

const sides = (order: string[], onOurs: () => void = () => undefined) => ({
  ours: async () => {
    order.push('ours');
    onOurs();
    return order.length;
  },
  peer: async () => {
    order.push('peer');
    return order.length;
  },
});

const options = (changes: Partial<Parameters<typeof alternating>[0]> = {}) => ({
  runs: 2,
  hasWarmUp: true,
  signal: new AbortController().signal,
  onPair: () => undefined,
  ...changes,
});

describe('a benchmark', () => {
  it('runs ours and its peer in turn, and counts no warm-up', async () => {
    const order: string[] = [];
    const told: string[] = [];
    const { ours, peer } = sides(order);
    const pairs = await alternating(options({ onPair: (name) => void told.push(name) }))(ours, peer);
    expect(order).toEqual(['ours', 'peer', 'ours', 'peer', 'ours', 'peer']);
    expect(pairs).toEqual([
      { ours: 3, peer: 4 },
      { ours: 5, peer: 6 },
    ]);
    expect(told).toEqual(['warm-up', 'run 1 of 2', 'run 2 of 2']);
  });

  it('needs no warm-up if the figure is the same each time', async () => {
    const order: string[] = [];
    const { ours, peer } = sides(order);
    expect(await alternating(options({ runs: 1, hasWarmUp: false }))(ours, peer)).toEqual([{ ours: 1, peer: 2 }]);
  });

  it('starts nothing more once it is interrupted', async () => {
    const interruption = new AbortController();
    const order: string[] = [];
    const { ours, peer } = sides(order, () => interruption.abort());
    await expect(alternating(options({ signal: interruption.signal }))(ours, peer)).rejects.toThrow();
    expect(order).toEqual(['ours']);
  });
});
