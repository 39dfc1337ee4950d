import type { Failure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import {
  verificationMachine,
  type Redeemed,
  type VerificationEmitted,
  type VerificationInput,
} from './verificationMachine';

const worked: Redeemed = { data: { message: 'User verified Successfully.' } };
const refused = (status: number): Failure => ({
  code: 'refused',
  status,
  message: 'verify_token incorrect or expired.',
});

const start = (answers: Promise<Redeemed>[], input: VerificationInput = { verification: 'account', token: 't-1' }) => {
  const asked: VerificationInput[] = [];
  const machine = verificationMachine.provide({
    actors: {
      redeemLink: fromPromise<Redeemed, VerificationInput>(({ input: link }) => {
        asked.push(link);
        return answers.shift() ?? new Promise<never>(() => undefined);
      }),
    },
  });
  const link = createActor(machine, { input });
  const said: VerificationEmitted[] = [];
  link.on('*', (event) => said.push(event));
  link.start();
  return { link, asked, said };
};

describe('an emailed link', () => {
  it.each(['account', 'loginActivity'] as const)('of %s is redeemed when its page opens', async (verification) => {
    const { link, asked } = start([Promise.resolve(worked)], { verification, token: 't-1' });
    expect(link.getSnapshot().matches('verifying')).toBe(true);
    await waitFor(link, (state) => state.matches('succeeded'));
    expect(asked).toEqual([{ verification, token: 't-1' }]);
  });

  it('that turns two-factor authentication off is redeemed once the trader has confirmed it [ACC-119]', async () => {
    const { link, asked } = start([Promise.resolve(worked)], { verification: 'twoFactorDisabling', token: 't-1' });
    await Promise.resolve();
    expect(link.getSnapshot().matches('asking')).toBe(true);
    expect(asked).toEqual([]);
    link.send({ type: 'change.confirmed' });
    await waitFor(link, (state) => state.matches('succeeded'));
    expect(asked).toEqual([{ verification: 'twoFactorDisabling', token: 't-1' }]);
  });

  it('that is refused has failed for good', async () => {
    const { link } = start([Promise.resolve({ error: refused(400) })]);
    const { context } = await waitFor(link, (state) => state.matches('failed'));
    expect(context.failure).toEqual(refused(400));
  });

  it.each<Failure>([
    { code: 'unreachable' },
    { code: 'timed-out' },
    { code: 'unexpected' },
    refused(503),
    refused(429),
  ])('is not called bad because of %j, and can be tried again', async (failure) => {
    const { link, asked } = start([Promise.resolve({ error: failure }), Promise.resolve(worked)]);
    const { context } = await waitFor(link, (state) => state.matches('unanswered'));
    expect(context.failure).toEqual(failure);
    link.send({ type: 'retry.requested' });
    await waitFor(link, (state) => state.matches('succeeded'));
    expect(asked).toHaveLength(2);
  });

  it('whose call breaks is reported, and can be tried again', async () => {
    const bug = new Error('bug');
    const { link, said } = start([Promise.reject(bug)]);
    await waitFor(link, (state) => state.matches('unanswered'));
    expect(said).toEqual([{ type: 'bug', error: bug }]);
  });
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(verificationMachine, {
    input: { verification: 'twoFactorDisabling', token: 't-1' },
    events: [{ type: 'change.confirmed' }, { type: 'retry.requested' }],
    outputs: { redeemLink: [worked, { error: refused(400) }, { error: refused(503) }] },
  });
  const states = ['asking', 'verifying', 'succeeded', 'failed', 'unanswered'];
  expect(reached).toEqual(new Set(states.map((value) => JSON.stringify(value))));
});
