import { createFakeExchange } from '@exchange/api/testing';
import { shellTexts } from '@exchange/domain';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { TabChannel } from '../storage/tabChannel';
import { createServices } from './createServices';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
  type TestEnvironmentOptions,
} from '../testing/testEnvironment';

const open = (options: TestEnvironmentOptions) =>
  createServices(testConfig, testVersion, createTestEnvironment(options));

it('recognises the trader that the browser remembers, without being started [SHL-232]', async () => {
  const { fetch } = createFakeExchange(signedInAnswers);
  const { session } = open({ fetch, stored: storedTrader });
  const { context } = await waitFor(session, (state) => state.matches({ loggedIn: { confirmation: 'confirmed' } }));
  expect(context.session?.email).toBe(storedTrader.email);
});

it("shows the session's messages [SHL-232]", async () => {
  const { fetch } = createFakeExchange({ ...signedInAnswers, checkSession: 'loggedOut' });
  const { session, toasts } = open({ fetch, stored: storedTrader });
  await waitFor(session, (state) => state.matches('visitor'));
  expect(toasts.shown().map(({ text }) => text)).toEqual([shellTexts.sessionEnded]);
});

it("loads the trader's favourites, and notifies other tabs of a change [SHL-232]", async () => {
  const told: unknown[] = [];
  const channels = new Map<string, TabChannel>();
  const openChannel = (name: string): TabChannel => {
    const channel: TabChannel = { postMessage: (message) => told.push([name, message]), onmessage: null };
    channels.set(name, channel);
    return channel;
  };
  const { fetch } = createFakeExchange({ ...signedInAnswers, favouritePairs: 'found', addFavouritePair: 'added' });
  const { favourites } = open({ fetch, stored: storedTrader, openChannel });
  await expect.poll(() => favourites.state().size).toBeGreaterThan(0);
  favourites.toggle('999');
  await expect.poll(() => told).toContainEqual(['favourites', 'changed']);
  expect([...channels.keys()].sort()).toEqual(['activity', 'favourites']);
});
