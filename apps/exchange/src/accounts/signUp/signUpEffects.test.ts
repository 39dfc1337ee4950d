import { createFakeExchange, examples, outOfReach, type Answers } from '@exchange/api/testing';
import { accountTexts } from '@exchange/domain';
import { signUpMachine, type SignUpForm } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { tell, wentWrong, type Saying } from '../../shared/services/tell';
import { signUpEffects } from './signUpEffects';
import { signUpSays } from './texts';

const { register } = examples;

const ada: SignUpForm = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'Right-12',
  confirmPassword: 'Right-12',
  referralCode: '',
};

const signUp = async (form: SignUpForm, answer: Answers['register']) => {
  const { client, calls } = createFakeExchange({ register: answer });
  const actor = createActor(signUpMachine.provide(signUpEffects(client)));
  const said: Saying[] = [];
  tell(actor, signUpSays, { toast: (saying) => void said.push(saying) });
  actor.start();
  actor.send({ type: 'form.submitted', form });
  const { value, context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  return { value, failure: context.failure, calls, said };
};

const sent = {
  exchange_id: '1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'Right-12',
  confirmPassword: 'Right-12',
};

describe('a sign-up', () => {
  it('sends the form, and ends with an account awaiting verification', async () => {
    const { value, calls, said } = await signUp(ada, 'registered');
    expect(calls).toEqual([{ operation: 'register', fields: sent }]);
    expect(value).toBe('verifyingEmail');
    expect(said).toEqual([]);
  });

  it('sends the referral code if there is one', async () => {
    const { calls } = await signUp({ ...ada, referralCode: ' REF-7 ' }, 'registered');
    expect(calls[0]?.fields).toEqual({ ...sent, referral_code: 'REF-7' });
  });

  it.each([
    ['registrationsStopped', undefined],
    ['emailTaken', 'email'],
    ['passwordsDiffer', 'confirmPassword'],
    ['invalidField', 'email'],
    ['unknownReferralCode', 'referral_code'],
    ['tooManyTries', undefined],
  ] as const)('refused with %s reports it, with the field', async (name, field) => {
    const { value, failure, said } = await signUp(ada, name);
    const { status, body } = register[name];
    expect(value).toBe('editing');
    expect(failure).toEqual({ code: 'refused', status, message: body.message, field, details: body });
    expect(said).toEqual([wentWrong(body.message)]);
  });

  it('without a connection shows the documented message', async () => {
    const { value, said } = await signUp(ada, outOfReach);
    expect(value).toBe('editing');
    expect(said).toEqual([wentWrong(accountTexts.signUpUnreachable)]);
  });

  it('answered with a page instead of data reports that something went wrong', async () => {
    const { value, said } = await signUp(ada, new Response('<h1>502</h1>', { status: 502 }));
    expect(value).toBe('editing');
    expect(said).toEqual([wentWrong('Something went wrong!')]);
  });
});
