import type { Result } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { forgotPasswordMachine, type ForgotPasswordEmitted } from './forgotPasswordMachine';

type Answer = Result<{ message: string }>;

const taken: Answer = { data: { message: 'If this address has an account, a link is on its way.' } };
const tooMany: Answer = { error: { code: 'refused', status: 429, message: 'Too many tries.' } };

const start = (answer: () => Promise<Answer>) => {
  const asked: string[] = [];
  const machine = forgotPasswordMachine.provide({
    actors: {
      requestLink: fromPromise<Answer, { email: string }>(({ input }) => {
        asked.push(input.email);
        return answer();
      }),
    },
  });
  const forgot = createActor(machine);
  const said: ForgotPasswordEmitted[] = [];
  forgot.on('*', (event) => said.push(event));
  forgot.start();
  forgot.send({ type: 'email.submitted', email: 'ada@example.com' });
  return { forgot, asked, said };
};

describe('a forgotten password', () => {
  it('has a link emailed, and says what the exchange says of it', async () => {
    const { forgot, asked, said } = start(async () => taken);
    const { context } = await waitFor(forgot, (state) => state.matches('linkMailed'));
    expect(asked).toEqual(['ada@example.com']);
    expect(context.answer).toBe('If this address has an account, a link is on its way.');
    expect(said).toEqual([]);
  });

  it('can be requested again with the address still there', async () => {
    const { forgot } = start(async () => taken);
    await waitFor(forgot, (state) => state.matches('linkMailed'));
    forgot.send({ type: 'again.requested' });
    expect(forgot.getSnapshot().matches('editing')).toBe(true);
    expect(forgot.getSnapshot().context.email).toBe('ada@example.com');
  });

  it('that is refused tells why', async () => {
    const { forgot, said } = start(async () => tooMany);
    await waitFor(forgot, (state) => state.matches('editing'));
    expect(said).toEqual([{ type: 'failed', failure: tooMany.error }]);
  });

  it('that breaks is reported, and can be tried again', async () => {
    const bug = new Error('bug');
    const { forgot, said } = start(() => Promise.reject(bug));
    await waitFor(forgot, (state) => state.matches('editing'));
    expect(said[0]).toEqual({ type: 'bug', error: bug });
    expect(said[1]).toEqual({ type: 'failed', failure: { code: 'unexpected' } });
  });
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(forgotPasswordMachine, {
    events: [{ type: 'email.submitted', email: 'ada@example.com' }, { type: 'again.requested' }],
    outputs: { requestLink: [taken, tooMany] },
  });
  expect(reached).toEqual(new Set(['editing', 'sending', 'linkMailed'].map((value) => JSON.stringify(value))));
});
