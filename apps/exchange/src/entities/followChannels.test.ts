import { createFakeExchange, ok, outOfReach, type Answers } from '@exchange/api/testing';
import type { Session } from '@exchange/machines';
import {
  environmentManager,
  QueryObserver,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { profileQuery } from './profile/queries';
import { currencyStatusQuery } from './status/currencyStatus';
import { pairStatusQuery } from './status/pairStatus';
import { createServices } from '#shared/services/createServices.ts';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { createQueries } from './createQueries';

const userId = storedTrader.userData;

const trader: Session = {
  token: storedTrader.jwt,
  uniqueId: userId,
  email: storedTrader.email,
  isTwoFactorOn: false,
  feeDetail: undefined,
};

beforeEach(() => {
  // Otherwise TanStack Query takes Node for a server, which doesn't refetch.
  environmentManager.setIsServer(() => false);
});

const open = async (answers: Answers = {}, stored: Record<string, string> = storedTrader) => {
  const exchange = createFakeExchange({ ...signedInAnswers, ...answers });
  const scripted = createScriptedFeed();
  const environment = createTestEnvironment({ fetch: exchange.fetch, feed: scripted.feed, stored });
  const services = createServices(testConfig, testVersion, environment);
  const queries = createQueries(services);
  await waitFor(
    services.session,
    (state) => state.matches('visitor') || state.matches({ loggedIn: { confirmation: 'confirmed' } }),
  );
  return { ...exchange, ...scripted, ...services, queries };
};

const show = <Data, Key extends QueryKey>(
  queries: QueryClient,
  query: QueryObserverOptions<Data, Error, Data, Data, Key>,
) => {
  const observer = new QueryObserver(queries, { staleTime: Infinity, ...query });
  observer.subscribe(() => undefined);
  return () => observer.getCurrentResult().data;
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

it('a pair that opens or closes stays in its place among the others [STS-006]', async () => {
  const { client, queries, say } = await open({ pairStatus: 'found' });
  const flags = show(queries, pairStatusQuery(client, '1'));
  await vi.waitFor(() => expect(flags()).toBeDefined());
  const names = () => flags()?.map(({ pair }) => pair);
  const before = names();
  const [first = ''] = before ?? [];
  say('update-pair-status', [{ pair: first, tradingFlag: false }]);
  expect(flags()?.[0]).toEqual({ pair: first, tradingFlag: false });
  expect(names()).toEqual(before);
});

it('pairs that never loaded are not built from an event, but reloaded [STS-006]', async () => {
  const { client, queries, say, sent } = await open({ pairStatus: [outOfReach, 'found'] });
  const { queryKey } = pairStatusQuery(client, '1');
  const flags = show(queries, pairStatusQuery(client, '1'));
  await vi.waitFor(() => expect(queries.getQueryState(queryKey)?.status).toBe('error'));
  say('update-pair-status', [{ pair: 'XDC-ETH', tradingFlag: false }]);
  expect(flags()).toBeUndefined();
  expect(queries.getQueryState(queryKey)?.dataUpdatedAt).toBe(0);
  await vi.waitFor(() => expect(flags()?.length).toBeGreaterThan(1));
  expect(sent('pairStatus')).toHaveLength(2);
});

describe('the status of coins', () => {
  const active: [string, 'Active', 'Active'] = ['Coin', 'Active', 'Active'];
  const openWithdrawals = ok({ data: { XDC: active, XRP: active } });

  /** An answer that the test releases later. */
  const lateAnswer = () => {
    let answer = (): void => undefined;
    const late = new Promise<typeof openWithdrawals>((resolve) => (answer = () => resolve(openWithdrawals)));
    return { late: () => late, answer: () => answer() };
  };

  it("follows the channel without a call; coins it doesn't name stay the same [LIV-041]", async () => {
    const { client, queries, say, sent } = await open({ currencyStats: openWithdrawals });
    const statuses = show(queries, currencyStatusQuery(client));
    await vi.waitFor(() => expect(statuses()?.['XRP']?.withdrawalStatus).toBe('Active'));
    say('update-curr-status', { XRP: ['Coin', 'Active', 'Inactive'] });
    expect(statuses()).toEqual({
      XDC: { assetType: 'Coin', depositStatus: 'Active', withdrawalStatus: 'Active' },
      XRP: { assetType: 'Coin', depositStatus: 'Active', withdrawalStatus: 'Inactive' },
    });
    await settle();
    expect(sent('currencyStats')).toHaveLength(1);
  });

  it('keeps its age after an event; a refresh that failed stays failed, and is retried [STS-006]', async () => {
    const { client, queries, say, sent } = await open({ currencyStats: [openWithdrawals, outOfReach, 'found'] });
    const { queryKey } = currencyStatusQuery(client);
    const statuses = show(queries, currencyStatusQuery(client));
    await vi.waitFor(() => expect(statuses()?.['XRP']?.withdrawalStatus).toBe('Active'));
    const loadedAt = queries.getQueryState(queryKey)?.dataUpdatedAt;
    await settle();
    say('update-curr-status', { XRP: ['Coin', 'Active', 'Inactive'] });
    expect(queries.getQueryState(queryKey)?.dataUpdatedAt).toBe(loadedAt);
    await queries.invalidateQueries({ queryKey });
    expect(queries.getQueryState(queryKey)?.status).toBe('error');
    say('update-curr-status', { XDC: ['Coin', 'Inactive', 'Active'] });
    expect(statuses()?.['XDC']?.depositStatus).toBe('Inactive');
    expect(queries.getQueryState(queryKey)).toMatchObject({ status: 'error', dataUpdatedAt: loadedAt });
    expect(queries.getQueryState(queryKey)?.error).not.toBeNull();
    await vi.waitFor(() => expect(sent('currencyStats')).toHaveLength(3));
  });

  it('is reloaded if an event overtakes the answer, which may be older [LIV-041]', async () => {
    const { late, answer } = lateAnswer();
    const { client, queries, say, sent } = await open({ currencyStats: [late, 'found'] });
    const statuses = show(queries, currencyStatusQuery(client));
    await vi.waitFor(() => expect(sent('currencyStats')).toHaveLength(1));
    say('update-curr-status', { XRP: ['Coin', 'Active', 'Inactive'] });
    answer();
    await vi.waitFor(() => expect(statuses()?.['XRP']?.withdrawalStatus).toBe('Inactive'));
    expect(sent('currencyStats')).toHaveLength(2);
  });

  it("keeps an event's value during a reload, and is reloaded once more [LIV-041]", async () => {
    const { late, answer } = lateAnswer();
    const { client, queries, say, become, sent } = await open({ currencyStats: [openWithdrawals, late, 'found'] });
    const statuses = show(queries, currencyStatusQuery(client));
    await vi.waitFor(() => expect(statuses()?.['XRP']?.withdrawalStatus).toBe('Active'));
    become('live');
    await vi.waitFor(() => expect(sent('currencyStats')).toHaveLength(2));
    const seen = new Set<string | undefined>();
    say('update-curr-status', { XRP: ['Coin', 'Active', 'Inactive'] });
    const stop = queries.getQueryCache().subscribe(() => seen.add(statuses()?.['XRP']?.withdrawalStatus));
    answer();
    await vi.waitFor(() => expect(sent('currencyStats')).toHaveLength(3));
    await settle();
    stop();
    expect([...seen]).toEqual(['Inactive']);
  });

  it('is reloaded after a reconnect [LIV-043]', async () => {
    const { client, queries, become } = await open({ currencyStats: [openWithdrawals, 'found'] });
    const statuses = show(queries, currencyStatusQuery(client));
    await vi.waitFor(() => expect(statuses()?.['XRP']?.withdrawalStatus).toBe('Active'));
    become('lost');
    become('live');
    await vi.waitFor(() => expect(statuses()?.['XRP']?.withdrawalStatus).toBe('Inactive'));
  });
});

describe('the profile', () => {
  it.each([[{}], [null], ['Approved'], [['anything']]])(
    'is reloaded when identity verification changes, whatever the event carries: %j [LIV-042]',
    async (payload) => {
      const { client, queries, say, sent } = await open({ userProfile: ['fresh', 'approved'] });
      const profile = show(queries, profileQuery(client, userId));
      await vi.waitFor(() => expect(profile()?.documentStatus).toBe(0));
      say('update-kyc-status-{userId}', payload as never);
      await vi.waitFor(() => expect(profile()?.documentStatus).toBe('Approved'));
      expect(sent('userProfile')).toEqual([
        { user_id: userId, exchange_id: '1' },
        { user_id: userId, exchange_id: '1' },
      ]);
    },
  );

  it('is reloaded if an event overtakes its first answer [LIV-042]', async () => {
    let answer = (): void => undefined;
    const late = new Promise<'fresh'>((resolve) => (answer = () => resolve('fresh')));
    const { client, queries, say, sent } = await open({ userProfile: [() => late, 'approved'] });
    const profile = show(queries, profileQuery(client, userId));
    await vi.waitFor(() => expect(sent('userProfile')).toHaveLength(1));
    say('update-kyc-status-{userId}', {});
    answer();
    await vi.waitFor(() => expect(profile()?.documentStatus).toBe('Approved'));
  });

  it('is reloaded after a reconnect [LIV-043]', async () => {
    const { client, queries, become } = await open({ userProfile: ['fresh', 'approved'] });
    const profile = show(queries, profileQuery(client, userId));
    await vi.waitFor(() => expect(profile()?.documentStatus).toBe(0));
    become('lost');
    become('live');
    await vi.waitFor(() => expect(profile()?.documentStatus).toBe('Approved'));
  });

  it('and its channel are dropped when the trader signs out [LIV-044]', async () => {
    const { client, queries, session, isHeard } = await open({ userProfile: 'fresh' });
    await queries.query(profileQuery(client, userId));
    expect(isHeard('update-kyc-status-{userId}')).toBe(true);
    session.send({ type: 'logout.requested' });
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect(isHeard('update-kyc-status-{userId}')).toBe(false);
  });

  it('has no channel for a visitor, until they sign in [LIV-044]', async () => {
    const { session, isHeard } = await open({}, {});
    expect(isHeard('update-kyc-status-{userId}')).toBe(false);
    session.send({ type: 'login.completed', session: trader });
    expect(isHeard('update-kyc-status-{userId}')).toBe(true);
  });
});

it('nothing is loaded or kept unless a screen has requested it [LIV-043]', async () => {
  // Neither call is declared, so either of them would fail the test.
  const { queries, say, become } = await open();
  say('update-curr-status', { XRP: ['Coin', 'Active', 'Inactive'] });
  say('update-kyc-status-{userId}', {});
  become('lost');
  become('live');
  await settle();
  expect(queries.getQueryCache().find({ queryKey: ['status', 'currencies'] })).toBeUndefined();
});
