import { createFakeExchange } from '@exchange/api/testing';
import { signUpMachine, type SignUpForm } from '@exchange/machines';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { signUpEffects } from './signUpEffects';

const ada: SignUpForm = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'Right-12',
  confirmPassword: 'Right-12',
  referralCode: '',
};

it.each([
  ['', undefined],
  [' REF-7 ', 'REF-7'],
])('a sign-up with the referral code %j sends %j', async (referralCode, sentCode) => {
  const { client, sent } = createFakeExchange({ register: 'registered' });
  const actor = createActor(signUpMachine.provide(signUpEffects(client))).start();
  actor.send({ type: 'form.submitted', form: { ...ada, referralCode } });
  await waitFor(actor, (state) => !state.hasTag('busy'));
  expect(sent('register').map(({ referral_code }) => referral_code)).toEqual([sentCode]);
});
