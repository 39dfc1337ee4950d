import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import {
  requestFormMachine,
  type RequestAnswer,
  type RequestFormEmitted,
  type RequestFormInput,
} from './requestFormMachine';
import { resending, type RequestFields, type SentRequest } from './requestFormRules';

const empty: RequestFields = { name: '', story: '' };
const typed: RequestFields = { name: 'Ada', story: 'Two million XDC' };
const corrected: RequestFields = { ...typed, story: 'Three million XDC' };
const taken: RequestAnswer = { data: { message: 'Thank you.', reference: 'R-ABCDEFGH' } };
const busy: RequestAnswer = { error: { code: 'refused', status: 429, message: 'Too many requests.' } };
const refused: RequestAnswer = { error: { code: 'refused', status: 400, message: 'This field is required.' } };
const timedOut: RequestAnswer = { error: { code: 'timed-out' } };

const start = (answers: (RequestAnswer | Promise<RequestAnswer>)[], input: Partial<RequestFormInput> = {}) => {
  const requests: SentRequest[] = [];
  const machine = requestFormMachine.provide({
    actors: {
      submit: fromPromise<RequestAnswer, SentRequest>(async ({ input: request }) => {
        requests.push(request);
        return answers.shift() ?? new Promise<never>(() => undefined);
      }),
    },
  });
  const form = createActor(machine, {
    input: { fields: empty, isValid: false, unanswered: undefined, empty, ...input },
  });
  const said: RequestFormEmitted[] = [];
  form.on('*', (event) => said.push(event));
  form.start();
  const fill = (fields = typed) => {
    form.send({ type: 'form.typed', fields, isValid: true });
    form.send({ type: 'captcha.typed', isSolved: true });
  };
  let ids = 0;
  const submit = () => form.send({ type: 'request.submitted', id: `id-${String((ids += 1))}` });
  const reach = (state: 'failed' | 'succeeded') => waitFor(form, (snapshot) => snapshot.matches(state));
  return { form, requests, said, fill, submit, reach, context: () => form.getSnapshot().context };
};

describe('a request form', () => {
  it('waits for valid fields and a solved captcha [REQ-100]', () => {
    const { form, requests, submit } = start([]);
    expect(form.getSnapshot().value).toBe('invalid');
    form.send({ type: 'form.typed', fields: typed, isValid: true });
    submit();
    expect(form.getSnapshot().value).toBe('invalid');
    form.send({ type: 'captcha.typed', isSolved: true });
    expect(form.getSnapshot().value).toBe('ready');
    form.send({ type: 'form.typed', fields: empty, isValid: false });
    expect(form.getSnapshot().value).toBe('invalid');
    expect(requests).toEqual([]);
  });

  it('on its way is not sent again and stays as it was sent', () => {
    const { form, requests, fill, submit } = start([]);
    fill();
    submit();
    submit();
    fill(corrected);
    submit();
    expect(form.getSnapshot().hasTag('busy')).toBe(true);
    expect(requests).toEqual([{ id: 'id-1', fields: typed }]);
  });

  it('keeps what is typed while it is on its way, and sends that after a failure', async () => {
    const { form, requests, fill, submit, reach, context } = start([timedOut, taken]);
    fill();
    submit();
    form.send({ type: 'form.typed', fields: corrected, isValid: true });
    await reach('failed');
    expect(context()).toMatchObject({ fields: corrected, unanswered: { id: 'id-1', fields: typed } });
    expect(resending(context())).toBe('changed');
    form.send({ type: 'captcha.typed', isSolved: true });
    submit();
    await reach('succeeded');
    expect(requests).toEqual([
      { id: 'id-1', fields: typed },
      { id: 'id-2', fields: corrected },
    ]);
  });

  it('that was accepted is cleared of what was typed meanwhile too [REQ-102]', async () => {
    const { form, fill, submit, reach, context } = start([taken]);
    fill();
    submit();
    form.send({ type: 'form.typed', fields: corrected, isValid: true });
    await reach('succeeded');
    expect(context()).toMatchObject({ fields: empty, isValid: false, round: 1 });
  });

  it('that was accepted is cleared, with another captcha, and shows its reference [REQ-102]', async () => {
    const { form, said, fill, submit, reach, context } = start([taken]);
    fill();
    submit();
    await reach('succeeded');
    expect(said).toEqual([{ type: 'request.taken', message: 'Thank you.' }]);
    expect(context()).toMatchObject({
      fields: empty,
      isCaptchaSolved: false,
      captcha: 1,
      round: 1,
      unanswered: undefined,
    });
    expect(context().taken?.reference).toBe('R-ABCDEFGH');
    form.send({ type: 'another.requested' });
    expect(form.getSnapshot().value).toBe('invalid');
  });

  it('that was refused keeps what was typed, with another captcha and the reason [REQ-103]', async () => {
    const { form, said, fill, submit, reach, context } = start([refused]);
    fill();
    submit();
    await reach('failed');
    expect(said).toEqual([{ type: 'request.refused', failure: refused.error }]);
    expect(context()).toMatchObject({ fields: typed, isCaptchaSolved: false, captcha: 1, failure: refused.error });
    form.send({ type: 'captcha.typed', isSolved: true });
    expect(form.getSnapshot().value).toBe('ready');
    expect(context().failure).toEqual(refused.error);
    form.send({ type: 'form.typed', fields: { ...typed, name: 'Bob' }, isValid: true });
    expect(context().failure).toBeUndefined();
  });

  it('without an answer is the same request when it is sent again, and another one with other fields [REQ-104]', async () => {
    const { requests, said, fill, submit, reach } = start([timedOut, timedOut, taken]);
    for (const fields of [typed, typed]) {
      fill(fields);
      submit();
      await reach('failed');
    }
    fill({ ...typed, story: 'Three million XDC' });
    submit();
    await reach('succeeded');
    expect(requests.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-3']);
    expect(said[0]).toEqual({ type: 'request.unconfirmed', failure: timedOut.error });
  });

  it('continues after a reload with what was typed and sent [REQ-104]', async () => {
    const { requests, fill, submit, reach } = start([taken], {
      fields: typed,
      isValid: true,
      unanswered: { id: 'before', fields: typed },
    });
    fill();
    submit();
    await reach('succeeded');
    expect(requests).toEqual([{ id: 'before', fields: typed }]);
  });

  it('says whether what it holds is what may have arrived, until that is settled [REQ-105]', async () => {
    const { form, fill, submit, reach, context } = start([busy, timedOut, busy, timedOut, refused]);
    const send = async (fields = typed) => {
      fill(fields);
      submit();
      await reach('failed');
      return resending(context());
    };
    expect(resending(context())).toBeUndefined();
    // A server that was too busy didn't process it, but that says nothing about an earlier attempt.
    expect(await send()).toBeUndefined();
    expect(await send()).toBe('unchanged');
    expect(await send()).toBe('unchanged');
    const changed = { ...typed, story: 'Three million XDC' };
    form.send({ type: 'form.typed', fields: changed, isValid: true });
    expect(resending(context())).toBe('changed');
    form.send({ type: 'form.typed', fields: typed, isValid: true });
    expect(resending(context())).toBe('unchanged');
    expect(await send(changed)).toBe('unchanged');
    // The server processed and declined it, so it isn't there.
    expect(await send(changed)).toBeUndefined();
  });

  it('that was declined with other fields says nothing of an earlier one [REQ-105]', async () => {
    const { fill, submit, reach, context } = start([timedOut, refused]);
    for (const fields of [typed, { ...typed, story: 'x' }]) {
      fill(fields);
      submit();
      await reach('failed');
    }
    expect(resending(context())).toBe('changed');
    fill();
    expect(resending(context())).toBe('unchanged');
  });

  it('that breaks is reported, and can be sent again [REQ-103]', async () => {
    const error = new Error('bug');
    const { said, fill, submit, reach } = start([Promise.reject(error)]);
    fill();
    submit();
    await reach('failed');
    expect(said[0]).toEqual({ type: 'bug', error });
  });
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(requestFormMachine, {
    input: { fields: empty, isValid: false, unanswered: undefined, empty },
    events: [
      { type: 'form.typed', fields: typed, isValid: true },
      { type: 'form.typed', fields: empty, isValid: false },
      { type: 'captcha.typed', isSolved: true },
      { type: 'request.submitted', id: 'id-1' },
      { type: 'another.requested' },
    ],
    outputs: { submit: [taken, refused, busy, timedOut] },
    counters: ['captcha', 'round'],
  });
  const states = ['invalid', 'ready', 'processing', 'failed', 'succeeded'];
  expect(reached).toEqual(new Set(states.map((value) => JSON.stringify(value))));
});
