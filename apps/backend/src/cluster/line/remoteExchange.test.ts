import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { startTestExchange } from '../../exchange/testing/testExchange';
import type { KnownOwner } from './gatewayLine';
import { createRemoteExchange } from './remoteExchange';
import { exchangeThat, key, listen, listenRaw, owner, ownerLine } from './testing/owners';

const gatewayOf = (findOwner: () => Promise<KnownOwner | undefined>) => {
  const onState = vi.fn();
  const log = { info: vi.fn(), warn: vi.fn() };
  const { exchange, look } = createRemoteExchange({ key, findOwner, onState, log });
  onTestFinished(() => look.close?.());
  return { exchange, look: () => look.work(new AbortController().signal), onState, log };
};

const threeSecondsLater = (): void => {
  const later = performance.now() + 3_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later);
  onTestFinished(() => clock.mockRestore());
};

const cancel = { kind: 'order.cancel', trader: 'u-1', order: 'o-1' } as const;

describe('an exchange in another process', () => {
  it('does and says over the line what it does and says itself [OPS-684] [OPS-692]', async () => {
    const test = await startTestExchange(inject('clusterUrl'));
    onTestFinished(test.close);
    const trader = await test.addTrader({ USDT: '100' });
    const { url } = await listen(ownerLine({ exchange: test.current() }).line);
    const { exchange, look } = gatewayOf(async () => ({ owner, url }));
    expect(exchange.isOpen()).toBe(false);
    await look();
    expect([exchange.isOpen(), exchange.isHalted(), exchange.standby()]).toEqual([true, false, undefined]);

    const order = { kind: 'order.place', trader, side: 'buy', pair: 'XDC-USDT', price: '0.05' } as const;
    const small = { ...order, amount: '10', clientOrderId: 'c-1' };
    const { done } = await exchange.submit<'order.place'>(small);
    expect(await test.submit<'order.place'>(small)).toStrictEqual({ done: { ...done, isRepeat: true } });
    const big = { ...order, amount: '10000000' };
    expect(await exchange.submit<'order.place'>(big)).toStrictEqual(await test.submit<'order.place'>(big));
    expect(await test.balancesOf(trader)).toEqual({ 'available USDT': '99.5', 'in orders USDT': '0.5' });
    const position = await exchange.position(trader);
    expect(position).toMatchObject({ needed: expect.any(Number) as number });
    expect(position).toStrictEqual(test.current().position(trader));
  });
});

describe('a gateway that looks for the owner', () => {
  it('is closed once it has not heard from the owner for three seconds [OPS-691]', async () => {
    const { url, close } = await listen(ownerLine().line);
    const { exchange, look, onState, log } = gatewayOf(async () => ({ owner, url }));
    await look();
    expect(onState).toHaveBeenLastCalledWith({ isOpen: true, isHalted: false, standby: undefined });
    await close();
    await look();
    await look();
    expect(onState).toHaveBeenLastCalledWith(undefined);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(exchange.isOpen()).toBe(true);
    threeSecondsLater();
    expect(exchange.isOpen()).toBe(false);
  });

  it('finds the successor of an owner that hangs, and waits for no answers of the former [OPS-689] [OPS-691]', async () => {
    const hanging = await listenRaw(() => undefined);
    const { url } = await listen(ownerLine({ owner: 'exchange-2' }).line);
    const find = vi.fn(async (): Promise<KnownOwner> => ({ owner, url: hanging }));
    const { exchange, look } = gatewayOf(find);
    const began = performance.now();
    await look();
    const waiting = exchange.submit<'order.cancel'>(cancel);
    await vi.waitFor(() => expect(find).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    find.mockResolvedValue({ owner: 'exchange-2', url });
    await look();
    expect(await waiting).toMatchObject({ refused: { code: 'unconfirmed' } });
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(exchange.isOpen()).toBe(true);
    expect(await exchange.submit<'order.cancel'>(cancel)).toHaveProperty('done');
  });

  it('goes on with the owner it knows while the database is away [OPS-691]', async () => {
    const { url } = await listen(ownerLine().line);
    const find = vi.fn(async (): Promise<KnownOwner> => ({ owner, url }));
    const { exchange, look } = gatewayOf(find);
    await look();
    find.mockRejectedValueOnce(new Error('The database is away.'));
    await look();
    expect(await exchange.submit<'order.cancel'>(cancel)).toHaveProperty('done');
  });

  it('asks an owner that was silent for long for no position [OPS-692]', async () => {
    const position = vi.fn(() => undefined);
    const exchangeHere = { ...exchangeThat(async () => undefined), position };
    const { url } = await listen(ownerLine({ exchange: exchangeHere }).line);
    const { exchange, look } = gatewayOf(async () => ({ owner, url }));
    await look();
    threeSecondsLater();
    expect(await exchange.position('u-1')).toBeUndefined();
    expect(position).not.toHaveBeenCalled();
  });
});
