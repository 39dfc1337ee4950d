import { createFakeExchange } from '@exchange/api/testing';
import { unconfirmedIn, type SentRow, type Session } from '@exchange/machines';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createServices } from '../services/createServices';
import { createScriptedFeed } from '../testing/scriptedFeed';
import {
  createTestEnvironment,
  createTestPage,
  signedInAnswers,
  testConfig,
  testVersion,
} from '../testing/testEnvironment';
import { succeeded } from '../services/tell';
import { sentFlow } from './sentFlow';

interface Request {
  id: string;
  amount: string;
}

const key = 'ordersSent';
const request: Request = { id: 'id-1', amount: '1500' };

const trader = (uniqueId: string): Session => ({
  token: `token-of-${uniqueId}`,
  uniqueId,
  email: `${uniqueId}@example.com`,
  isTwoFactorOn: false,
  feeDetail: undefined,
});

/** A page of an application with one kind of request. `left` is the tab's storage when the page is opened. */
const openPage = async (left?: string, found: readonly SentRow[] = []) => {
  const lookedUp: Request[] = [];
  const flow = sentFlow<Request, SentRow>({
    lookUp: async (_, asked) => {
      lookedUp.push(asked);
      return { data: found };
    },
    key,
    write: (requests) => ({ requests }),
    read: ({ requests }) => (Array.isArray(requests) ? (requests as Request[]) : []),
    says: { found: ({ amount }) => succeeded(`Found ${amount}.`) },
  });
  const storedInTab: Record<string, string> = left === undefined ? {} : { [key]: left };
  const { feed, become } = createScriptedFeed();
  const page = createTestPage();
  const { fetch } = createFakeExchange(signedInAnswers);
  const services = createServices(testConfig, testVersion, createTestEnvironment({ fetch, storedInTab, feed, page }));
  await waitFor(services.session, (state) => state.matches('visitor'));
  const actor = () => flow.of({ services, queries: new QueryClient() });
  actor();
  return {
    actor,
    logIn: (name = 'u-1') => services.session.send({ type: 'login.completed', session: trader(name) }),
    send: () => actor().send({ type: 'request.sent', request }),
    become,
    comeOnline: () => page.dispatchEvent(new Event('online')),
    wake: () => page.dispatchEvent(new Event('visibilitychange')),
    lookedUp,
    left: () => services.tab.read(key),
    unconfirmed: () => unconfirmedIn(actor().getSnapshot().context).map((one) => one.request),
    said: () => services.toasts.shown().map(({ text }) => text),
  };
};

/** The tab's storage after leaving a page before its request was answered. */
const leftUnanswered = async () => {
  const page = await openPage();
  page.logIn();
  page.send();
  return page.left();
};

describe('a request that was unanswered when its page was reloaded', () => {
  it('is unconfirmed as soon as its trader is known, and looked up [WAL-225]', async () => {
    const page = await openPage(await leftUnanswered());
    expect(page.unconfirmed()).toEqual([]);
    page.logIn();
    expect(page.unconfirmed()).toEqual([request]);
    expect(page.lookedUp).toEqual([request]);
  });

  it('is reported and no longer kept once it is found [WAL-225]', async () => {
    const page = await openPage(await leftUnanswered(), [{ id: 'id-1' }]);
    page.logIn();
    await waitFor(page.actor(), (state) => state.matches('idle'));
    expect(page.said()).toEqual(['Found 1500.']);
    expect(page.left()).toBeUndefined();
  });

  it('stays so on each further page, until its trader has checked', async () => {
    const page = await openPage(await leftUnanswered());
    page.logIn();
    const next = await openPage(page.left());
    next.logIn();
    expect(next.unconfirmed()).toEqual([request]);
    next.actor().send({ type: 'request.dismissed', id: 'id-1' });
    expect(next.left()).toBeUndefined();
  });

  it('is hidden from another trader, and removed [WAL-227]', async () => {
    const page = await openPage(await leftUnanswered());
    page.logIn('u-2');
    expect(page.unconfirmed()).toEqual([]);
    expect(page.left()).toBeUndefined();
  });
});

it('a request being sent when its trader leaves is nothing to the next one [WAL-227]', async () => {
  const page = await openPage();
  page.logIn();
  page.send();
  const before = page.actor();
  page.logIn('u-2');
  expect(before.getSnapshot().status).toBe('stopped');
  expect(page.left()).toBeUndefined();
  expect(page.unconfirmed()).toEqual([]);
});

it('an unconfirmed request is looked up again when the connection is back and when the page wakes [TRD-473] [WAL-223]', async () => {
  const page = await openPage(await leftUnanswered());
  page.logIn();
  const looked = () => waitFor(page.actor(), (state) => state.matches('waiting'));
  await looked();
  page.become('live');
  await looked();
  expect(page.lookedUp).toHaveLength(2);
  page.wake();
  await looked();
  expect(page.lookedUp).toHaveLength(3);
  page.comeOnline();
  await looked();
  expect(page.lookedUp).toHaveLength(4);
});
