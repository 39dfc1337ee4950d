import { createFakeExchange } from '@exchange/api/testing';
import { shellTexts } from '@exchange/domain';
import type { Session } from '@exchange/machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Config } from '../config/config';
import { keepDraft, readDraft } from './orderDrafts';
import { sessionView } from './session';
import { createServices } from '../services/createServices';
import { createTestEnvironment, signedInAnswers, testConfig, testVersion } from '../testing/testEnvironment';

const loggedIn: Session = {
  token: 'token-2',
  uniqueId: 'u-2',
  email: 'ada@example.com',
  isTwoFactorOn: false,
  feeDetail: undefined,
};

const asVisitor = async (settings: Partial<Config> = {}) => {
  const { fetch } = createFakeExchange(signedInAnswers);
  const services = createServices({ ...testConfig, ...settings }, testVersion, createTestEnvironment({ fetch }));
  await waitFor(services.session, (state) => state.matches('visitor'));
  return services;
};

describe('a trader who leaves', () => {
  const draft = { price: '0.05', amount: '12', isPriceChosen: true };

  const left = async (ending: 'logout.requested' | 'logout.shared') => {
    const services = await asVisitor();
    services.session.send({ type: 'login.completed', session: loggedIn });
    keepDraft(services.tab, 'XDC-USDT', 'buy', draft);
    services.toasts.toast({ tone: 'success', text: '500 Swap Successfully' });
    services.toasts.toast({ tone: 'info', text: shellTexts.sessionEnded });
    services.session.send({ type: ending });
    return services;
  };

  it.each(['logout.requested', 'logout.shared'] as const)(
    'takes along their messages and what they typed, except the message that the session ended: %s',
    async (ending) => {
      const { toasts, tab } = await left(ending);
      expect(toasts.shown().map(({ text }) => text)).toEqual([shellTexts.sessionEnded]);
      expect(readDraft(tab, 'XDC-USDT', 'buy')).toBeUndefined();
    },
  );

  it('has left even if another one follows immediately', async () => {
    const { session, toasts } = await asVisitor();
    session.send({ type: 'login.completed', session: loggedIn });
    toasts.toast({ tone: 'success', text: '500 Swap Successfully' });
    session.send({ type: 'login.shared', session: { ...loggedIn, isTwoFactorOn: true } });
    expect(toasts.shown()).toHaveLength(1);
    session.send({ type: 'login.shared', session: { ...loggedIn, uniqueId: 'u-3' } });
    expect(toasts.shown()).toEqual([]);
  });

  it('loses nothing typed before the login', async () => {
    const { session, tab } = await asVisitor();
    keepDraft(tab, 'XDC-USDT', 'buy', draft);
    session.send({ type: 'login.completed', session: loggedIn });
    expect(readDraft(tab, 'XDC-USDT', 'buy')).toEqual(draft);
  });
});

describe('a clock that is an hour wrong', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([-1, 1])('by %i hours ends no session, and a full idle period still does [TRD-366]', async (hours) => {
    vi.useFakeTimers({ now: Date.now() + hours * 3_600_000 });
    const { session } = await asVisitor({ idleTimeoutMs: 600_000 });
    session.send({ type: 'login.completed', session: loggedIn });
    await vi.advanceTimersByTimeAsync(599_000);
    session.send({ type: 'page.woke' });
    expect(sessionView(session.getSnapshot()).kind).toBe('trader');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.getSnapshot().matches('expired')).toBe(true);
  });
});
