import { describe, expect, it } from 'vitest';
import {
  accepted,
  address,
  allowed,
  confirmed,
  confirming,
  editing,
  form,
  getOtp,
  insufficient,
  intended,
  otpSent,
  refused,
  refusedBecause,
  requested,
  start,
  submitted,
  submitting,
  timedOut,
  unconfirmed,
  wrongOtp,
  wrongTwoFactor,
} from './testing/startedWithdrawal';
import type { SentState } from '../sentRequests/sentRequestsRules';
import type { WithdrawalAnswer } from './withdrawalSetup';

const sentAs = { type: 'withdrawal.sent', withdrawal: intended };
const toldRefused = (answer: WithdrawalAnswer) => ({
  type: 'withdrawal.refused',
  withdrawal: intended,
  failure: answer.error,
});

describe('a withdrawal', () => {
  it('goes out with its id, its figures and both codes, without blanks [WAL-217]', () => {
    const { typeCodes, confirm, sent } = confirmed();
    typeCodes({ emailCode: ' 123 45', authenticatorCode: '123 456' });
    confirm();
    expect(sent).toEqual([{ ...intended, emailCode: '12345', authenticatorCode: '123456' }]);
  });

  it('is handed over to be kept as id and figures, never with its codes [WAL-225]', () => {
    const { typeCodes, confirm, said } = confirmed();
    typeCodes();
    confirm();
    expect(said).toEqual([
      { type: 'withdrawal.sent', withdrawal: { id: 'id-1', asset: 'XDC', amount: '1500', address } },
    ]);
  });

  it('that is on its way is not sent again by a second click [WAL-218]', async () => {
    const { panel, confirm, submit, sent, isIn } = await submitted();
    confirm();
    submit();
    panel.send({ type: 'confirmation.left' });
    expect(isIn(submitting)).toBe(true);
    expect(panel.getSnapshot().hasTag('busy')).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('that is requested says so in the server’s words, and leaves an empty form [WAL-218]', async () => {
    const { reach, said, context } = await submitted(accepted);
    await reach(requested);
    expect(said.at(-1)).toEqual({
      type: 'withdrawal.requested',
      withdrawal: intended,
      message: 'Your withdrawal request has been submitted.',
    });
    expect(context()).toMatchObject({ form: { address: '', destTag: '', amount: '' }, emailCode: '' });
  });

  it('is another withdrawal when the same figures are sent after that [WAL-222]', async () => {
    const { reach, submit, typeCodes, confirm, sent } = await submitted(accepted);
    await reach(requested);
    submit();
    typeCodes();
    confirm();
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
  });
});

describe('a refusal', () => {
  it.each<[string, WithdrawalAnswer]>([
    ['with a field', wrongOtp],
    ['in words alone', refusedBecause('You entered a Wrong OTP.')],
    ['with a status of success', refusedBecause('Wrong OTP', { status: 200 })],
  ])('of the email code %s asks for that code again, and everything else stays [WAL-219]', async (_, answer) => {
    const { reach, context, said, typeCodes, confirm, sent } = await submitted(answer, accepted);
    await reach(otpSent);
    expect(context()).toMatchObject({ emailCode: '', authenticatorCode: '123456', form, failure: answer.error });
    expect(said.at(-1)).toEqual(toldRefused(answer));
    typeCodes({ emailCode: '54321' });
    expect(context().failure).toBeUndefined();
    confirm();
    await reach(requested);
    expect(sent.map(({ id, emailCode }) => [id, emailCode])).toEqual([
      ['id-1', '12345'],
      ['id-1', '54321'],
    ]);
  });

  it.each<[string, WithdrawalAnswer]>([
    ['with a field', wrongTwoFactor],
    ['in words alone', refusedBecause('Invalid 2FA code')],
  ])(
    'of the authenticator code %s asks for that code again, and everything else stays [WAL-220]',
    async (_, answer) => {
      const { reach, context, said } = await submitted(answer);
      await reach(otpSent);
      expect(context()).toMatchObject({ emailCode: '12345', authenticatorCode: '', form, failure: answer.error });
      expect(said.at(-1)).toEqual(toldRefused(answer));
    },
  );

  it('for Insufficient Fund leads back to the amount, with the address kept [WAL-221]', async () => {
    const { panel, reach, context, said } = await submitted(insufficient);
    await reach(refused);
    expect(context()).toMatchObject({ form, failure: insufficient.error, emailCode: '', authenticatorCode: '' });
    expect(said.at(-1)).toEqual(toldRefused(insufficient));
    panel.send({ type: 'form.typed', form: { ...form, amount: '1000' } });
    expect(panel.getSnapshot().matches(editing)).toBe(true);
    expect(context().failure).toBeUndefined();
  });

  it.each([
    refusedBecause('Enter valid XDC address.', { field: 'toAddress' }),
    refusedBecause('Daily limit of 2,500,000 XDC reached, cannot withdraw!', { field: 'amount', status: 403 }),
    refusedBecause('Please enable 2FA', { status: 403 }),
    refusedBecause('Withdrawals of XDC are paused.', { field: 'currency', status: 409 }),
  ])('for anything else leads back to the form: %j [WAL-221]', async (answer) => {
    const { reach, context } = await submitted(answer);
    await reach(refused);
    expect(context()).toMatchObject({ form, failure: answer.error, emailCode: '' });
  });

  it('of an exchange that was too busy to try leaves everything as it was [WAL-219] [WAL-220]', async () => {
    const busy = refusedBecause('Not now.', { status: 503 });
    const { reach, context, confirm, sent } = await submitted(busy, accepted);
    await reach(otpSent);
    expect(context()).toMatchObject({ emailCode: '12345', authenticatorCode: '123456', failure: busy.error });
    confirm();
    await reach(requested);
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1']);
  });
});

describe('a request without an answer', () => {
  it.each<[string, WithdrawalAnswer]>([
    ['that took too long', timedOut],
    ['from an exchange that cannot be reached', { error: { code: 'unreachable' } }],
    ['that makes sense', { error: { code: 'unexpected' } }],
    ['but that of a gateway', refusedBecause('Bad gateway', { status: 502 })],
  ])('%s is unconfirmed, never refused, and what was typed stays [WAL-222]', async (_, answer) => {
    const { reach, said, context } = await submitted(answer);
    await reach(unconfirmed);
    expect(said.slice(1)).toEqual([
      sentAs,
      { type: 'withdrawal.unconfirmed', withdrawal: intended, failure: answer.error },
    ]);
    expect(context()).toMatchObject({ form, failure: undefined, emailCode: '' });
  });

  it('because its call broke is reported as a bug as well [WAL-222]', async () => {
    const bug = new Error('bug');
    const { reach, said } = await submitted(Promise.reject(bug));
    await reach(unconfirmed);
    expect(said.slice(2)).toEqual([
      { type: 'bug', error: bug },
      { type: 'withdrawal.unconfirmed', withdrawal: intended, failure: { code: 'unexpected' } },
    ]);
  });

  const before = { ...intended, id: 'id-of-before' };
  const unconfirmedAs = (state: SentState) => [
    { request: { ...before, amount: '7', id: 'id-of-another' }, state },
    { request: before, state },
  ];

  it('keeps its id when the same figures are sent again, however they are written [WAL-222]', () => {
    const { open, submit, typeCodes, confirm, sent } = start();
    open();
    submit({ ...form, amount: '1500.00' }, unconfirmedAs('notFound'));
    typeCodes();
    confirm();
    expect(sent).toMatchObject([before]);
  });

  it.each([
    ['in capitals', address.slice('xdc'.length).toUpperCase()],
    ['without its prefix', address.slice('xdc'.length)],
  ])('keeps its id and its spelling when its address is written %s [WAL-222]', (_, written) => {
    const { open, submit, typeCodes, confirm, sent } = start();
    open();
    submit({ ...form, address: written }, unconfirmedAs('notFound'));
    typeCodes();
    confirm();
    expect(sent).toMatchObject([before]);
  });

  it('keeps its id when its destination tag is written with zeros before it [WAL-222]', () => {
    const xrp = { address: 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv', destTag: '007', amount: '1500' };
    const ofTag = { ...before, asset: 'XRP' as const, address: xrp.address, destinationTag: '7' };
    const { open, submit, typeCodes, confirm, sent } = start({ asset: 'XRP' });
    open();
    submit(xrp, [{ request: ofTag, state: 'notFound' }]);
    typeCodes();
    confirm();
    expect(sent).toMatchObject([ofTag]);
  });

  it.each([
    ['to a server without ids', 'checkNeeded'],
    ['that was not looked up yet', 'unconfirmed'],
  ] as const)('%s is not sent again before its trader has checked the history [WAL-224]', (_, state) => {
    const { open, submit, isIn, said, codeRequests } = start();
    open();
    submit(form, unconfirmedAs(state));
    expect(isIn(editing)).toBe(true);
    expect(said).toEqual([{ type: 'withdrawal.checkNeeded', withdrawal: before }]);
    expect(codeRequests).toEqual([]);
    submit(form, []);
    expect(isIn(confirming)).toBe(true);
  });

  it('does not keep other figures from being withdrawn, under an id of their own [WAL-222]', () => {
    const { open, submit, typeCodes, confirm, sent } = start();
    open();
    submit({ ...form, amount: '1600' }, unconfirmedAs('checkNeeded'));
    typeCodes();
    confirm();
    expect(sent).toMatchObject([{ id: 'id-1', amount: '1600' }]);
  });

  it('is not mistaken for one with another destination tag [WAL-222]', () => {
    const xrp = { address: 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv', destTag: '8', amount: '1500' };
    const ofTag = { ...before, asset: 'XRP' as const, address: xrp.address, destinationTag: '7' };
    const { open, submit, typeCodes, confirm, sent } = start({ asset: 'XRP' });
    open();
    submit(xrp, [{ request: ofTag, state: 'notFound' }]);
    typeCodes();
    confirm();
    expect(sent).toMatchObject([{ id: 'id-1', destinationTag: '8' }]);
  });

  it('and found in the history is requested, and leaves an empty form [WAL-223]', async () => {
    const { panel, reach, isIn, context } = await submitted(timedOut);
    await reach(unconfirmed);
    panel.send({ type: 'withdrawal.found', withdrawal: before });
    expect(isIn(unconfirmed)).toBe(true);
    panel.send({ type: 'withdrawal.found', withdrawal: intended });
    expect(isIn(requested)).toBe(true);
    expect(context().form.amount).toBe('');
  });

  it('and found while it is confirmed again is not sent again [WAL-223]', () => {
    const { panel, open, submit, isIn } = start();
    open();
    submit(form, unconfirmedAs('notFound'));
    panel.send({ type: 'withdrawal.found', withdrawal: before });
    expect(isIn(requested)).toBe(true);
  });

  it('and found after its trader typed other figures leaves those alone [WAL-223]', () => {
    const { panel, open, context } = start();
    open();
    panel.send({ type: 'form.typed', form });
    panel.send({ type: 'withdrawal.found', withdrawal: { ...before, amount: '7' } });
    expect(context().form).toEqual(form);
    panel.send({ type: 'withdrawal.found', withdrawal: before });
    expect(context().form.amount).toBe('');
  });
});

describe('a trader who comes back to the panel', () => {
  it('finds a request still on its way [WAL-218]', async () => {
    const { panel, open, isIn, sent } = await submitted();
    panel.send({ type: 'panel.closed' });
    open({ ...allowed, balance: '3500' });
    expect(isIn(submitting)).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('finds what was typed, and no step that was half done [WAL-226]', () => {
    const { panel, open, typeCodes, isIn, context } = confirmed();
    typeCodes();
    open();
    expect(isIn(editing)).toBe(true);
    expect(context()).toMatchObject({ form, emailCode: '', authenticatorCode: '' });
    expect(panel.getSnapshot().matches(getOtp)).toBe(false);
  });
});
