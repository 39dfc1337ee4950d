import type { Failure, Result } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { signUpMachine, type SignUpEmitted, type SignUpForm } from './signUpMachine';

const form: SignUpForm = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'Demo-1234!',
  confirmPassword: 'Demo-1234!',
  referralCode: '',
};
const taken: Failure = {
  code: 'refused',
  status: 409,
  message: 'This email address is already registered.',
  field: 'email',
};
const opened: Result<unknown> = { data: null };

const start = (register: () => Promise<Result<unknown>>) => {
  const asked: SignUpForm[] = [];
  const machine = signUpMachine.provide({
    actors: {
      register: fromPromise<Result<unknown>, SignUpForm>(({ input }) => {
        asked.push(input);
        return register();
      }),
    },
  });
  const signUp = createActor(machine);
  const said: SignUpEmitted[] = [];
  signUp.on('*', (event) => said.push(event));
  signUp.start();
  signUp.send({ type: 'form.submitted', form });
  return { signUp, asked, said };
};

describe('signing up', () => {
  it('asks them to check their email once the account exists', async () => {
    const { signUp, asked, said } = start(async () => opened);
    const { context } = await waitFor(signUp, (state) => state.matches('verifyingEmail'));
    expect(asked).toEqual([form]);
    expect(said).toEqual([]);
    expect(context.form).toBeUndefined();
  });

  it('that is refused says why, and where, and can be tried again', async () => {
    const { signUp, asked, said } = start(async () => ({ error: taken }));
    const { context } = await waitFor(signUp, (state) => state.matches('editing'));
    expect(context.failure).toEqual(taken);
    expect(said).toEqual([{ type: 'failed', failure: taken }]);
    signUp.send({ type: 'form.submitted', form });
    expect(signUp.getSnapshot().context.failure).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('without a connection tells that nobody answered', async () => {
    const { signUp, said } = start(async () => ({ error: { code: 'unreachable' } }));
    await waitFor(signUp, (state) => state.matches('editing'));
    expect(said).toEqual([{ type: 'failed', failure: { code: 'unreachable' } }]);
  });

  it('is sent once, however often it is submitted meanwhile', () => {
    const { signUp, asked } = start(() => new Promise<never>(() => undefined));
    signUp.send({ type: 'form.submitted', form });
    expect(asked).toHaveLength(1);
    expect(signUp.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('that breaks is reported, and can be tried again', async () => {
    const bug = new Error('bug');
    const { signUp, said } = start(() => Promise.reject(bug));
    await waitFor(signUp, (state) => state.matches('editing'));
    expect(said).toEqual([
      { type: 'bug', error: bug },
      { type: 'failed', failure: { code: 'unexpected' } },
    ]);
  });
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(signUpMachine, {
    events: [{ type: 'form.submitted', form }],
    outputs: { register: [opened, { error: taken }] },
  });
  expect(reached).toEqual(new Set(['editing', 'sending', 'verifyingEmail'].map((value) => JSON.stringify(value))));
});
