import { outOfReach } from '@exchange/api/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';
import { createTestPage } from '#shared/testing/testEnvironment.ts';
import { stakingOrderFlow } from './orders/stakingOrderFlow';
import { stakingFlows } from './stake/stakingFlow';

const intended = { id: 'id-1', kind: 'fixed', amount: '200000', months: 6 } as const;
const active = { stakingId: '7003', stakingType: 'flexible', status: 'active', autoRenewal: true } as const;

/** An exchange that neither answers a change nor shows any stakes. */
const openPage = async () => {
  const page = createTestPage();
  const exchange = createScriptedProfile({ stakingDetails: outOfReach, revokeStaking: outOfReach }, { page });
  await waitFor(exchange.services.session, ({ context }) => context.session !== undefined);
  return {
    ...exchange,
    app: { services: exchange.services, queries: new QueryClient() },
    lookups: () => exchange.sent('stakingDetails').length,
    wake: () => page.dispatchEvent(new Event('visibilitychange')),
  };
};

const expectLookups = async (
  { lookups, become, wake }: Awaited<ReturnType<typeof openPage>>,
  lookedUp: () => Promise<unknown>,
) => {
  await lookedUp();
  expect(lookups()).toBe(1);
  become('live');
  await lookedUp();
  expect(lookups()).toBe(2);
  wake();
  await lookedUp();
  expect(lookups()).toBe(3);
};

it('an unconfirmed stake is looked up again when the connection is back and when the page wakes [STK-116]', async () => {
  const page = await openPage();
  const actor = stakingFlows.fixed.of(page.app);
  actor.send({ type: 'stake.recalled', stake: intended });
  await expectLookups(page, () => waitFor(actor, (state) => state.matches({ unconfirmed: 'notChecked' })));
});

it('an unconfirmed change is looked up again when the connection is back and when the page wakes [STK-116]', async () => {
  const page = await openPage();
  const actor = stakingOrderFlow.of(page.app);
  actor.send({ type: 'change.requested', change: 'revoke', stake: active });
  actor.send({ type: 'change.confirmed' });
  actor.send({ type: 'code.typed', code: '123456' });
  await expectLookups(page, () => waitFor(actor, (state) => state.matches({ unconfirmed: 'waiting' })));
});
