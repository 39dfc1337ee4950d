import { createFakeExchange, examples, type Answers } from '@exchange/api/testing';
import { resetPasswordMachine } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { tell, wentWrong, type Saying } from '#shared/services/tell.ts';
import { resetPasswordEffects } from './resetPasswordEffects';
import { resetPasswordSays } from './texts';

const { resetPassword } = examples;

const choose = async (answer: Answers['resetPassword']) => {
  const { client } = createFakeExchange({ resetPassword: answer });
  const sessionEvents: unknown[] = [];
  const session = { send: (event: unknown) => void sessionEvents.push(event) };
  const machine = resetPasswordMachine.provide(resetPasswordEffects({ client, session }));
  const actor = createActor(machine, { input: { token: 'link-1' } });
  const said: Saying[] = [];
  tell(actor, resetPasswordSays, { toast: (saying) => void said.push(saying) });
  actor.start();
  actor.send({ type: 'password.submitted', chosen: { newPassword: 'Right-12', confirmPassword: 'Right-12' } });
  const { value, context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  return { value, failure: context.failure, said, sessionEvents };
};

describe('a password chosen with an emailed link', () => {
  it('fails with a link that is wrong, used or expired', async () => {
    const { value, failure, said, sessionEvents } = await choose('linkExpired');
    const { status, body } = resetPassword.linkExpired;
    expect(value).toBe('linkRefused');
    expect(failure).toEqual({ code: 'refused', status, message: body.message, field: 'forgotCode', details: body });
    expect([...said, ...sessionEvents]).toEqual([]);
  });

  it.each([
    ['passwordsDiffer', 'confirmPassword'],
    ['samePassword', 'newPassword'],
    ['tooManyTries', undefined],
  ] as const)('refused with %s reports it, with the field', async (name, field) => {
    const { value, failure, said } = await choose(name);
    const { status, body } = resetPassword[name];
    expect(value).toBe('editing');
    expect(failure).toEqual({ code: 'refused', status, message: body.message, field, details: body });
    expect(said).toEqual([wentWrong(body.message)]);
  });
});
