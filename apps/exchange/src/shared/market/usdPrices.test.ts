import type { LiveStatus, Payload } from '@exchange/api';
import { createFakeExchange, ok, type Answer } from '@exchange/api/testing';
import { pairOf } from '@exchange/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptedFeed } from '../testing/scriptedFeed';
import { createUsdPrices } from './usdPrices';

type Told = Payload<'estimate-price-update'>;

const pair = pairOf('XDC-ETH');

/** The real client with an exchange whose answers the test releases, and a feed controlled by the test. */
const setUp = () => {
  const waiting: ((answer: Answer<'estimateUsd'>) => void)[] = [];
  const { feed, say, become } = createScriptedFeed();
  const { client, sent } = createFakeExchange({
    estimateUsd: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const asked = () => sent('estimateUsd').map(({ pair = '', price = '' }) => `${pair} ${price}`);
  const store = createUsdPrices({ client, feed, pollMs: 5_000 });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    store,
    asked,
    become: async (status: LiveStatus) => {
      become(status);
      await settle();
    },
    say: (told: Told) => say('estimate-price-update', told),
    answer: async (usdPrice: string) => {
      await settle();
      waiting.shift()?.(ok({ data: { pair: 'XDC-ETH', price: '1', usdPrice } }));
      await settle();
    },
    refuse: async () => {
      await settle();
      waiting.shift()?.('unavailable');
      await settle();
    },
    eth: () => store.prices().get('ETH'),
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('USD prices of coins', () => {
  it("are requested for the pair's quote currency, and follow live updates [TRD-042]", async () => {
    const { store, asked, answer, say, eth } = setUp();
    const heard = vi.fn();
    const stop = store.subscribeTo(pair, heard);
    await answer('2411.37');
    expect(asked()[0]).toBe('XDC-ETH 1');
    expect(eth()).toBe('2411.37');
    say({ ETH: '2412', XDC: '0.0521' });
    expect(eth()).toBe('2412');
    expect(store.prices().get('XDC')).toBe('0.0521');
    expect(heard).toHaveBeenCalledTimes(2);
    say({ ETH: '2412.0' });
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    say({ ETH: '1' });
    expect(eth()).toBe('2412');
  });

  it('from a live update are newer than a pending answer [TRD-042]', async () => {
    const { store, answer, say, eth } = setUp();
    store.subscribeTo(pair, () => undefined);
    say({ ETH: '2412' });
    await answer('2400');
    expect(eth()).toBe('2412');
  });

  it('are missing without any data, or if it is invalid', async () => {
    const { store, refuse, say, eth } = setUp();
    const heard = vi.fn();
    store.subscribeTo(pair, heard);
    await refuse();
    say({ ETH: '0' });
    say({ ETH: '-5' });
    expect(eth()).toBeUndefined();
    expect(heard).not.toHaveBeenCalled();
  });

  it('are requested again after a reconnect, and repeatedly without live updates [TRD-042]', async () => {
    const { store, asked, answer, become, eth } = setUp();
    const stop = store.subscribeTo(pair, () => undefined);
    await answer('2400');
    const before = asked().length;
    await become('lost');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked().length).toBe(before + 2);
    await become('live');
    expect(asked().length).toBe(before + 3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked().length).toBe(before + 3);
    stop();
    await become('lost');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked().length).toBe(before + 3);
    expect(eth()).toBe('2400');
  });

  it('are requested once, however many subscribers there are [TRD-042]', async () => {
    const { store, asked } = setUp();
    store.subscribe(() => undefined);
    const before = asked().length;
    store.subscribeTo(pair, () => undefined);
    store.subscribeTo(pair, () => undefined)();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked().length - before).toBe(1);
  });
});
