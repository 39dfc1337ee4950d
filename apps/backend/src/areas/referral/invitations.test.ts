import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compose } from '..';
import { startReferrals, type ReferralServer } from './testing/referralServer';

let server: ReferralServer;

beforeAll(async () => {
  server = await startReferrals(inject('clusterUrl'));
});
afterAll(() => server.closeSound());

let friends = 0;
const friend = (): string => `friend${(friends += 1)}@example.com`;
const friendList = (count: number): string[] => Array.from({ length: count }, friend);

const sent = { status: 200, body: { statusCode: 200, message: 'Your invitations have been sent.' } };
const refusal = (status: number, message: string, field: string | undefined = 'email') => ({
  status,
  body: { statusCode: status, message, ...(status === 403 || status === 429 ? {} : { field }) },
});

const lettersTo = (email: string) => server.lettersTo(email, 'invitation');
const untilInvited = (email: string) => server.until(async () => lettersTo(email), [{ kind: 'invitation' }]);

/** Waits until every invitation has been processed. */
const settled = (): Promise<void> =>
  server.until(async () => {
    const { rows } = await server.database.pool.query<{ count: number }>(
      'select count(*)::integer as count from due_work where done_at is null',
    );
    return rows;
  }, [{ count: 0 }]);

const invitationsOf = async (trader: Parameters<ReferralServer['listOf']>[0]) =>
  (await server.listOf(trader)).invitations.map(({ email }) => email);

describe('an invitation', () => {
  it('goes to each address of the list with the link of its sender, once [REF-030]', async () => {
    const trader = await server.addInviter();
    const [one = '', two = ''] = friendList(2);
    expect(await server.send(trader, ` ${one.toUpperCase()},${two} , ${one}`)).toMatchObject(sent);
    for (const email of [one, two]) {
      await untilInvited(email);
      expect(lettersTo(email)).toEqual([
        { kind: 'invitation', inviter: 'Ada Field', referralCode: trader.code, email },
      ]);
    }
    expect((await invitationsOf(trader)).toSorted()).toEqual([one, two].toSorted());
  });

  it('leads to a sign-up with code and address filled in, and the sign-up takes it off the list [REF-030] [REF-037]', async () => {
    const trader = await server.addInviter();
    const [email = '', another = ''] = friendList(2);
    await server.send(trader, `${email},${another}`);
    await untilInvited(email);
    const [letter] = lettersTo(email);
    if (!letter) throw new Error('There is no letter.');
    const { text } = compose(letter, { brand: 'XDC Exchange', publicUrl: 'https://exchange.example' });
    const link = new URL(/^https:\S+register\S+$/m.exec(text)?.[0] ?? '');
    expect(link.searchParams.get('email')).toBe(email);
    await server.signUp(link.searchParams.get('referral_code') ?? '', { email });
    expect(await invitationsOf(trader)).toEqual([another]);
    expect(await server.rewardsOf(trader)).toEqual([['referrer', 'Pending', '1000']]);
  });

  it('names the inviter, and says what to do [REF-036]', async () => {
    const evil = { firstName: 'Win 1 BTC at', lastName: 'https://evil.example' };
    const trader = await server.addInviter(evil);
    const email = friend();
    await server.send(trader, email);
    await untilInvited(email);
    const [letter] = lettersTo(email);
    if (!letter) throw new Error('There is no letter.');
    const { subject, text } = compose(letter, { brand: 'XDC Exchange', publicUrl: 'https://exchange.example' });
    expect(subject).toBe('Someone you may know has invited you to XDC Exchange');
    expect(text).not.toMatch(/evil|BTC/);
    expect(text).toContain("If you don't know them or don't want an account, ignore this email.");
    expect(text).toMatch(/1500 XDC[^]*1000 XDC/);
  });
});

describe('a list', () => {
  it.each([
    ['no address', '', 'This field is required.'],
    ['a wrong address among others', 'right@example.com,wrong@example', 'Enter valid email address.'],
    [
      'a 21st address',
      Array.from({ length: 21 }, (_, index) => `n${index}@example.com`).join(','),
      'Invite up to 20 people at once.',
    ],
    [
      'a thousand addresses',
      Array.from({ length: 1_000 }, (_, index) => `n${index}@example.com`).join(','),
      'Invite up to 20 people at once.',
    ],
    ['text that is none', 'right@example.com,<script>@example.com', 'Enter valid email address.'],
  ])('with %s is refused in the field, and no one is emailed [REF-031] [REF-038]', async (_, list, message) => {
    const trader = await server.addInviter();
    expect(await server.send(trader, list)).toMatchObject(refusal(400, message));
    expect(await invitationsOf(trader)).toEqual([]);
    await settled();
    expect(lettersTo('right@example.com')).toEqual([]);
    expect(lettersTo('n1@example.com')).toEqual([]);
  });

  it('with the trader’s own address is refused, however it is spelt, and no one is emailed [REF-031]', async () => {
    const trader = await server.addInviter({ email: 'grace.hopper@gmail.com' });
    const email = friend();
    for (const own of ['grace.hopper@gmail.com', 'GraceHopper+navy@googlemail.com'])
      expect(await server.send(trader, `${email},${own}`)).toMatchObject(
        refusal(400, 'This is your own email address.'),
      );
    await settled();
    expect(lettersTo(email)).toEqual([]);
  });

  it('with someone who was invited before is refused, naming them, and the others aren’t emailed either [REF-032]', async () => {
    const trader = await server.addInviter();
    const [one = '', two = '', three = ''] = friendList(3);
    await server.send(trader, `${one},${two}`);
    expect(await server.send(trader, `${three},${two},${one.toUpperCase()}`)).toMatchObject(
      refusal(409, `You've already invited ${two} and ${one}.`),
    );
    await settled();
    expect(lettersTo(three)).toEqual([]);
    expect(await server.send(await server.addInviter(), one)).toMatchObject(sent);
  });

  it('to one address is emailed for three traders in 30 days, however many invite it [REF-073]', async () => {
    const email = friend();
    const invite = async () => {
      const trader = await server.addInviter();
      expect(await server.send(trader, email)).toMatchObject(sent);
      server.clock.now += 1;
      return trader.code;
    };
    const codes = [await invite(), await invite(), await invite(), await invite(), await invite()];
    await settled();
    expect(lettersTo(email).map(({ referralCode }) => referralCode)).toEqual(codes.slice(0, 3));
    server.clock.now += 30 * 24 * 60 * 60_000;
    const later = await invite();
    await settled();
    expect(lettersTo(email).at(-1)?.referralCode).toBe(later);
  });

  it('sent twice at the same moment invites once [REF-032]', async () => {
    const trader = await server.addInviter();
    const email = friend();
    const answers = await Promise.all([server.send(trader, email), server.send(trader, email)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await settled();
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('of twenty of the longest addresses is sent [REF-030]', async () => {
    const trader = await server.addInviter();
    const long = friendList(20).map((address) => `${'a'.repeat(254 - address.length)}${address}`);
    expect(await server.send(trader, long.join(','))).toMatchObject(sent);
    expect(await invitationsOf(trader)).toHaveLength(20);
  });
});

describe('an address with an account', () => {
  it('is answered and listed like any other, and gets no invitation [REF-033]', async () => {
    const [trader, member] = [await server.addInviter(), await server.addInviter()];
    const email = friend();
    expect(await server.send(trader, `${member.email},${email}`)).toMatchObject(sent);
    expect((await invitationsOf(trader)).toSorted()).toEqual([email, member.email].toSorted());
    expect(await server.send(trader, member.email)).toMatchObject(
      refusal(409, `You've already invited ${member.email}.`),
    );
    await untilInvited(email);
    await settled();
    expect(lettersTo(member.email)).toEqual([]);
  });
});

it('nothing is sent while registration is stopped [REF-035]', async () => {
  const trader = await server.addInviter();
  const email = friend();
  await server.openRegistration(false);
  expect(await server.send(trader, email)).toMatchObject(refusal(403, 'Registrations Stopped.'));
  await server.openRegistration(true);
  expect(await invitationsOf(trader)).toEqual([]);
  await settled();
  expect(lettersTo(email)).toEqual([]);
});

it('a trader who invites again and again has to wait, but no one else [REF-034]', async () => {
  const limited = await startReferrals(inject('clusterUrl'), { INVITE_TRIES: '3' });
  try {
    const [trader, another] = [await limited.addInviter(), await limited.addInviter()];
    for (let tries = 0; tries < 3; tries += 1) expect(await limited.send(trader, friend())).toMatchObject(sent);
    const tooMany = await limited.send(trader, friend());
    expect(tooMany).toMatchObject(refusal(429, 'Too many attempts. Wait a moment and try again.'));
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
    expect(await limited.send(another, friend())).toMatchObject(sent);
    limited.clock.now += 31_000;
    expect(await limited.send(trader, friend())).toMatchObject(sent);
    limited.clock.now += 31_000;
    expect(await limited.send(trader, friend())).toMatchObject({ status: 429 });
  } finally {
    await limited.closeSound();
  }
});

describe('the list of referrals', () => {
  it('is empty at first [REF-037]', async () => {
    expect(await server.listOf(await server.addInviter())).toEqual({
      statusCode: 200,
      data: [],
      invitations: [],
      budgetUsedUp: false,
    });
  });

  it('has people and rewards in the documented shapes, newest first, only for the trader of the token [REF-037]', async () => {
    const inviter = await server.addInviter();
    const [paid, pending] = [await server.signUp(inviter.code), await server.signUp(inviter.code)];
    server.clock.now += 60_000;
    await server.trade(paid);
    await server.untilStatus(paid, 'paid');
    const at = new Date(server.clock.now).toISOString();
    const signedUpAt = new Date(server.clock.now - 60_000).toISOString();
    const kim = { firstName: 'Kim', lastName: 'Brook', currencySymbol: 'XDC' };
    const statuses = (said: string) => ({ referralStatus: said, referrerStatus: said, referredStatus: said });
    expect((await server.listOf(inviter)).data).toEqual([
      { updated_at: at, referred_name: 'Kim Brook', referred_users: 1, referrer_bonus: '1000', currency: 'XDC' },
      { ...kim, updatedAt: at, referralAmount: '1000', ...statuses('Completed'), role: 'referrer' },
      { ...kim, updatedAt: signedUpAt, referralAmount: '1000', ...statuses('Pending'), role: 'referrer' },
    ]);
    const ada = { firstName: 'Ada', lastName: 'Field', currencySymbol: 'XDC' };
    expect((await server.listOf(pending)).data).toEqual([
      { ...ada, updatedAt: signedUpAt, referralAmount: '1500', ...statuses('Pending'), role: 'referred' },
    ]);
    const stranger = await server.addInviter();
    const fields = { exchange_id: '1', user_id: inviter.uniqueId, uniqueId: inviter.uniqueId };
    expect((await server.post('/user/user_referral_list', fields, stranger)).body['data']).toEqual([]);
  });
});
