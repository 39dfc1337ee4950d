import { describe, expect, it } from 'vitest';
import {
  accepted,
  allowed,
  empty,
  form,
  insufficient,
  intended,
  notThere,
  start,
  submitted,
  there,
  timedOut,
  tooBusy,
  unreachable,
  withoutIds,
  wrongCode,
} from './testing/startedStaking';

describe('the form', () => {
  it.each([
    ['flexible', 3],
    ['fixed', 6],
  ] as const)('of %s staking begins with a term of %i months, not agreed to [STK-100]', (kind, months) => {
    const { context } = start({ kind });
    expect(context().form).toEqual({ amount: '', months, hasAgreed: false });
  });

  it.each([
    ['stopped', { isOpen: false }],
    ['needsLogin', { isLoggedIn: false }],
    ['needsTwoFactor', { tfaStatus: 0 }],
  ] as const)('can be filled in and not submitted while it is %s [STK-101]', (place, change) => {
    const { staking, change: changeTo, isIn, context, submit } = start();
    changeTo(change);
    staking.send({ type: 'form.typed', form });
    submit();
    expect(isIn({ closed: place })).toBe(true);
    expect(context().form).toEqual(form);
    changeTo({});
    expect(isIn({ open: 'editing' })).toBe(true);
    expect(context().form).toEqual(form);
  });

  it.each([1, '1', 'enable'])('takes two-factor for on where the status is %j [STK-102]', (tfaStatus) => {
    const { isIn, change } = start();
    change({ tfaStatus });
    expect(isIn('open')).toBe(true);
  });

  it.each([
    ['off the multiple', { amount: '150,000' }],
    ['of nothing', { amount: '0' }],
    ['that is no number', { amount: 'much' }],
    ['above the balance', { amount: '1,100,000' }],
    ['that is not agreed to', { hasAgreed: false }],
    ['with a term that is not offered', { months: 4 }],
  ])('is not submitted with a stake %s [STK-103]', (_, change) => {
    const { submit, isIn } = start();
    submit({ ...form, ...change });
    expect(isIn({ open: 'editing' })).toBe(true);
  });

  it('leaves it to the exchange where the balance is not known', () => {
    const { submit, isIn } = start({ conditions: { ...allowed, balance: undefined } });
    submit({ ...form, amount: '5000000' });
    expect(isIn({ confirming: 'enteringCode' })).toBe(true);
  });
});

describe('the code', () => {
  it('sends the stake once it is confirmed and whole, once [STK-104]', () => {
    const { submit, typeCode, staking, isIn, sent } = start();
    submit();
    typeCode('12345');
    staking.send({ type: 'stake.confirmed' });
    typeCode('123 456');
    expect(isIn({ confirming: 'enteringCode' })).toBe(true);
    expect(sent).toEqual([]);
    staking.send({ type: 'stake.confirmed' });
    staking.send({ type: 'stake.confirmed' });
    expect(sent).toEqual([{ ...intended, code: '123456' }]);
  });

  it.each([
    ['is wrong', wrongCode],
    ['was not looked at', tooBusy],
  ])('that %s leads to a request for another, and everything else stays [STK-105]', async (_, answer) => {
    const { reach, context, said, sent, sendCode } = submitted({ stakes: [answer, accepted] });
    await reach({ confirming: 'enteringCode' });
    expect(context()).toMatchObject({ code: '', form, stake: intended, failure: answer.error });
    expect(said).toEqual([{ type: 'stake.refused', stake: intended, failure: answer.error }]);
    sendCode('222222');
    await reach({ open: 'staked' });
    expect(sent.map(({ id, code }) => [id, code])).toEqual([
      ['id-1', '123456'],
      ['id-1', '222222'],
    ]);
  });

  it('is forgotten when the confirmation is left', () => {
    const { submit, typeCode, staking, isIn, context } = start();
    submit();
    typeCode('123');
    staking.send({ type: 'confirmation.left' });
    expect(isIn({ open: 'editing' })).toBe(true);
    expect(context()).toMatchObject({ code: '', form });
  });
});

describe('the answer', () => {
  it('of an accepted stake empties the form, and stays on screen even if the pool is now full [STK-106]', async () => {
    const { reach, context, said, change, isIn, staking } = submitted({ stakes: [accepted] });
    await reach({ open: 'staked' });
    expect(said).toEqual([{ type: 'stake.accepted', stake: intended, message: "You've staked your XDC." }]);
    expect(context().form).toEqual({ amount: '', months: 3, hasAgreed: false });
    change({ isOpen: false });
    expect(isIn({ open: 'staked' })).toBe(true);
    staking.send({ type: 'form.typed', form });
    expect(isIn({ closed: 'stopped' })).toBe(true);
  });

  it('of a refused stake stays with the form until the form is changed [STK-106]', async () => {
    const { reach, context, said, staking } = submitted({ stakes: [insufficient] });
    await reach({ open: 'refused' });
    expect(context()).toMatchObject({ form, failure: insufficient.error });
    expect(said).toEqual([{ type: 'stake.refused', stake: intended, failure: insufficient.error }]);
    staking.send({ type: 'form.typed', form });
    expect(context().failure).toBeUndefined();
  });

  it('cannot be left behind while it is on its way', () => {
    const { staking, isIn } = submitted({});
    staking.send({ type: 'confirmation.left' });
    expect(isIn({ confirming: 'submitting' })).toBe(true);
  });
});

describe('no answer', () => {
  it('has the stake looked up by its id, and found it is done [STK-107]', async () => {
    const { reach, lookedUp, said, context } = submitted({ stakes: [timedOut], lookups: [there] });
    await reach({ open: 'staked' });
    expect(lookedUp).toEqual(['id-1']);
    expect(said.map(({ type }) => type)).toEqual(['stake.unconfirmed', 'stake.found']);
    expect(context()).toMatchObject({ isInDoubt: false, form: { amount: '' } });
  });

  it.each([
    ['is not in the list', notThere, 'notFound'],
    ['is not in an empty list', empty, 'notFound'],
    ['cannot be looked up', unreachable, 'notChecked'],
  ] as const)('and a stake that %s is looked up again [STK-107]', async (_, lookup, place) => {
    const { reach, lookedUp, clock } = submitted({ stakes: [timedOut], lookups: [lookup, there] });
    await reach({ unconfirmed: place });
    clock.increment(5_000);
    await reach({ open: 'staked' });
    expect(lookedUp).toEqual(['id-1', 'id-1']);
  });

  it('lets it out again only under the same id, and with a new code [STK-108]', async () => {
    const { reach, staking, sendCode, sent, submit } = submitted({
      stakes: [timedOut, accepted],
      lookups: [notThere],
    });
    submit({ ...form, amount: '300000' });
    await reach({ unconfirmed: 'notFound' });
    submit({ ...form, amount: '300000' });
    staking.send({ type: 'stake.repeated' });
    sendCode('222222');
    await reach({ open: 'staked' });
    expect(sent).toEqual([
      { ...intended, code: '123456' },
      { ...intended, code: '222222' },
    ]);
  });

  it('leaves the stake unconfirmed when sending it again is abandoned or refused [STK-108]', async () => {
    const { reach, staking, sendCode, isIn } = submitted({
      stakes: [timedOut, insufficient],
      lookups: [notThere, notThere, notThere],
    });
    await reach({ unconfirmed: 'notFound' });
    staking.send({ type: 'stake.repeated' });
    staking.send({ type: 'confirmation.left' });
    expect(isIn('unconfirmed')).toBe(true);
    await reach({ unconfirmed: 'notFound' });
    staking.send({ type: 'stake.repeated' });
    sendCode();
    await reach({ unconfirmed: 'notFound' });
    staking.send({ type: 'stake.dismissed' });
    expect(isIn({ open: 'editing' })).toBe(true);
  });

  it('and no ids at the server leave it to the trader to check [STK-109]', async () => {
    const { reach, staking, isIn, context } = submitted({ stakes: [timedOut], lookups: [withoutIds] });
    await reach({ unconfirmed: 'checkNeeded' });
    staking.send({ type: 'stake.repeated' });
    expect(isIn({ unconfirmed: 'checkNeeded' })).toBe(true);
    staking.send({ type: 'stake.dismissed' });
    expect(context()).toMatchObject({ isInDoubt: false, form });
  });

  it('before a reload is followed up after it', async () => {
    const { staking, reach, lookedUp } = start({ lookups: [there] });
    staking.send({ type: 'stake.recalled', stake: intended });
    await reach({ open: 'staked' });
    expect(lookedUp).toEqual(['id-1']);
  });
});
