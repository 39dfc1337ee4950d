import { describe, expect, it } from 'vitest';
import type { RefusalReason } from '../failures/refusalReason';
import type { Failure } from '../result';
import { readLoginAnswer, readLoginFailure, heldLoginIn, type LoginAnswer } from './loginAnswer';

const answer = (fields: LoginAnswer): LoginAnswer => ({ message: 'Login successfully.', ...fields });
const refused = (
  status: number,
  message: string,
  more: { reason?: RefusalReason; details?: unknown } = {},
): Failure => ({
  code: 'refused',
  status,
  message,
  ...more,
});
const newActivity = 'Please check your email for OTP to verify login activity.';

describe('a login answer with a token', () => {
  it.each([
    ['at the top', answer({ token: 't' })],
    ['in its data', answer({ data: { token: 't' } })],
    ['at the top and another in its data', answer({ token: 't', data: { token: 'other' } })],
    ['and two-factor on', answer({ token: 't', tfaStatus: 'enable' })],
    ['and mail codes on', answer({ token: 't', tfaStatus: 0, mailAuth: 1 })],
  ])('%s means in [DOM-343]', (_, body) => {
    expect(readLoginAnswer(body)).toEqual({ kind: 'token', token: 't' });
  });

  it('that is empty has none [DOM-343]', () => {
    expect(readLoginAnswer(answer({ token: '', tfaStatus: 1 }))).toEqual({ kind: 'twoFactorWanted' });
  });
});

describe('a login answer without a token', () => {
  it.each([
    ['in words', answer({ message: 'Please Enter 2FA' })],
    ['by number', answer({ tfaStatus: 1 })],
    ['by word', answer({ tfaStatus: 'enable' })],
    ['before mail codes', answer({ tfaStatus: 1, mailAuth: 1 })],
  ])('asks for the 2FA code %s [DOM-344]', (_, body) => {
    expect(readLoginAnswer(body)).toEqual({ kind: 'twoFactorWanted' });
  });

  it.each([1, '1', true])('asks for the emailed code with mailAuth %j and two-factor off [DOM-345]', (mailAuth) => {
    expect(readLoginAnswer(answer({ tfaStatus: 0, mailAuth }))).toEqual({ kind: 'mailCodeWanted' });
  });

  it.each([
    [true, 0, false],
    [1, 1, true],
    ['1', 'enable', true],
  ])('asks for a new password with forceResetPwd %j and tfaStatus %j [DOM-346]', (flag, tfaStatus, hasTwoFactor) => {
    const body = answer({ forceResetPwd: flag, tfaStatus, mailAuth: 1 });
    expect(readLoginAnswer(body)).toEqual({ kind: 'passwordExpired', hasTwoFactor });
  });

  it('that asks for nothing either makes no sense [DOM-349]', () => {
    expect(readLoginAnswer(answer({ tfaStatus: 0, mailAuth: 0, forceResetPwd: false }))).toEqual({
      kind: 'failed',
      failure: { code: 'unexpected' },
    });
  });
});

describe('new login activity', () => {
  it.each([
    ['the whole answer', { data: { socketToken: 's' } }],
    ['its data', { socketToken: 's' }],
    ['an answer that says how long the code is', { data: { socketToken: 's', codeLength: 10 } }, 10],
  ])('is a refusal with 422 and a socket token in %s [DOM-347]', (_, details, codeLength?: number) => {
    const outcome = { kind: 'newLoginActivity', socketToken: 's', codeLength };
    for (const message of [newActivity, 'Look.'])
      expect(readLoginFailure(refused(422, message, { details }))).toEqual(outcome);
  });

  it.each([
    ['message', refused(422, newActivity)],
    ['code', refused(422, 'Look.', { reason: 'new_login_activity' })],
  ])('is recognised by its %s when the answer has no socket token [DOM-347] [CAL-381]', (_, failure) => {
    expect(readLoginFailure(failure)).toEqual({ kind: 'newLoginActivity', socketToken: undefined });
  });

  it('takes the token of a resend, or keeps the one it has [DOM-348]', () => {
    expect(heldLoginIn({ data: { socketToken: 'second' } })).toEqual({ socketToken: 'second' });
    for (const answer of [{ message: 'Resent New OTP on Mail' }, { data: { socketToken: '' } }, null])
      expect(heldLoginIn(answer)).toEqual({ socketToken: undefined });
  });
});

describe('a refused login', () => {
  it.each([
    [401, 'Wrong email or password.', {}],
    [401, 'Invalid OTP', { data: { socketToken: 's' } }],
    [422, 'Enter valid email address.', {}],
  ])('with %i stays refused in the words %j [DOM-349]', (status, message, details) => {
    const failure = refused(status, message, { details });
    expect(readLoginFailure(failure)).toEqual({ kind: 'failed', failure });
  });

  it('for want of an answer keeps its failure [DOM-349]', () => {
    const failure = { code: 'unreachable' } as const;
    expect(readLoginFailure(failure)).toEqual({ kind: 'failed', failure });
  });
});
