import { createFakeExchange } from '@exchange/api/testing';
import type { Session } from '@exchange/machines';
import {
  environmentManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { CallFailed } from '#shared/serverState/callFailed.ts';
import { traderKey } from '#shared/serverState/traderKeys.ts';
import { createServices } from '#shared/services/createServices.ts';
import { createTestEnvironment, signedInAnswers, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { createQueries } from './createQueries';

const trader: Session = {
  token: 'token-1',
  uniqueId: 'u-1',
  email: 'ada@example.com',
  isTwoFactorOn: false,
  feeDetail: undefined,
};

const open = async () => {
  const { fetch } = createFakeExchange(signedInAnswers);
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch }));
  const { session } = services;
  session.start();
  await waitFor(session, (state) => state.matches('visitor'));
  const queries = createQueries(services);
  queries.mount();
  return { session, queries };
};

const unreachable = new CallFailed({ code: 'unreachable' });

/** Calls through a mutation, and counts how often that reached the exchange. */
const mutate = (queries: QueryClient, answer: () => Promise<string>) => {
  const call = vi.fn(answer);
  const observer = new MutationObserver(queries, { mutationFn: call });
  return { call, answered: observer.mutate() };
};

const reported = vi.fn();

beforeEach(() => {
  // Otherwise TanStack Query takes Node for a server, which never polls.
  environmentManager.setIsServer(() => false);
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a requested change', () => {
  it('is sent immediately while the browser believes it is offline, and not again when it is back [SHL-209]', async () => {
    const { queries } = await open();
    onlineManager.setOnline(false);
    const { call, answered } = mutate(queries, async () => 'done');
    expect(await answered).toBe('done');
    onlineManager.setOnline(true);
    await queries.resumePausedMutations();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('that fails is sent exactly once, whatever happens to the connection afterwards [SHL-209]', async () => {
    const { queries } = await open();
    onlineManager.setOnline(false);
    vi.useFakeTimers();
    const { call, answered } = mutate(queries, () => Promise.reject(unreachable));
    await expect(answered).rejects.toBe(unreachable);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('data on screen', () => {
  const watch = (queries: QueryClient, answer: () => Promise<string>) => {
    const call = vi.fn(answer);
    const observer = new QueryObserver(queries, { queryKey: ['figures'], queryFn: call });
    return { call, observer, stop: observer.subscribe(() => undefined) };
  };

  it('is requested while the browser believes it is offline, so that the failure is shown [SHL-209]', async () => {
    const { queries } = await open();
    onlineManager.setOnline(false);
    const { observer, stop } = watch(queries, () => Promise.reject(unreachable));
    await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(unreachable));
    stop();
  });

  it('is requested again every 5 seconds after a failure, and no longer once off screen [SHL-211]', async () => {
    const { queries } = await open();
    vi.useFakeTimers();
    const { call, stop } = watch(queries, () => Promise.reject(unreachable));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(call).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('is not requested again if the backend has no such call [SHL-211]', async () => {
    const { queries } = await open();
    vi.useFakeTimers();
    const { call, stop } = watch(queries, () => Promise.reject(new CallFailed({ code: 'not-built' })));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('an error report', () => {
  it.each([
    ['leaves out failed calls', unreachable, 0],
    ['includes every bug', new RangeError('The store is broken.'), 2],
  ])('%s [SHL-212]', async (_, error, reports) => {
    const { queries } = await open();
    await expect(queries.query({ queryKey: ['a'], queryFn: () => Promise.reject(error) })).rejects.toBe(error);
    await expect(mutate(queries, () => Promise.reject(error)).answered).rejects.toBe(error);
    expect(reported).toHaveBeenCalledTimes(reports);
  });
});

describe('a trader who leaves', () => {
  it.each(['logout.requested', 'logout.shared'] as const)(
    'leaves nothing in the cache, and cancels pending calls: %s [SHL-213]',
    async (ending) => {
      const { session, queries } = await open();
      session.send({ type: 'login.completed', session: trader });
      queries.setQueryData([...traderKey('u-1'), 'funds'], ['all of it']);
      let isCalledOff = false;
      const loading = queries.query({
        queryKey: [...traderKey('u-1'), 'trades'],
        queryFn: ({ signal }) =>
          new Promise<string>((_, reject) => {
            signal.addEventListener('abort', () => {
              isCalledOff = true;
              reject(unreachable);
            });
          }),
      });
      loading.catch(() => undefined);
      session.send({ type: ending });
      await vi.waitFor(() => expect(isCalledOff).toBe(true));
      expect(queries.getQueryCache().getAll()).toEqual([]);
      expect(reported).not.toHaveBeenCalled();
    },
  );
});
