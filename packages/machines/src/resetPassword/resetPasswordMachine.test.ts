import type { Result } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { resetPasswordMachine, type ResetPasswordEmitted, type ResetPasswordInput } from './resetPasswordMachine';
import type { ChosenPassword } from './resetPasswordRules';

type Answer = Result<{ message: string }>;

const chosen: ChosenPassword = { newPassword: 'New-1234!', confirmPassword: 'New-1234!' };
const changed: Answer = { data: { message: 'Your password has been changed. Sign in.' } };
const refused = (message: string, field: string): Answer => ({
  error: { code: 'refused', status: 400, message, field },
});
const linkExpired = refused('This link is not valid any more. Please ask for a new one.', 'forgotCode');
const samePassword = refused('The new password must differ from the old one.', 'newPassword');

const start = (answer: () => Promise<Answer>) => {
  const asked: unknown[] = [];
  const machine = resetPasswordMachine.provide({
    actors: {
      setPassword: fromPromise<Answer, ResetPasswordInput & ChosenPassword>(({ input }) => {
        asked.push(input);
        return answer();
      }),
    },
  });
  const reset = createActor(machine, { input: { token: 't-1' } });
  const said: ResetPasswordEmitted[] = [];
  reset.on('*', (event) => said.push(event));
  reset.start();
  reset.send({ type: 'password.submitted', chosen });
  return { reset, asked, said };
};

describe('a new password', () => {
  it('is set with the token of the link, and reported in the exchange’s words', async () => {
    const { reset, asked, said } = start(async () => changed);
    const { context } = await waitFor(reset, (state) => state.matches('changed'));
    expect(asked).toEqual([{ token: 't-1', ...chosen }]);
    expect(said).toEqual([{ type: 'password.changed', message: 'Your password has been changed. Sign in.' }]);
    expect(context.chosen).toBeUndefined();
  });

  it('is not asked for again where the link itself is refused', async () => {
    const { reset, said } = start(async () => linkExpired);
    const { context } = await waitFor(reset, (state) => state.matches('linkRefused'));
    expect(context.failure).toMatchObject({ message: 'This link is not valid any more. Please ask for a new one.' });
    expect(said).toEqual([]);
  });

  it('that is refused says why, and where', async () => {
    const { reset, said } = start(async () => samePassword);
    const { context } = await waitFor(reset, (state) => state.matches('editing'));
    expect(context.failure).toMatchObject({ field: 'newPassword' });
    expect(said).toEqual([{ type: 'failed', failure: samePassword.error }]);
  });

  it('that breaks is reported, and can be tried again', async () => {
    const bug = new Error('bug');
    const { reset, said } = start(() => Promise.reject(bug));
    await waitFor(reset, (state) => state.matches('editing'));
    expect(said[0]).toEqual({ type: 'bug', error: bug });
  });
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(resetPasswordMachine, {
    input: { token: 't-1' },
    events: [{ type: 'password.submitted', chosen }],
    outputs: { setPassword: [changed, linkExpired, samePassword] },
  });
  const states = ['editing', 'sending', 'linkRefused', 'changed'];
  expect(reached).toEqual(new Set(states.map((value) => JSON.stringify(value))));
});
