import { describe, expect, it } from 'vitest';
import {
  alreadyOn,
  asked,
  confirmed,
  disabled,
  editingEmailCode,
  enabled,
  codeSent,
  mailCodesOff,
  mailCodesOn,
  notBuilt,
  second,
  start,
  statusMail,
  statusOff,
  timedOut,
  tooManyTries,
  userId,
  verificationOver,
  verified,
  wrongAppCode,
  type Answers,
} from './testing/startedTwoFactor';

/** Codes by email are to be turned on, and the email code was sent to the exchange. */
const typed = async (answers: Answers = {}) => {
  const started = await asked({ factor: 'none', wanted: 'mail', verifications: [verified], ...answers });
  started.typeCode();
  return started;
};

describe('codes by email', () => {
  it('are turned on as soon as the email code is verified, without one of the app [PRF-176]', async () => {
    const { reach, asked: calls, said, stored, context } = await typed({ switches: [mailCodesOn] });
    await reach('switchedOn');
    expect(calls).toEqual([
      ['requestCode', { userId, part: 'mail', action: 'Enable' }],
      ['verifyCode', { userId, code: '12345' }],
      ['switchTwoFactor', { userId, part: 'mail', code: '' }],
    ]);
    const message = mailCodesOn.data?.message;
    expect(said.at(-1)).toEqual({ type: 'twoFactor.switched', before: 'none', factor: 'mail', message });
    expect(stored).toEqual({ factor: 'mail' });
    expect(context().factor).toBe('mail');
  });

  it('are turned off in the same way, and nothing is reloaded [PRF-176]', async () => {
    const { reach, said, stored } = await typed({ factor: 'mail', wanted: 'none', switches: [mailCodesOff] });
    await reach('idle');
    expect(said.at(-1)).toMatchObject({ type: 'twoFactor.switched', before: 'mail', factor: 'none' });
    expect(stored).toEqual({ factor: 'none' });
  });

  it('replace the app with its code [PRF-176]', async () => {
    const {
      typeAppCode,
      reach,
      asked: calls,
      stored,
    } = await confirmed({
      factor: 'app',
      wanted: 'mail',
      switches: [wrongAppCode, mailCodesOn],
    });
    typeAppCode();
    await reach('awaitingAppCode');
    typeAppCode('222222');
    await reach('switchedOn');
    expect(calls.at(-1)).toEqual(['switchTwoFactor', { userId, part: 'mail', code: '222222' }]);
    expect(stored).toEqual({ factor: 'mail' });
  });

  it('give way to the app, whose secret is shown [PRF-176]', async () => {
    const { typeAppCode, reach, said, stored, context } = await confirmed({
      ...{ factor: 'mail', wanted: 'app', codes: [codeSent], switches: [enabled] },
    });
    expect(context().secret).toBe(codeSent.data?.secret);
    typeAppCode();
    await reach('switchedOn');
    expect(said.at(-1)).toMatchObject({ before: 'mail', factor: 'app' });
    expect(stored).toEqual({ factor: 'app' });
  });

  it('are gone with the app where the exchange says that it is disabled', async () => {
    const { typeAppCode, reach, stored } = await confirmed({
      factor: 'mail',
      wanted: 'app',
      codes: [codeSent],
      switches: [disabled],
    });
    typeAppCode();
    await reach('idle');
    expect(stored).toEqual({ factor: 'none' });
  });

  it('that an exchange has no calls for are not offered again', async () => {
    const { begin, reach, context, said } = start({ wanted: 'mail', codes: [notBuilt] });
    begin();
    await reach('idle');
    expect(context()).toMatchObject({ lacksMailCodes: true, failure: notBuilt.error });
    expect(said).toEqual([{ type: 'failed', failure: notBuilt.error }]);
  });

  it('are still offered if it is the app that an exchange has no calls for', async () => {
    const { begin, reach, context } = start({ codes: [notBuilt] });
    begin();
    await reach('idle');
    expect(context().lacksMailCodes).toBe(false);
  });

  it('are not asked for where they are on', () => {
    const { begin, isIn, asked: calls } = start({ factor: 'mail' });
    begin('mail');
    expect([isIn('idle'), calls]).toEqual([true, []]);
  });

  it('that are refused lead back to the start, with the reason', async () => {
    const { reach, context } = await typed({ switches: [tooManyTries] });
    await reach('idle');
    expect(context().failure).toEqual(tooManyTries.error);
  });

  it('whose email code was verified too long ago ask for another', async () => {
    const { reach, context } = await typed({ switches: [verificationOver] });
    await reach('switching');
    await reach(editingEmailCode);
    expect(context()).toMatchObject({ code: '', failure: verificationOver.error });
  });

  it.each([
    ['on', statusMail, 'switchedOn', { type: 'twoFactor.switched', before: 'none', factor: 'mail' }],
    ['as before', statusOff, 'idle', { type: 'twoFactor.unchanged', factor: 'none' }],
  ] as const)('without an answer are found %s [PRF-072]', async (_, status, place, told) => {
    const { reach, said } = await typed({ switches: [timedOut], statuses: [status] });
    await reach(place);
    expect(said.at(-1)).toEqual(told);
  });

  it('found off after they were to be turned off are off [PRF-072]', async () => {
    const { clock, reach, said, stored } = await typed({
      ...{ factor: 'mail', wanted: 'none', switches: [timedOut], statuses: [timedOut, statusOff] },
    });
    await reach({ unconfirmed: 'pausing' });
    clock.increment(second);
    await reach('idle');
    expect(said.at(-1)).toEqual({ type: 'twoFactor.switched', before: 'mail', factor: 'none' });
    expect(stored).toEqual({ factor: 'none' });
  });

  it('that another tab was faster with are shown as they are', async () => {
    const { reach, said, stored } = await typed({ switches: [alreadyOn], statuses: [statusMail] });
    await reach('overtaken');
    await reach('idle');
    expect(said.at(-1)).toEqual({ type: 'twoFactor.switchedElsewhere', factor: 'mail' });
    expect(stored).toEqual({ factor: 'mail' });
  });
});
