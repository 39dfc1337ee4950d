import type { ExchangeClient } from '@exchange/api';
import { createFakeExchange, outOfReach } from '@exchange/api/testing';
import { verificationMachine, type Verification } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { verificationEffects } from './verificationEffects';

const open = (client: ExchangeClient, verification: Verification = 'account', token = 'link-1') => {
  const machine = verificationMachine.provide(verificationEffects(client));
  const page = createActor(machine, { input: { verification, token } }).start();
  if (page.getSnapshot().matches('asking')) page.send({ type: 'change.confirmed' });
  return page;
};

const settled = (page: ReturnType<typeof open>) => waitFor(page, (state) => !state.matches('verifying'));

const links = [
  ['account', { verifyAccount: 'verified' }, { verifyAccount: 'linkExpired' }],
  ['loginActivity', { confirmLoginActivity: 'verified' }, { confirmLoginActivity: 'linkExpired' }],
  ['twoFactorDisabling', { disableTfaByLink: 'disabled' }, { disableTfaByLink: 'linkExpired' }],
] as const;

describe('an emailed link', () => {
  it.each(links)('of %s is redeemed with its own call', async (verification, worked) => {
    const { client, calls } = createFakeExchange(worked);
    const { value } = await settled(open(client, verification));
    expect(value).toBe('succeeded');
    expect(calls.map(({ operation, fields }) => [operation, fields['token']])).toEqual([
      [...Object.keys(worked), 'link-1'],
    ]);
  });

  it.each(links)('of %s that is wrong, used or expired fails', async (verification, _worked, expired) => {
    const { client } = createFakeExchange(expired);
    const { value, context } = await settled(open(client, verification));
    expect(value).toBe('failed');
    expect(context.failure).toMatchObject({ code: 'refused', status: 400 });
  });

  it.each([
    ['account', 200, 'User verified Successfully.', 'succeeded'],
    ['account', 200, 'verify_token incorrect or expired.', 'failed'],
    ['account', 400, 'User verified Successfully.', 'failed'],
    ['loginActivity', 200, 'User New Login Activity Verified Successfully.', 'succeeded'],
    ['loginActivity', 200, 'Login Activity Token Incorrect.', 'failed'],
    ['twoFactorDisabling', 200, 'User 2FA status disabled successfully', 'succeeded'],
    ['twoFactorDisabling', 200, 'Done', 'failed'],
  ] as const)('of %s that is answered %i %j has %s [DOM-359]', async (verification, status, message, outcome) => {
    const answer = Response.json({ message }, { status });
    const { client } = createFakeExchange({
      verifyAccount: answer,
      confirmLoginActivity: answer,
      disableTfaByLink: answer,
    });
    expect((await settled(open(client, verification))).value).toBe(outcome);
  });

  it("isn't judged without an answer, and works when there is one", async () => {
    const broken = new Response('<h1>502</h1>', { status: 502 });
    const { client, calls } = createFakeExchange({ verifyAccount: [outOfReach, broken, 'verified'] });
    const page = open(client);
    expect((await settled(page)).value).toBe('unanswered');
    page.send({ type: 'retry.requested' });
    expect((await settled(page)).value).toBe('unanswered');
    page.send({ type: 'retry.requested' });
    expect((await settled(page)).value).toBe('succeeded');
    expect(calls).toHaveLength(3);
  });

  it('is redeemed once, even if its page starts twice or is left immediately', async () => {
    const { client, calls } = createFakeExchange({ verifyAccount: ['verified', 'linkExpired'] });
    open(client).stop();
    const [one, other] = [open(client), open(client)];
    expect((await settled(one)).value).toBe('succeeded');
    expect((await settled(other)).value).toBe('succeeded');
    expect(calls).toHaveLength(1);
  });

  it('that has worked still shows so on returning to its page', async () => {
    const { client, calls } = createFakeExchange({ verifyAccount: ['verified', 'linkExpired'] });
    await settled(open(client));
    expect((await settled(open(client))).value).toBe('succeeded');
    expect(calls).toHaveLength(1);
  });

  it('is not mistaken for another, nor for one of another purpose or page load', async () => {
    const { client, calls } = createFakeExchange({
      verifyAccount: ['verified', 'linkExpired'],
      disableTfaByLink: 'linkExpired',
    });
    await settled(open(client));
    expect((await settled(open(client, 'account', 'link-2'))).value).toBe('failed');
    expect((await settled(open(client, 'twoFactorDisabling'))).value).toBe('failed');
    expect(calls).toHaveLength(3);
    const later = createFakeExchange({ verifyAccount: 'linkExpired' });
    expect((await settled(open(later.client))).value).toBe('failed');
    expect(later.calls).toHaveLength(1);
  });

  it('opened in a second tab fails there, with a message', async () => {
    const { client } = createFakeExchange({ verifyAccount: 'linkExpired' });
    const { context } = await settled(open(client));
    expect(context.failure).toMatchObject({ code: 'refused', message: 'verify_token incorrect or expired.' });
  });
});
