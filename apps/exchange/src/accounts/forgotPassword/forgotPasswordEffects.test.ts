import { createFakeExchange, examples, outOfReach, type Answers } from '@exchange/api/testing';
import { failureText } from '@exchange/domain';
import { forgotPasswordMachine } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { tell, wentWrong, type Saying } from '../../shared/services/tell';
import { forgotPasswordEffects } from './forgotPasswordEffects';
import { forgotPasswordSays } from './texts';

const { forgotPassword } = examples;

const start = (answer: Answers['forgotPassword']) => {
  const { client, calls, sent } = createFakeExchange({ forgotPassword: answer });
  const actor = createActor(forgotPasswordMachine.provide(forgotPasswordEffects(client)));
  const said: Saying[] = [];
  tell(actor, forgotPasswordSays, { toast: (saying) => void said.push(saying) });
  actor.start();
  const ask = (email: string) => {
    actor.send({ type: 'email.submitted', email });
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };
  return { actor, ask, calls, sent, said };
};

describe('requesting a link to choose a new password', () => {
  it("sends the address, and reports the exchange's answer", async () => {
    const { ask, calls } = start('taken');
    const { value, context } = await ask('ada@example.com');
    expect(calls).toEqual([{ operation: 'forgotPassword', fields: { email: 'ada@example.com', exchange_id: '1' } }]);
    expect(value).toBe('linkMailed');
    expect(context.answer).toBe(forgotPassword.taken.body.message);
  });

  it('can be repeated, for another address as well', async () => {
    const { actor, ask, sent } = start('taken');
    await ask('ada@example.com');
    actor.send({ type: 'again.requested' });
    await ask('grace@example.com');
    expect(sent('forgotPassword').map(({ email }) => email)).toEqual(['ada@example.com', 'grace@example.com']);
    expect(actor.getSnapshot().value).toBe('linkMailed');
  });

  it.each(['invalidField', 'tooManyTries'] as const)('refused with %s reports it', async (name) => {
    const { ask, said } = start(name);
    const { value } = await ask('ada@example.com');
    expect(value).toBe('editing');
    expect(said).toEqual([wentWrong(forgotPassword[name].body.message)]);
  });

  it('without a connection reports that the exchange is unreachable', async () => {
    const { ask, said } = start(outOfReach);
    const { value } = await ask('ada@example.com');
    expect(value).toBe('editing');
    expect(said).toEqual([wentWrong(failureText({ code: 'unreachable' }))]);
  });
});
