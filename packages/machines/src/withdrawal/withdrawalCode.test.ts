import { describe, expect, it } from 'vitest';
import {
  address,
  codeSent,
  confirmed,
  editing,
  form,
  getOtp,
  otpSent,
  refusedBecause,
  second,
  start,
  submitting,
  verifying,
  wrongOtp,
} from './testing/startedWithdrawal';
import type { WithdrawalAnswer } from './withdrawalSetup';
import { codeHeldUntil } from './withdrawalRules';

const tooSoon = refusedBecause('A code was emailed a moment ago.', { status: 429 });
const asked = { asset: 'XDC', amount: '1500', address } as const;
const leave = { type: 'confirmation.left' } as const;
const getCode = { type: 'code.requested' } as const;

describe('the email code', () => {
  it('is requested by itself when the confirmation opens, for its coin, amount and destination [WAL-214] [WAL-375]', () => {
    const { codeRequests, isIn } = confirmed();
    expect(codeRequests).toEqual([asked]);
    expect(isIn(verifying)).toBe(true);
  });

  it('is requested once, however long the confirmation stays open [WAL-214]', async () => {
    const { panel, codeRequests, reach, clock } = confirmed({ codes: [codeSent] });
    await reach(otpSent);
    clock.increment(600 * second);
    panel.send({ type: 'page.woke' });
    expect(codeRequests).toHaveLength(1);
  });

  it('is not requested by itself again after a request that was refused [WAL-214] [WAL-219]', async () => {
    const { codeRequests, reach, clock, typeCodes, confirm } = confirmed({
      codes: [codeSent],
      withdrawals: [wrongOtp],
    });
    await reach(otpSent);
    clock.increment(120 * second);
    typeCodes();
    confirm();
    await reach(getOtp);
    expect(codeRequests).toHaveLength(1);
  });

  it('has a button that reads Get OTP, Verifying, OTP Sent for 120 s, and Get OTP again [WAL-215]', async () => {
    const { panel, isIn, reach, clock, codeRequests, context, said } = confirmed({ codes: [codeSent] });
    expect(isIn(verifying)).toBe(true);
    await reach(otpSent);
    expect(said).toEqual([{ type: 'code.sent', message: 'OTP sent to your email.' }]);
    expect(codeHeldUntil(context(), asked)).toBe(120 * second);
    clock.increment(120 * second - 1);
    panel.send(getCode);
    expect(isIn(otpSent)).toBe(true);
    clock.increment(1);
    expect(isIn(getOtp)).toBe(true);
    expect(codeHeldUntil(context(), asked)).toBeUndefined();
    panel.send(getCode);
    expect(isIn(verifying)).toBe(true);
    expect(codeRequests).toEqual([asked, asked]);
  });

  it('can be requested again after a sleep of the computer, by its clock [WAL-215]', async () => {
    let now = 0;
    const { panel, reach, isIn } = confirmed({ codes: [codeSent], now: () => now });
    await reach(otpSent);
    now = 119 * second;
    panel.send({ type: 'page.woke' });
    expect(isIn(otpSent)).toBe(true);
    now = 120 * second;
    panel.send({ type: 'page.woke' });
    expect(isIn(getOtp)).toBe(true);
  });

  it.each<[string, WithdrawalAnswer]>([
    ['refused', tooSoon],
    ['unanswered', { error: { code: 'unreachable' } }],
  ])('that is %s leaves the button at Get OTP, with the reason [WAL-216]', async (_, answer) => {
    const { panel, reach, context, said, isIn } = confirmed({ codes: [answer] });
    await reach(getOtp);
    expect(context().codeFailure).toEqual(answer.error);
    expect(said).toEqual([{ type: 'code.notSent', failure: answer.error }]);
    panel.send(getCode);
    expect(isIn(verifying)).toBe(true);
    expect(context().codeFailure).toBeUndefined();
  });

  it('whose call breaks is reported, and leaves the button at Get OTP [WAL-216]', async () => {
    const bug = new Error('bug');
    const { reach, said } = confirmed({ codes: [Promise.reject(bug)] });
    await reach(getOtp);
    expect(said).toEqual([
      { type: 'bug', error: bug },
      { type: 'code.notSent', failure: { code: 'unexpected' } },
    ]);
  });
});

describe('leaving the confirmation and coming back', () => {
  it('within the 120 s of the same amount requests no second code [WAL-214]', async () => {
    const { panel, submit, reach, isIn, clock, codeRequests } = confirmed({ codes: [codeSent] });
    await reach(otpSent);
    panel.send(leave);
    clock.increment(60 * second);
    submit({ ...form, amount: '1500.0' });
    expect(isIn(otpSent)).toBe(true);
    clock.increment(60 * second);
    expect(isIn(getOtp)).toBe(true);
    expect(codeRequests).toHaveLength(1);
  });

  it('after the 120 s requests a new code [WAL-214]', async () => {
    const { panel, submit, reach, isIn, clock, codeRequests } = confirmed({ codes: [codeSent] });
    await reach(otpSent);
    panel.send(leave);
    clock.increment(120 * second);
    submit();
    expect(isIn(verifying)).toBe(true);
    expect(codeRequests).toHaveLength(2);
  });

  it('with a corrected amount requests a code for that amount at once [WAL-214]', async () => {
    const { panel, submit, reach, isIn, codeRequests } = confirmed({ codes: [codeSent, codeSent] });
    await reach(otpSent);
    panel.send(leave);
    submit({ ...form, amount: '1600' });
    expect(codeRequests).toEqual([asked, { ...asked, amount: '1600' }]);
    await reach(otpSent);
    panel.send(leave);
    submit();
    expect(isIn(otpSent)).toBe(true);
    expect(codeRequests).toHaveLength(2);
  });

  it('with a corrected address requests a code for it at once, but not for the same one in another case [WAL-375]', async () => {
    const { panel, submit, reach, isIn, codeRequests } = confirmed({ codes: [codeSent, codeSent] });
    await reach(otpSent);
    panel.send(leave);
    submit({ ...form, address: address.toUpperCase().replace('XDC', 'xdc') });
    expect(isIn(otpSent)).toBe(true);
    const corrected = 'xdc1111111111111111111111111111111111111111';
    panel.send(leave);
    submit({ ...form, address: corrected });
    expect(codeRequests).toEqual([asked, { ...asked, address: corrected }]);
  });

  it('while the code is requested waits for a click before it requests another [WAL-214]', () => {
    const { panel, submit, isIn, codeRequests } = confirmed();
    panel.send(leave);
    submit();
    expect(isIn(getOtp)).toBe(true);
    expect(codeRequests).toHaveLength(1);
    panel.send(getCode);
    expect(isIn(verifying)).toBe(true);
  });

  it('after a code that could not be sent requests it again [WAL-214] [WAL-216]', async () => {
    const { panel, submit, reach, codeRequests, context } = confirmed({ codes: [tooSoon] });
    await reach(getOtp);
    panel.send(leave);
    expect(context().codeFailure).toBeUndefined();
    submit();
    expect(codeRequests).toHaveLength(2);
  });

  it.each([
    ['by going back', leave, editing],
    ['by closing the panel', { type: 'panel.closed' } as const, 'away' as const],
  ])('%s forgets both codes [WAL-226]', (_, event, place) => {
    const { panel, typeCodes, isIn, context } = confirmed();
    typeCodes();
    panel.send(event);
    expect(isIn(place)).toBe(true);
    expect(context()).toMatchObject({ emailCode: '', authenticatorCode: '', form });
  });

  it('by leaving the screen during the request forgets both codes, whatever the answer [WAL-226]', async () => {
    let answer: (result: WithdrawalAnswer) => void = () => undefined;
    const { panel, typeCodes, confirm, isIn, reach, context, said } = confirmed({
      withdrawals: [new Promise((resolve) => (answer = resolve))],
    });
    typeCodes();
    confirm();
    panel.send({ type: 'panel.closed' });
    expect(isIn(submitting)).toBe(true);
    answer(wrongOtp);
    await reach('away');
    expect(context()).toMatchObject({ emailCode: '', authenticatorCode: '', failure: undefined });
    expect(said.at(-1)).toMatchObject({ type: 'withdrawal.refused', failure: wrongOtp.error });
  });
});

describe('the Withdraw button of the confirmation', () => {
  it.each([
    ['1234', '123456', false],
    ['12345', '12345', false],
    ['', '', false],
    ['12345', '123456', true],
    ['1234567', '123 456', true],
  ])('with %j and %j is enabled: %s [WAL-217]', (emailCode, authenticatorCode, isEnabled) => {
    const { panel, typeCodes, confirm, sent } = confirmed();
    typeCodes({ emailCode, authenticatorCode });
    expect(panel.getSnapshot().can({ type: 'withdrawal.confirmed' })).toBe(isEnabled);
    confirm();
    expect(sent).toHaveLength(isEnabled ? 1 : 0);
  });
});

it('the confirmation needs a valid form [WAL-213]', () => {
  const { open, submit, isIn, codeRequests, context } = start();
  open();
  for (const amount of ['', '999', '5000.1', '1500.123456789']) submit({ ...form, amount });
  submit({ ...form, address: 'xdc1' });
  expect(isIn(editing)).toBe(true);
  expect(codeRequests).toEqual([]);
  expect(context().form.address).toBe('xdc1');
  submit();
  expect(isIn('confirming')).toBe(true);
});

it('for XRP the form needs a destination tag, which goes with the request [WAL-213]', () => {
  const xrp = { address: 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv', destTag: '', amount: '1500' };
  const { open, submit, isIn, typeCodes, confirm, sent } = start({ asset: 'XRP' });
  open();
  submit(xrp);
  expect(isIn(editing)).toBe(true);
  submit({ ...xrp, destTag: '7' });
  typeCodes();
  confirm();
  expect(sent).toMatchObject([{ asset: 'XRP', address: xrp.address, destinationTag: '7' }]);
});
