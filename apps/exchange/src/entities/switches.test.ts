import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServices } from '#shared/services/createServices.ts';
import { createQueries } from './createQueries';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createTestEnvironment, testConfig, testVersion } from '#shared/testing/testEnvironment.ts';
import { switchesQuery } from '#shared/config/switches.ts';

beforeEach(() => {
  // Otherwise TanStack Query takes Node for a server, which doesn't refetch.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const serving = (notices: Record<string, boolean>) => () => Promise.resolve(Response.json({ notices }));

/** A tab left open, and its server's current settings. */
const openTab = () => {
  const { feed, say } = createScriptedFeed();
  let settings: () => Promise<Response> = serving({ withdrawOnly: false });
  const environment = createTestEnvironment({ feed, fetchSettings: () => settings() });
  const services = createServices(testConfig, testVersion, environment);
  const observer = new QueryObserver(createQueries(services), switchesQuery(services));
  const stop = observer.subscribe(() => undefined);
  return {
    say,
    stop,
    serve: (next: () => Promise<Response>) => {
      settings = next;
    },
    now: () => observer.getCurrentResult().data?.withdrawOnly,
  };
};

const minute = 60_000;

describe('an open tab', () => {
  it('picks up a switch within a minute, without a reload [STS-121]', async () => {
    const { serve, now, stop } = openTab();
    expect(now()).toBe(false);
    serve(serving({ withdrawOnly: true }));
    await vi.advanceTimersByTimeAsync(minute);
    expect(now()).toBe(true);
    serve(serving({ withdrawOnly: false }));
    await vi.advanceTimersByTimeAsync(minute);
    expect(now()).toBe(false);
    stop();
  });

  it('picks it up immediately if the live connection reports changed pairs [STS-121]', async () => {
    const { serve, say, now, stop } = openTab();
    serve(serving({ withdrawOnly: true }));
    say('update-pair-status', [{ pair: 'XDC-USDT', tradingFlag: false }]);
    await vi.advanceTimersByTimeAsync(100);
    expect(now()).toBe(true);
    stop();
  });

  it.each([
    ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['broken', () => Promise.resolve(Response.json({ notices: { withdrawOnly: 'yes' } }))],
  ])('keeps what it knows when the settings are %s [STS-121]', async (_, broken) => {
    const { serve, now, stop } = openTab();
    serve(serving({ withdrawOnly: true }));
    await vi.advanceTimersByTimeAsync(minute);
    serve(broken);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(now()).toBe(true);
    stop();
  });
});
