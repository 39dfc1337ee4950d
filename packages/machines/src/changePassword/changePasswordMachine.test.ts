import type { ChangePasswordForm, Failure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { changePasswordMachine, type ChangePasswordEmitted } from './changePasswordMachine';
import type { ChangePasswordAnswer, PasswordChange } from './changePasswordRules';

const form: ChangePasswordForm = { oldPassword: 'Old-1234!', newPassword: 'New-1234!', confirmPassword: 'New-1234!' };
const changed: ChangePasswordAnswer = { data: { message: 'Your password has been changed.' } };

const refused = (message: string, field?: string, status = 400): { error: Failure } => ({
  error: { code: 'refused', status, message, ...(field !== undefined && { field }) },
});

const wrongPassword = refused('Wrong current password.', 'oldPassword');
const samePassword = refused('The new password must be different from the old one.', 'newPassword');
const passwordsDiffer = refused('Password does not match', 'confirmPassword');
const wrongCode = refused('Wrong 2FA code.', 'code');
const tooManyTries = refused('Too many attempts. Wait a moment and try again.', undefined, 429);
const sessionOver = refused('please login again', undefined, 401);
const timedOut: { error: Failure } = { error: { code: 'timed-out' } };

type Answer = ChangePasswordAnswer | Promise<ChangePasswordAnswer>;

const never = new Promise<never>(() => undefined);

const start = (hasTwoFactor: boolean, ...answers: Answer[]) => {
  const sent: PasswordChange[] = [];
  const machine = changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<ChangePasswordAnswer, PasswordChange>(async ({ input }) => {
        sent.push(input);
        return answers.shift() ?? never;
      }),
    },
  });
  const actor = createActor(machine, { input: { hasTwoFactor } });
  const said: ChangePasswordEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const submit = () => actor.send({ type: 'password.submitted', form });
  const typeCode = (code = '123456') => actor.send({ type: 'code.typed', code });
  const reach = (place: Place) => waitFor(actor, (state) => state.matches(place));
  const isIn = (place: Place) => actor.getSnapshot().matches(place);
  const context = () => actor.getSnapshot().context;
  submit();
  return { actor, sent, said, submit, typeCode, reach, isIn, context };
};

type Place = Parameters<
  ReturnType<ReturnType<typeof createActor<typeof changePasswordMachine>>['getSnapshot']>['matches']
>[0];

const forgotten = { form: undefined, code: '' };

describe('a passkey in place of the code', () => {
  it('sends the change without a code [ACC-344]', async () => {
    const { actor, sent, reach } = start(true, changed);
    actor.send({ type: 'code.typed', code: '12' });
    actor.send({ type: 'passkey.confirmed' });
    await reach('changed');
    expect(sent).toEqual([{ ...form, code: undefined }]);
  });

  it('that is no longer good asks again [ACC-344]', async () => {
    const { actor, reach, said } = start(true, wrongCode);
    actor.send({ type: 'passkey.confirmed' });
    await reach('askingForCode');
    expect(said).toEqual([{ type: 'code.wanted' }]);
  });
});

describe('a password', () => {
  it('is changed immediately while two-factor is off, reported in the exchange’s words, and forgotten', async () => {
    const { actor, sent, said, reach, context } = start(false, changed);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await reach('changed');
    expect(sent).toEqual([{ ...form, code: undefined }]);
    expect(said).toEqual([{ type: 'password.changed', message: 'Your password has been changed.' }]);
    expect(context()).toMatchObject(forgotten);
  });

  it('is sent once, however often it is submitted meanwhile', () => {
    const { submit, sent, actor } = start(false);
    submit();
    actor.send({ type: 'cancelled' });
    expect(sent).toHaveLength(1);
    expect(actor.getSnapshot().matches('submitting')).toBe(true);
  });

  it('can be changed again afterwards', async () => {
    const { submit, sent, reach } = start(false, changed, changed);
    await reach('changed');
    submit();
    await reach('changed');
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['oldPassword', wrongPassword],
    ['newPassword', samePassword],
    ['confirmPassword', passwordsDiffer],
    [undefined, tooManyTries],
    [undefined, refused('Your account is on hold.', 'account', 403)],
  ] as const)('that is refused for %s says so and can be corrected', async (field, answer) => {
    const { reach, said, context } = start(false, answer);
    await reach('editing');
    expect(said).toEqual([{ type: 'password.refused', failure: answer.error, field }]);
    expect(context()).toMatchObject({ ...forgotten, failure: answer.error });
  });

  it('that was refused can be submitted again, with the reason gone', async () => {
    const { reach, submit, context } = start(false, wrongPassword, changed);
    await reach('editing');
    submit();
    expect(context().failure).toBeUndefined();
    await reach('changed');
  });
});

describe('the code of the app', () => {
  it('is requested while two-factor is on, and is submitted with the sixth digit', async () => {
    const { isIn, typeCode, sent, reach } = start(true, changed);
    expect(isIn('askingForCode')).toBe(true);
    typeCode('12345');
    expect(sent).toEqual([]);
    typeCode('123 456');
    await reach('changed');
    expect(sent).toEqual([{ ...form, code: '123456' }]);
  });

  it.each([
    ['with a field', wrongCode],
    ['in words alone', refused('Please Enter 2FA')],
  ])('that is refused %s stays, is emptied and says so', async (_, answer) => {
    const { typeCode, reach, said, context, sent } = start(true, answer, changed);
    typeCode();
    await reach('askingForCode');
    expect(said).toEqual([{ type: 'code.refused', failure: answer.error }]);
    expect(context()).toMatchObject({ code: '', form, failure: answer.error });
    typeCode('2');
    expect(context().failure).toBeUndefined();
    typeCode('222222');
    await reach('changed');
    expect(sent.map(({ code }) => code)).toEqual(['123456', '222222']);
  });

  it('sends nothing once its question is closed, and forgets the passwords', () => {
    const { actor, typeCode, isIn, sent, said, context } = start(true);
    typeCode('123');
    actor.send({ type: 'cancelled' });
    typeCode();
    expect(isIn('editing')).toBe(true);
    expect(context()).toMatchObject(forgotten);
    expect([sent, said]).toEqual([[], []]);
  });

  it('makes room for the form where a password was refused', async () => {
    const { typeCode, reach, said, context } = start(true, wrongPassword);
    typeCode();
    await reach('editing');
    expect(said).toMatchObject([{ type: 'password.refused', field: 'oldPassword' }]);
    expect(context()).toMatchObject(forgotten);
  });

  it('is requested if the exchange wants it, although two-factor was thought to be off', async () => {
    const { typeCode, reach, said, context, sent } = start(false, wrongCode, changed);
    await reach('askingForCode');
    expect(said).toEqual([{ type: 'code.wanted' }]);
    expect(context()).toMatchObject({ hasTwoFactor: true, failure: undefined });
    typeCode();
    await reach('changed');
    expect(sent[1]).toEqual({ ...form, code: '123456' });
  });

  it('is no longer requested once two-factor is turned off', async () => {
    const { actor, isIn, said, submit, reach, sent } = start(true, changed);
    actor.send({ type: 'status.changed', isOn: true });
    expect(isIn('askingForCode')).toBe(true);
    actor.send({ type: 'status.changed', isOn: false });
    expect(isIn('editing')).toBe(true);
    expect(said).toEqual([{ type: 'code.unneeded' }]);
    submit();
    await reach('changed');
    expect(sent).toHaveLength(1);
  });

  it('is requested once two-factor is turned on', async () => {
    const { actor, submit, reach, isIn } = start(false, wrongPassword);
    await reach('editing');
    actor.send({ type: 'status.changed', isOn: true });
    submit();
    expect(isIn('askingForCode')).toBe(true);
  });
});

describe('a change without an answer', () => {
  it.each<[string, { error: Failure }]>([
    ['that took too long', timedOut],
    ['from an exchange that cannot be reached', { error: { code: 'unreachable' } }],
    ['but that of a gateway', refused('Bad gateway', undefined, 502)],
  ])('%s is unconfirmed, forgets the passwords and is not sent again', async (_, answer) => {
    const { reach, said, sent, context } = start(false, answer, changed);
    await reach('unconfirmed');
    expect(said).toEqual([{ type: 'password.unconfirmed', failure: answer.error }]);
    expect(context()).toMatchObject(forgotten);
    expect(sent).toHaveLength(1);
  });

  it('because its call broke is reported as a bug as well', async () => {
    const bug = new Error('bug');
    const { reach, said } = start(false, Promise.reject(bug));
    await reach('unconfirmed');
    expect(said).toEqual([
      { type: 'bug', error: bug },
      { type: 'password.unconfirmed', failure: { code: 'unexpected' } },
    ]);
  });

  it('can be tried again by its trader', async () => {
    const { reach, submit, sent } = start(false, timedOut, changed);
    await reach('unconfirmed');
    submit();
    await reach('changed');
    expect(sent).toHaveLength(2);
  });
});

it('a session that has ended ends the change and forgets the passwords', async () => {
  const { reach, said, context } = start(false, sessionOver);
  await reach('ended');
  expect(said).toEqual([{ type: 'session.ended' }]);
  expect(context()).toMatchObject(forgotten);
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(changePasswordMachine, {
    input: { hasTwoFactor: false },
    events: [
      { type: 'password.submitted', form },
      { type: 'code.typed', code: '123456' },
      { type: 'cancelled' },
      { type: 'status.changed', isOn: true },
      { type: 'status.changed', isOn: false },
    ],
    outputs: { changePassword: [changed, wrongPassword, wrongCode, sessionOver] },
  });
  const states = ['editing', 'askingForCode', 'submitting', 'changed', 'unconfirmed', 'ended'];
  expect(reached).toEqual(new Set(states.map((value) => JSON.stringify(value))));
});
