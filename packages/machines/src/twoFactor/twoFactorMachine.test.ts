import { resendPauseMs } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import {
  alreadyOn,
  asked,
  codeSent,
  codeSentToDisable,
  confirmed,
  disabled,
  editingEmailCode,
  enabled,
  secret,
  sessionOver,
  start,
  statusOn,
  switched,
  timedOut,
  tooManyTries,
  userId,
  verificationOver,
  verified,
  wrongAppCode,
  wrongOtp,
} from './testing/startedTwoFactor';

describe('the email code', () => {
  it.each([
    ['turned on', 'Enable', false, codeSent],
    ['turned off', 'Disable', true, codeSentToDisable],
  ] as const)('where two-factor is to be %s is requested with %s [PRF-061]', async (_, action, isOn, sent) => {
    const { actor, begin, asked: calls, reach, said } = start({ isOn, codes: [sent] });
    begin();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await reach(editingEmailCode);
    expect(calls).toEqual([['requestCode', { userId, part: 'app', action }]]);
    expect(said).toEqual([{ type: 'code.sent' }]);
  });

  it('is requested with Disable after two-factor was turned on here [PRF-061]', async () => {
    const { begin, reach, asked: calls } = await switched({ switches: [enabled], codes: [codeSent] });
    await reach('switchedOn');
    begin('none');
    expect(calls.at(-1)).toEqual(['requestCode', { userId, part: 'app', action: 'Disable' }]);
  });

  it.each([
    ['refused', tooManyTries, tooManyTries.error],
    ['unanswered', timedOut, timedOut.error],
    ['answered without a secret', codeSentToDisable, { code: 'unexpected' }],
  ] as const)('that is %s leads back to the start, with the reason', async (_, answer, failure) => {
    const { begin, reach, said, context } = start({ codes: [answer] });
    begin();
    await reach('idle');
    expect(context().failure).toEqual(failure);
    expect(said).toEqual([{ type: 'failed', failure }]);
  });

  it('whose call breaks is reported, and can be requested again', async () => {
    const bug = new Error('bug');
    const { begin, reach, said } = start({ codes: [Promise.reject(bug), codeSent] });
    begin();
    await reach('idle');
    expect(said[0]).toEqual({ type: 'bug', error: bug });
    begin();
    await reach(editingEmailCode);
  });

  it('is verified by itself as soon as it has five digits, and unlocks the code of the app', async () => {
    const { typeCode, asked: calls, reach, said, context } = await asked({ verifications: [verified] });
    typeCode('1234');
    expect(calls).toHaveLength(1);
    typeCode('123 45');
    await reach('awaitingAppCode');
    expect(calls.at(-1)).toEqual(['verifyCode', { userId, code: '12345' }]);
    expect(said.at(-1)).toEqual({ type: 'code.verified', message: 'OTP Verified Successfully' });
    expect(context().code).toBe('12345');
  });

  it.each([
    ['wrong', wrongOtp],
    ['not answered', timedOut],
  ])('that is %s stays in the step, with its field emptied and the reason', async (_, answer) => {
    const { typeCode, reach, said, context } = await asked({ verifications: [answer, verified] });
    typeCode();
    await reach(editingEmailCode);
    expect(context()).toMatchObject({ code: '', failure: answer.error, secret });
    expect(said.at(-1)).toEqual({ type: 'code.notVerified', failure: answer.error });
    typeCode('1');
    expect(context().failure).toBeUndefined();
    typeCode('54321');
    await reach('awaitingAppCode');
  });

  it('can be resent after a minute by the clock, and not before', async () => {
    const { actor, clock, isIn, reach, said, typeCode, context } = await asked({ codes: [codeSent, codeSent] });
    typeCode('123');
    clock.increment(resendPauseMs.twoFactor - 1);
    actor.send({ type: 'resend.requested' });
    expect(isIn(editingEmailCode)).toBe(true);
    clock.increment(1);
    actor.send({ type: 'resend.requested' });
    expect(context().code).toBe('');
    await reach(editingEmailCode);
    expect(said.at(-1)).toEqual({ type: 'code.resent' });
    expect(context().resendAt).toBe(2 * resendPauseMs.twoFactor);
    actor.send({ type: 'resend.requested' });
    expect(isIn(editingEmailCode)).toBe(true);
  });

  it('can be resent after the computer slept for a minute, whatever its timers did', async () => {
    let now = 0;
    const { actor, isIn } = await asked({ now: () => now });
    now = resendPauseMs.twoFactor;
    actor.send({ type: 'resend.requested' });
    expect(isIn({ awaitingEmailCode: 'resending' })).toBe(true);
  });

  it('that is not resent says so, and can be requested again at once', async () => {
    const { actor, clock, isIn, reach, said } = await asked({ codes: [codeSent, tooManyTries] });
    clock.increment(resendPauseMs.twoFactor);
    actor.send({ type: 'resend.requested' });
    await reach(editingEmailCode);
    expect(said.at(-1)).toEqual({ type: 'code.notResent', failure: tooManyTries.error });
    actor.send({ type: 'resend.requested' });
    expect(isIn({ awaitingEmailCode: 'resending' })).toBe(true);
  });
});

describe('the code of the app', () => {
  it('is sent by itself as soon as it has six digits [PRF-064]', async () => {
    const { typeAppCode, asked: calls } = await confirmed();
    typeAppCode('12345');
    expect(calls).toHaveLength(2);
    typeAppCode('123 456');
    expect(calls.at(-1)).toEqual(['switchTwoFactor', { userId, part: 'app', code: '123456' }]);
    typeAppCode('654321');
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['enabled', false, enabled, 'switchedOn', 'app'],
    ['disabled', true, disabled, 'switchedOff', 'none'],
    ['disabled, although it was to be turned on', false, disabled, 'switchedOff', 'none'],
    ['enabled, although it was to be turned off', true, enabled, 'switchedOn', 'app'],
  ] as const)('answered as %s is believed by that word [PRF-064]', async (...row) => {
    const [, before, answer, place, factor] = row;
    const { reach, said, stored, context } = await switched({ isOn: before, switches: [answer] });
    await reach(place);
    expect(said.at(-1)).toMatchObject({ type: 'twoFactor.switched', factor, message: answer.data?.message });
    expect(context().factor).toBe(factor);
    expect(stored).toEqual({ factor });
  });

  it.each([
    ['wrong', wrongAppCode],
    ['sent too often', tooManyTries],
  ])('that is %s stays in the step, with its field emptied and the email code kept', async (_, answer) => {
    const { reach, typeAppCode, said, context } = await switched({ switches: [answer, enabled] });
    await reach('awaitingAppCode');
    expect(context()).toMatchObject({ code: '12345', appCode: '', failure: answer.error });
    expect(said.at(-1)).toEqual({ type: 'appCode.refused', failure: answer.error });
    typeAppCode('222222');
    await reach('switchedOn');
  });

  it('that comes too late after the email code asks for that one again, and says so', async () => {
    const { reach, said, context } = await switched({ switches: [verificationOver] });
    await reach(editingEmailCode);
    expect(context()).toMatchObject({ code: '', appCode: '', failure: verificationOver.error, secret });
    expect(said.at(-1)).toEqual({ type: 'verification.expired', failure: verificationOver.error });
  });
});

describe('a disabled two-factor', () => {
  it('lets the page be reloaded after 3.1 seconds, and not before', async () => {
    const { clock, reach, said, isIn, begin } = await switched({ isOn: true, switches: [disabled] });
    await reach('switchedOff');
    const reload = { type: 'page.reloadable' };
    clock.increment(3_099);
    begin();
    expect(isIn('switchedOff')).toBe(true);
    expect(said).not.toContainEqual(reload);
    clock.increment(1);
    expect(said.at(-1)).toEqual(reload);
    expect(isIn('idle')).toBe(true);
  });
});

describe('the stored secret', () => {
  it('is there between asking and confirming', async () => {
    const { stored, reach, typeAppCode } = await confirmed({ switches: [enabled] });
    typeAppCode();
    expect(stored.secret).toBe(secret);
    await reach('switchedOn');
    expect(stored.secret).toBeUndefined();
  });

  it('is the last one that was given', async () => {
    const { actor, clock, stored, reach, context } = await asked({ codes: [codeSent, { data: { secret: 'OTHER' } }] });
    clock.increment(resendPauseMs.twoFactor);
    actor.send({ type: 'resend.requested' });
    await reach(editingEmailCode);
    expect(stored.secret).toBe('OTHER');
    expect(context().secret).toBe('OTHER');
  });

  it('is never stored where two-factor is turned off', async () => {
    const { stored, context } = await asked({ isOn: true, codes: [codeSent] });
    expect(stored).toEqual({});
    expect(context().secret).toBeUndefined();
  });

  it.each([
    ['the email code', asked],
    ['the code of the app', confirmed],
  ])('is wiped with both codes when its trader leaves %s', async (_, reached) => {
    const { actor, stored, context, isIn } = await reached();
    expect(stored.secret).toBe(secret);
    actor.send({ type: 'cancelled' });
    expect(isIn('idle')).toBe(true);
    expect(stored.secret).toBeUndefined();
    expect(context()).toMatchObject({ secret: undefined, code: '', appCode: '', factor: 'none' });
  });

  it('is wiped when the machine is stopped', async () => {
    const { actor, stored } = await confirmed();
    actor.stop();
    expect(stored).toEqual({});
  });

  it('is wiped immediately on leaving during the last call, whose answer still counts', async () => {
    const { actor, stored, reach, isIn, typeAppCode } = await confirmed({ switches: [enabled] });
    typeAppCode();
    actor.send({ type: 'cancelled' });
    expect(isIn('switching')).toBe(true);
    expect(stored).toEqual({});
    await reach('switchedOn');
    expect(stored).toEqual({ factor: 'app' });
  });

  it.each([
    ['a refused code', wrongAppCode],
    ['a late one', verificationOver],
  ])('is not requested again by %s after the trader has left', async (_, answer) => {
    const { actor, reach, stored, context, typeAppCode, isIn } = await confirmed({ switches: [answer] });
    typeAppCode();
    actor.send({ type: 'cancelled' });
    expect(isIn('switching')).toBe(true);
    await reach('idle');
    expect(stored).toEqual({});
    expect(context().hasLeft).toBe(false);
  });
});

it.each([
  ['the request', (answer: typeof sessionOver) => start({ codes: [answer] })],
  ['the email code', (answer: typeof sessionOver) => asked({ verifications: [answer] })],
  ['the code of the app', (answer: typeof sessionOver) => confirmed({ switches: [answer] })],
  ['the status', (answer: typeof sessionOver) => confirmed({ switches: [alreadyOn], statuses: [answer] })],
])('a session that has ended by %s ends the set-up and wipes it', async (_, reached) => {
  const { begin, typeCode, typeAppCode, reach, said, stored } = await reached(sessionOver);
  begin();
  typeCode();
  typeAppCode();
  await reach('ended');
  expect(said.at(-1)).toEqual({ type: 'session.ended' });
  expect(stored).toEqual({});
});

it('waits for the status where the email code is asked for too late', async () => {
  const { begin, reach, said } = start({ codes: [alreadyOn], statuses: [statusOn] });
  begin();
  await reach('overtaken');
  await reach('idle');
  expect(said).toEqual([{ type: 'twoFactor.switchedElsewhere', factor: 'app' }]);
});

describe('a passkey in place of the app’s code', () => {
  it('turns the app off, without a code [ACC-344]', async () => {
    const { actor, asked: calls, typeAppCode, reach } = await confirmed({ isOn: true, switches: [disabled] });
    typeAppCode('12');
    actor.send({ type: 'passkey.confirmed' });
    await reach('switchedOff');
    expect(calls.at(-1)).toEqual(['switchTwoFactor', { userId, part: 'app', code: '' }]);
  });

  it('never sets the app up [ACC-344]', async () => {
    const { actor, isIn } = await confirmed({ switches: [enabled] });
    actor.send({ type: 'passkey.confirmed' });
    expect(isIn('awaitingAppCode')).toBe(true);
  });
});
